import { type PictureView, toAttachmentView } from '#app/staff/enquiries/attachments/attachment-view.ts';
import type { FileOwner } from '#domain/attachments/attachment.ts';
import type { StoredFile } from '#domain/attachments/file-service.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { attachmentPath } from '#staff-paths.ts';
import { sizeText } from './size-text.ts';
import { staffFilesContent as content } from './texts.ts';

export type RecordFileView = {
  id: string;
  /** Of an enquiry's files, the joined one that it was added to. */
  owner: FileOwner;
  name: string;
  size: string;
  by: string;
  picture: PictureView | undefined;
  /** Of a PDF, which the browser saves. */
  pdfHref: string;
};

const toFileView = (owner: FileOwner, file: StoredFile): RecordFileView => ({
  id: file.id,
  owner: owner.kind === 'enquiry' ? { kind: 'enquiry', id: file.ownerId } : owner,
  name: file.fileName || content.unnamed,
  size: sizeText(file.bytes),
  by: content.by(file.madeBy || content.customer, timeText(file.createdAt)),
  picture: file.kind === 'picture' ? toAttachmentView(file) : undefined,
  pdfHref: file.kind === 'pdf' && file.state === 'ready' ? attachmentPath(file.id) : '',
});

/** What `FilePanel` shows of a record. */
export type FilesView = { owner: FileOwner; files: RecordFileView[] };

export const toFilesView = (owner: FileOwner, files: readonly StoredFile[]): FilesView => ({
  owner,
  files: files.map((file) => toFileView(owner, file)),
});
