import { asciiJson, PDF_SUBTYPE } from '../../../engine/formats/printed-document.ts';
import type { Kit } from './kit.ts';

/** A document that travels in a PDF: what the file is called, and its text. */
export interface Attachment {
  readonly name: string;
  readonly text: string;
}

/** Attached as the source of the pages, not compressed, so that it is read again without unpacking anything. */
export const attach = (kit: Kit, { name, text }: Attachment): void => {
  const json = kit.ref({ Type: 'EmbeddedFile', Subtype: PDF_SUBTYPE });
  json.compress = false;
  json.end(asciiJson(text));
  const called = new String(name);
  const file = kit.ref({ Type: 'Filespec', AFRelationship: 'Source', F: called, UF: called, EF: { F: json } });
  file.end();
  kit.addNamedEmbeddedFile(name, file);
  kit._root.data['AF'] = [file];
};
