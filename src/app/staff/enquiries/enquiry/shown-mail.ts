import { staffEnquiryContent } from '#app/content/staff/enquiry.ts';
import { attachmentsIn } from '#domain/enquiries/mail-replies/reply-detail.ts';

const content = staffEnquiryContent.mail;

/** Beside the text of a customer's mail. */
export type ShownMail = { quoted: string; files: string[]; hint: string };

const number = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 2 });

function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 999_500 ? `${number.format(bytes / 1000)} KB` : `${number.format(bytes / 1_000_000)} MB`;
}

type Detail = Readonly<Record<string, string>>;

function hintOf({ isUnread, isCut, text, from }: Detail): string {
  if (isUnread) return content.unread;
  if (isCut) return content.cut;
  // An erased mail has no sender either.
  return text || !from ? '' : content.noText;
}

export const presentMail = (detail: Detail): ShownMail => ({
  quoted: detail.quoted ?? '',
  files: attachmentsIn(detail).map(({ name, size }) => `${name || content.unnamedFile} (${sizeText(size)})`),
  hint: hintOf(detail),
});
