import type { Handler } from 'hono';
import { failureText } from '#messages.ts';
import { paths } from '#paths.ts';
import type { Storage } from '#platform/storage.ts';

/** The kinds we make ourselves; a stored file of any other kind is not served. */
const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** Stored files never change under their name, so whoever has one may keep it. */
export function serveMedia(storage: Storage): Handler {
  return async (c) => {
    const key = c.req.path.slice(paths.media.length + 1);
    const contentType = contentTypes[key.split('.').at(-1) ?? ''];
    const file = contentType && (await storage.get(key));
    if (!file) return c.text(failureText.not_found, 404);
    return c.body(file.body, 200, {
      'content-type': contentType,
      'content-length': String(file.size),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  };
}
