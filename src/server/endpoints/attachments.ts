import { attachmentSizes } from '#domain/attachments/attachment.ts';
import { type AttachmentFile, openAttachment } from '#domain/attachments/attachment-service.ts';
import { failureText } from '#messages.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import type { Log } from '#platform/log.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { type Asked, actorOf, type StaffParts } from './staff-actor.ts';

type Parts = StaffParts & { storage: Storage; encryption: Encryption; log: Log };

/** Not kept by the browser, because a copy would outlive the session and the erasing of the customer. */
const noStore = { 'cache-control': 'no-store' };

/** A PDF is saved and not shown, because it may contain scripts. RFC 8187 spells the name of any language. */
const dispositionOf = ({ type, fileName }: AttachmentFile): string => {
  if (type !== 'application/pdf') return 'inline';
  const name = encodeURIComponent(fileName.replaceAll(/["\\/]/g, '') || 'attachment.pdf').replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="attachment.pdf"; filename*=UTF-8''${name}`;
};

/** A photo or an attachment, for staff of the area 'enquiries and bookings'. */
export const serveAttachment = (parts: Parts) => async (c: Asked) => {
  try {
    const actor = await actorOf(parts, c, { isBackgroundRequest: true });
    const { id = '', size } = c.req.query();
    const known = attachmentSizes.find((one) => one === size) ?? 'large';
    const file = await openAttachment(parts, actor, id, known);
    if (!file) return c.text(failureText.not_found, failureStatus.not_found, noStore);
    return c.body(file.body, 200, {
      ...noStore,
      'content-type': file.type,
      'content-length': String(file.size),
      'content-disposition': dispositionOf(file),
    });
  } catch (error) {
    const { code, userText } = failureOf(error);
    if (code === 'unexpected' || code === 'unavailable')
      parts.log.warn({ err: error }, 'an attachment could not be looked up');
    return c.text(userText ?? failureText[code], failureStatus[code], noStore);
  }
};
