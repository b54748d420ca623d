import { removeUnused } from '#domain/images/image-work-service.ts';
import { type ImageParts, makeWaitingImages } from '#worker/images/image-maker.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';

/** A staff member waits for the photo; the query that finds nothing reads one empty index. */
const everyMs = 100;
const hourMs = 3600_000;

/** A large picture does not delay the next one. */
const maxAtOnce = 2;

export const imageTasks = (parts: ImageParts): ScheduledTask[] => [
  ...Array.from({ length: maxAtOnce }, (_, index) => ({
    name: `make the files of images (${index + 1} of ${maxAtOnce})`,
    everyMs,
    run: (stop: AbortSignal) => makeWaitingImages(parts, stop),
  })),
  { name: 'remove unfinished uploads', everyMs: hourMs, run: () => removeUnused(parts.db) },
];
