export const paperKinds = [
  'passport',
  'voter-card',
  'birth-certificate',
  'photo',
  'visa',
  'insurance',
  'other',
] as const;
export type PaperKind = (typeof paperKinds)[number];

export const maxPapersOfTraveller = 30;
export const maxPaperNumberLength = 60;

/** A paper of a traveller as staff see it; they ask for its whole number. */
export type Paper = {
  id: string;
  bookingId: string;
  travellerId: string;
  kind: PaperKind;
  /** The last three characters; empty while the number is not known. */
  numberEnd: string;
  /** `2031-04-17` */
  expiresOn: string | null;
  attachmentId: string | null;
  receivedAt: Date;
  /** Empty: the customer, by their link. */
  madeBy: string;
  checkedBy: string;
  checkedAt: Date | null;
  revision: number;
};
