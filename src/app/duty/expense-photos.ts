import { driverPhotoPath } from '#paths.ts';
import { forgetDrafts, forgetPhoto, keepPhoto, readPhoto } from './kept-photos.ts';
import { createOutbox, type Item, type SendResult } from './outbox.ts';
import { textOf, toLanguageView } from './page-language.ts';
import { sendPhoto } from './send-entry.ts';
import { shrinkPhoto } from './shrink-photo.ts';

type Options = {
  /** The address of the driver's page. */
  address: string;
  token: string;
  newKey: () => string;
  /** Whether the expense itself still waits, was refused, or is with the server. */
  stateOf: (key: string) => Item['state'];
};

/**
 * The photos of expenses. They have an outbox of their own beside that of the entries, so that a step does not wait for a
 * picture; each is sent after its expense, whose key it has.
 */
export function createPhotos({ address, token, newKey, stateOf }: Options) {
  const page = `photo:${address}`;
  const nameOf = (key: string) => `${page} ${key}`;

  const send = async ({ key }: Item): Promise<SendResult> => {
    const state = stateOf(key);
    if (state === 'waiting') return { kind: 'away' };
    const photo = state === 'refused' ? undefined : await readPhoto(nameOf(key)).catch(() => undefined);
    const query = new URLSearchParams({ key, language: toLanguageView() });
    const result: SendResult = photo
      ? await sendPhoto(`${driverPhotoPath(token)}?${query}`, photo)
      : { kind: 'refused', text: state === 'refused' ? '' : textOf('photoRefused') };
    if (result.kind !== 'away') await forgetPhoto(nameOf(key)).catch(() => {});
    return result;
  };
  const outbox = createOutbox(localStorage, page, send);

  /** The photo that was taken for the expense which is being typed. */
  let draft: string | undefined;

  const find = (key: string) => outbox.list().find((item) => item.key === key);

  return {
    outbox,
    find,
    /** Keeps a shrunk copy on the phone at once. False when the photo cannot be used. */
    async take(file: Blob): Promise<boolean> {
      await this.drop();
      const small = await shrinkPhoto(file);
      if (!small) return false;
      const key = newKey();
      try {
        await keepPhoto(nameOf(key), small);
      } catch {
        return false;
      }
      draft = key;
      return true;
    },
    /** The key of the expense that gets the photo; `undefined` without one. */
    draft: () => draft,
    /** The expense is entered: its photo is sent after it. */
    enter(at: Date): void {
      const key = draft;
      draft = undefined;
      try {
        if (key) outbox.add(key, { kind: 'photo' }, at);
      } catch {
        // The storage is full; the expense is in the outbox and counts without its photo.
      }
    },
    async drop(): Promise<void> {
      const key = draft;
      draft = undefined;
      if (key) await forgetPhoto(nameOf(key)).catch(() => {});
    },
    /** With an expense that is removed. */
    remove(key: string): void {
      const item = find(key);
      if (item) outbox.remove(item);
      forgetPhoto(nameOf(key)).catch(() => {});
    },
    forgetOld: () => forgetDrafts((name) => localStorage.getItem(name) !== null).catch(() => {}),
  };
}

export type Photos = ReturnType<typeof createPhotos>;
