import { type PictureView, toAttachmentView } from '#app/staff/enquiries/attachments/attachment-view.ts';
import { sizeText } from '#app/staff/files/size-text.ts';
import type { StoredMailFile } from '#domain/attachments/mail-file-service.ts';
import { attachmentsIn } from '#domain/enquiries/mail-replies/reply-detail.ts';
import type { Attachment } from '#platform/mail/mail.ts';
import { attachmentPath } from '#staff-paths.ts';
import { staffEnquiryContent } from './texts.ts';

const content = staffEnquiryContent.mail;

/** Beside the text of a customer's mail. */
export type MailView = { quoted: string; files: FileView[]; hint: string };

/** An attachment: a picture that opens large, a PDF to save, or a name and a size. */
export type FileView = {
  name: string;
  text: string;
  picture: PictureView | undefined;
  pdfHref: string;
  note: string;
};

type Detail = Readonly<Record<string, string>>;

function hintOf({ isUnread, isCut, text, from }: Detail): string {
  if (isUnread) return content.unread;
  if (isCut) return content.cut;
  // An erased mail has no sender either.
  return text || !from ? '' : content.noText;
}

const fileNotes: Record<StoredMailFile['state'], string> = {
  arriving: content.filePreparing,
  waiting: content.filePreparing,
  ready: '',
  refused: content.fileRefused,
};

function toFileView({ name, size }: Attachment, stored: StoredMailFile | undefined): FileView {
  const isReady = stored?.state === 'ready';
  const shown = {
    name: name || content.unnamedFile,
    text: `${name || content.unnamedFile} (${sizeText(size)})`,
    picture: isReady && stored.kind === 'picture' ? toAttachmentView(stored) : undefined,
    pdfHref: isReady && stored.kind === 'pdf' ? attachmentPath(stored.id) : '',
  };
  return { ...shown, note: stored ? fileNotes[stored.state] : content.fileElsewhere };
}

/** `stored` are the files of this mail that are kept. */
export const toMailView = (detail: Detail, stored: readonly StoredMailFile[] = []): MailView => ({
  quoted: detail.quoted ?? '',
  files: attachmentsIn(detail).map((file, index) =>
    toFileView(
      file,
      stored.find(({ position }) => position === index),
    ),
  ),
  hint: hintOf(detail),
});
