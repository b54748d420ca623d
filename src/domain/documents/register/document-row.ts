import type { DocumentContent, DocumentKind, DocumentPurpose } from '#domain/documents/document.ts';
import type { Heads } from '#domain/documents/heads.ts';

/** A document in the register. */
export type DocumentRow = {
  id: string;
  name: string;
  kind: DocumentKind;
  purpose: DocumentPurpose;
  issuedOn: string;
  issuedAt: Date;
  bookingId: string | null;
  quoteId: string | null;
  entryId: string | null;
  /** The document that it refers to. */
  refersTo: { id: string; name: string; issuedOn: string } | null;
  registrationId: string;
  buyerName: string;
  buyerGstin: string;
  placeOfSupply: string;
  sac: string;
  gstPercent: string;
  isReverseCharge: boolean;
  receivedOn: string | null;
  heads: Heads;
  totalPaise: number;
};

/** With everything that is printed. */
export type WholeDocument = DocumentRow & { content: DocumentContent; contentHash: string };
