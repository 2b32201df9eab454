/** pdfkit as the pure program sees it: a constructor of `Kit` (kit.ts). Its own types would bring Node's along. */
declare const PDFDocument: unknown;
export default PDFDocument;
