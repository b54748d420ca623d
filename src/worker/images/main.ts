import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { ready } from '#worker/child-work.ts';
import type { AttachmentJob, ImageJob } from './image-job.ts';
import { makeAttachment } from './make-attachment.ts';
import { makeImage } from './make-image.ts';

// One picture and then the end: nothing is used twice, and AVIF is encoded on all processors.
sharp.cache(false);
sharp.concurrency(availableParallelism());

/** Decodes one image in its own process, so that one that takes too long or too much memory can be killed. */
process.once('message', async (job: ImageJob | AttachmentJob) => {
  const made = await (job.make === 'attachment' ? makeAttachment(job) : makeImage(job));
  process.send?.(made, () => process.disconnect());
});
process.send?.(ready);
