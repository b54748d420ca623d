import type { PictureFacts } from '#domain/attachments/attachment.ts';
import type { FocalPoint, ImageRefusal } from '#domain/images/image.ts';
import type { MadeFacts } from '#domain/images/image-work-service.ts';

/** All data of the work, because the process has no database and no files. */
export type ImageJob = {
  master: Uint8Array;
  /** Makes the names of its files its own, also when two images have the same master. */
  name: string;
  focus: FocalPoint;
  /** Only the share card is cut around the focal point; pages crop the other files themselves. */
  make: 'all' | 'share-card';
};

/** A photo of a driver or a picture of a mail, of which only two renditions are kept. */
export type AttachmentJob = { master: Uint8Array; storageName: string; make: 'attachment' };

export type MadeFile = { key: string; bytes: Uint8Array };

export type ImageResult =
  | { refusal: ImageRefusal }
  | { refusal?: undefined; facts: MadeFacts; files: MadeFile[] };

export type AttachmentResult =
  | { refusal: ImageRefusal }
  | { refusal?: undefined; facts: PictureFacts; files: MadeFile[] };
