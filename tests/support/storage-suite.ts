import { describe, expect, it } from 'vitest';
import type { Storage } from '#platform/storage/storage.ts';

const text = async (body: ReadableStream<Uint8Array>) => new Response(body as BodyInit).text();

/** What every storage must do. */
export function storageSuite(open: () => Storage): void {
  describe('a storage', () => {
    it('reads, replaces, lists and deletes a file', async () => {
      const storage = open();
      expect(await storage.get('suite/a1-480.webp')).toBeUndefined();
      await storage.put('suite/a1-480.webp', Buffer.from('first'));
      await storage.put('suite/a1-480.webp', Buffer.from('second'));
      await storage.put('suite/inner/b', Buffer.from('other'));
      const file = await storage.get('suite/a1-480.webp');
      expect(file && (await text(file.body))).toBe('second');
      expect(file?.size).toBe(6);
      expect(await storage.has('suite/a1-480.webp')).toBe(true);
      const own = async () => (await storage.list()).filter((key) => key.startsWith('suite/'));
      expect(await own()).toEqual(['suite/a1-480.webp', 'suite/inner/b']);
      await storage.remove('suite/a1-480.webp');
      await storage.remove('suite/a1-480.webp');
      expect(await storage.get('suite/a1-480.webp')).toBeUndefined();
      expect(await storage.has('suite/a1-480.webp')).toBe(false);
      await storage.removeUnfinished(new Date());
      expect(await own()).toEqual(['suite/inner/b']);
    });

    it.each(['../secret', '/etc/passwd', 'a/../../b', 'A.png', 'a//b', '', 'a\0b', '.hidden'])(
      'refuses a key that could lead elsewhere: %j',
      async (key) => {
        const storage = open();
        await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
        await expect(storage.remove(key)).rejects.toThrow(RangeError);
        expect(await storage.get(key)).toBeUndefined();
        expect(await storage.has(key)).toBe(false);
      },
    );
  });
}
