/** What makes pages and says what does not fit: loaded when the first page is wanted. */
export { notesOf } from '../drawing/print/notes.ts';
export { orderedPages, pageSizes } from '../drawing/print/order.ts';
