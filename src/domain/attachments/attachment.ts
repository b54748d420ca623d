import type { ImageRefusal, MasterType } from '#domain/images/image.ts';

export const attachmentStates = ['arriving', 'waiting', 'ready', 'refused'] as const;
export type AttachmentState = (typeof attachmentStates)[number];

export const attachmentKinds = ['picture', 'pdf'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** `not_fetched`: the mail or its file could not be read any more. */
export type AttachmentRefusal = ImageRefusal | 'not_fetched';

/** A driver's page makes a photo about a tenth of this. */
export const maxPhotoBytes = 2 * 1024 * 1024;
/** More than the longest tour has tolls, and fewer than the expenses that a driver can enter. */
export const maxPhotosOfDuty = 50;

export const maxFilesOfMail = 10;
export const maxMailFileBytes = 10 * 1024 * 1024;
export const maxBytesOfMail = 25 * 1024 * 1024;
export const maxFilesOfEnquiry = 200;

/** Staff and customers add files of this size, such as a scan of some pages. */
export const maxAddedFileBytes = 10 * 1024 * 1024;
export const maxFilesOfRecord = 100;
export const maxFilesOfDay = 300;
export const maxFileNameLength = 200;

/** What files can be added to, besides the expenses of drivers and the mails of customers. */
export const fileOwnerKinds = ['customer', 'enquiry', 'booking', 'traveller'] as const;
export type FileOwnerKind = (typeof fileOwnerKinds)[number];
export type FileOwner = { kind: FileOwnerKind; id: string };

export const attachmentSizes = ['small', 'large'] as const;
export type AttachmentSize = (typeof attachmentSizes)[number];

/** A file that a driver or a customer sent, as staff see it. */
export type Attachment = {
  id: string;
  state: AttachmentState;
  kind: AttachmentKind;
  width: number;
  height: number;
};

/** What is known of a picture after it was decoded. */
export type PictureFacts = { type: MasterType; width: number; height: number };

/** The bytes as they came: of a picture until its renditions are made, of a PDF as long as it is kept. */
export const receivedKey = (storageName: string): string => `attachments/${storageName}`;

export const pictureKey = (storageName: string, size: AttachmentSize): string =>
  `attachments/${storageName}-${size}.webp`;

export const attachmentKeys = (storageName: string): string[] => [
  receivedKey(storageName),
  ...attachmentSizes.map((size) => pictureKey(storageName, size)),
];
