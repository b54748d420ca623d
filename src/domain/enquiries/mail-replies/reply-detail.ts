import type { Attachment } from '#platform/mail/mail.ts';

/** A customer's mail as it is kept in the timeline. Missing fields are not stored. */
export type ReplyDetail = {
  from: string;
  subject: string;
  text: string;
  /** Earlier mails that the mail program repeated. */
  quoted?: string;
  messageId?: string;
  /** JSON of a list. */
  attachments?: string;
  /** Set when it came from another address than the customer's. */
  isOther?: '1';
  /** Set when the mail has more text than was read. */
  isCut?: '1';
  /** Set when the mail could not be read. */
  isUnread?: '1';
};

export function attachmentsIn({ attachments = '[]' }: Readonly<Record<string, string>>): Attachment[] {
  return JSON.parse(attachments);
}
