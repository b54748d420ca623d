import { masterTypes } from '#domain/images/image.ts';
import { typeOfBytes } from '#domain/images/image-bytes.ts';
import type { AttachmentKind } from './attachment.ts';

/** By its first bytes, whatever its name or a mail says. */
export function kindOfFile(bytes: Buffer): AttachmentKind | undefined {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf';
  const type = typeOfBytes(bytes);
  return masterTypes.some((master) => master === type) ? 'picture' : undefined;
}
