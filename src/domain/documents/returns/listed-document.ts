/** What registers and returns need of a document. */
export type ListedDocument = {
  id: string;
  registrationId: string;
  kind: 'receipt-voucher' | 'invoice' | 'refund-voucher' | 'credit-note';
  seriesId: string;
  number: number;
  name: string;
  issuedOn: string;
  bookingId: string | null;
  buyerName: string;
  buyerGstin: string;
  placeOfSupply: string;
  /** The state of the registration. */
  ownState: string;
  sac: string;
  gstPercent: string;
  isReverseCharge: boolean;
  receivedOn: string | null;
  heads: DocumentHeads;
  totalPaise: number;
  /** By rate and code; they add up to the heads. */
  taxes: TaxLine[];
  /** The vouchers that it takes in or refunds, or the invoice that it corrects, and how much of each. */
  refersTo: Reference[];
};

export type DocumentHeads = {
  valuePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  tcsPaise: number;
  roundingPaise: number;
};

export type TaxLine = Pick<DocumentHeads, 'valuePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise'> & {
  sac: string;
  gstPercent: string;
};

/** A document that another one names, with its heads; `paise` is how much of it is meant. */
export type Reference = {
  name: string;
  issuedOn: string;
  paise: number;
  totalPaise: number;
  heads: DocumentHeads;
  placeOfSupply: string;
  gstPercent: string;
  kind: ListedDocument['kind'];
};

export const documentHeadNames = [
  'valuePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
  'tcsPaise',
  'roundingPaise',
] as const satisfies readonly (keyof DocumentHeads)[];

export const noDocumentHeads: DocumentHeads = {
  ...{ valuePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, tcsPaise: 0, roundingPaise: 0 },
};

export const addHeads = (one: DocumentHeads, other: DocumentHeads, sign = 1): DocumentHeads => ({
  valuePaise: one.valuePaise + sign * other.valuePaise,
  cgstPaise: one.cgstPaise + sign * other.cgstPaise,
  sgstPaise: one.sgstPaise + sign * other.sgstPaise,
  igstPaise: one.igstPaise + sign * other.igstPaise,
  tcsPaise: one.tcsPaise + sign * other.tcsPaise,
  roundingPaise: one.roundingPaise + sign * other.roundingPaise,
});
