export type Attachment = { name: string; type: string; size: number };

/** An attachment, and the part of the mail that it is. */
export type AttachedPart = Attachment & { part: string };

/** Header fields by their name in lower case, unfolded. */
export type MailHeaders = ReadonlyMap<string, readonly string[]>;

/** What is read of every mail in the mailbox. */
export type MailHead = {
  uid: number;
  messageId: string;
  /** The sender's bare address; empty when the mail has none. */
  from: string;
  subject: string;
  headers: MailHeaders;
};

/** What is read of a mail that belongs to an enquiry. */
export type MailContent = {
  text: string;
  /** The mail has more text than is read. */
  isCut: boolean;
  attachments: AttachedPart[];
};

/** What a mail server reports about a mail that it could not deliver. */
export type DeliveryReport = {
  /** The fields of the report (RFC 3464). */
  status: MailHeaders;
  /** The header of the mail that it is about; empty when the server did not return it. */
  returned: MailHeaders;
};
