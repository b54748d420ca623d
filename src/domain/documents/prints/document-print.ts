import type { DocumentContent } from '#domain/documents/document.ts';

/** What the e-invoice portal answered. */
export type Irn = {
  number: string;
  acknowledgementNo: string;
  acknowledgedOn: string;
  signedQr: string;
};

/** Everything on a printed tax document. */
export type DocumentPrint = { content: DocumentContent; irn: Irn | null };
