/** A duty in a mail to staff, with as little personal data as possible. */
export type MailedDuty = {
  dutyId: string;
  bookingId: string;
  number: string;
  pickupAt: Date;
  firstName: string;
  route: string;
  /** Empty when there is none yet. */
  car: string;
  driver: string;
};

/** The duties of one day; `more` are not listed. */
export type DutyDigest = {
  day: string;
  duties: MailedDuty[];
  more: number;
  /** Those of the listed duties that have something to be mended, with what it is. */
  problems: { duty: MailedDuty; texts: string[] }[];
};
