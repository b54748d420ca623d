import { useEffect, useRef, useState } from 'react';
import { isSessionOver } from '#app/staff/forms/action-result.ts';
import { useAction } from '#app/staff/forms/use-action.ts';
import { useReload } from '#app/staff/forms/use-reload.ts';
import { type FileOwner, maxAddedFileBytes } from '#domain/attachments/attachment.ts';
import { fileMessages } from '#domain/attachments/file-messages.ts';
import { paths } from '#paths.ts';

export type FileUpload = {
  key: string;
  file: File;
  state: 'queued' | 'sending' | 'failed';
  /** Why it was not sent; empty when only the state is known. */
  text: string;
  /** Sending it again may succeed. */
  isTransient: boolean;
};

const transientCodes: ReadonlySet<string> = new Set([
  'unavailable',
  'unauthenticated',
  'no_room',
  'too_many',
]);

/** Sends files one after another; each has a key, so that sending it again adds it once. */
export function useFileUploads(owner: FileOwner) {
  const [uploads, setUploads] = useState<FileUpload[]>([]);
  const [total, setTotal] = useState(0);
  const waiting = useRef<FileUpload[]>([]);
  const isSending = useRef(false);
  const { send } = useAction({ action: paths.adminFiles, revalidates: false });
  const reload = useReload();

  const change = (key: string, next: Partial<FileUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const remove = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  async function sendOne({ key, file }: FileUpload): Promise<void> {
    if (file.size > maxAddedFileBytes)
      return change(key, { state: 'failed', text: fileMessages.tooLarge, isTransient: false });
    change(key, { state: 'sending', text: '' });
    const form = new FormData();
    const fields = { intent: 'add', owner: owner.kind, ownerId: owner.id, key };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', file);
    const result = await send(form);
    if (result?.done) return remove(key);
    change(key, {
      state: 'failed',
      text: result && !isSessionOver(result) ? result.text : '',
      isTransient: result === undefined || transientCodes.has(result.code),
    });
  }

  async function sendAll(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) await sendOne(next);
    isSending.current = false;
    setTotal(0);
    await reload();
  }

  const isBusy = uploads.some(({ state }) => state !== 'failed');
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);

  const queue = (added: readonly FileUpload[]) => {
    waiting.current.push(...added);
    setTotal((count) => count + added.length);
    void sendAll();
  };

  return {
    uploads,
    isBusy,
    /** Since the list was last empty. */
    progress: { sent: total - uploads.filter(({ state }) => state !== 'failed').length, total },
    add(files: Iterable<File>) {
      const added = [...files].map((file): FileUpload => {
        return { key: crypto.randomUUID(), file, state: 'queued', text: '', isTransient: false };
      });
      setUploads((all) => [...all, ...added]);
      queue(added);
    },
    again(upload: FileUpload) {
      change(upload.key, { state: 'queued', text: '' });
      queue([upload]);
    },
    remove,
  };
}
