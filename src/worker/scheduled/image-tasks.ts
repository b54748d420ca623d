import { removeUnusedAttachments } from '#domain/attachments/attachment-work-service.ts';
import { giveUpMailFiles } from '#domain/attachments/mail-file-service.ts';
import { removeUnused } from '#domain/images/image-work-service.ts';
import { type AttachmentParts, makeWaitingAttachments } from '#worker/images/attachment-maker.ts';
import { type ImageParts, makeWaitingImages } from '#worker/images/image-maker.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';

/** For the pictures of a killed worker, and when a notification was lost; otherwise it is told at once. */
const everyMs = 60_000;
const hourMs = 3600_000;

/** A large picture does not delay the next one. */
const maxAtOnce = 2;

export const imageTasks = (parts: ImageParts & AttachmentParts): ScheduledTask[] => [
  ...Array.from({ length: maxAtOnce }, (_, index) => ({
    name: `make the files of images (${index + 1} of ${maxAtOnce})`,
    everyMs,
    wokenBy: 'images' as const,
    run: (stop: AbortSignal) => makeWaitingImages(parts, stop),
  })),
  // One at a time, beside the images of staff: a driver does not wait for it.
  {
    name: 'make the pictures of attachments',
    everyMs,
    wokenBy: 'attachments',
    run: (stop: AbortSignal) => makeWaitingAttachments(parts, stop),
  },
  {
    name: 'remove unfinished uploads',
    everyMs: hourMs,
    async run() {
      await removeUnused(parts.db);
      await removeUnusedAttachments(parts.db);
      await giveUpMailFiles(parts.db);
    },
  },
];
