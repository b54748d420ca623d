import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '#app/staff/shell/session.ts';
import { type Change, type UploadState, uploadFile } from './upload-file.ts';

export type UploadView = {
  key: string;
  file: File;
  name: string;
  total: number;
  offset: number;
  state: UploadState;
  imageId?: string;
  text?: string | undefined;
};

/** More would only slow each other down on the line of a phone. */
const maxAtOnce = 3;

/** Uploads files, three at a time, and tells how far each is. */
export function useUploads(onReady?: () => void) {
  const { askToLogIn } = useSession();
  const [uploads, setUploads] = useState<UploadView[]>([]);
  const waiting = useRef<{ key: string; file: File }[]>([]);
  const running = useRef(0);
  const stop = useRef(new AbortController());

  // Not aborted in the clean-up of strict mode's first run, which would end uploads that have not begun.
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);

  const change = (key: string, next: Change) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));

  const next = useEffectEvent(async () => {
    const item = waiting.current.shift();
    if (!item) return;
    running.current += 1;
    const { key, file } = item;
    const outcome = await uploadFile(file, {
      onChange: (changed) => change(key, changed),
      onSessionOver: askToLogIn,
      stop: stop.current.signal,
    });
    running.current -= 1;
    if (stop.current.signal.aborted) return;
    change(key, outcome);
    if (outcome.state === 'ready') onReady?.();
    begin();
  });

  const count = uploads.length;
  const begin = useEffectEvent(() => {
    while (running.current < maxAtOnce && waiting.current.length > 0) void next();
  });
  useEffect(() => {
    if (count > 0) begin();
  }, [count]);

  const isBusy = uploads.some(({ state }) => state !== 'ready' && state !== 'refused');
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);

  return {
    uploads,
    add(files: Iterable<File>) {
      const added = [...files].map((file) => ({ key: crypto.randomUUID(), file }));
      waiting.current.push(...added);
      const shown = added.map(({ key, file }): UploadView => {
        return { key, file, name: file.name, total: file.size, offset: 0, state: 'queued' };
      });
      setUploads((all) => [...all, ...shown]);
    },
    /** Takes those that are over out of the list. */
    clear: (isOver: (upload: UploadView) => boolean) =>
      setUploads((all) => all.filter((upload) => !isOver(upload))),
  };
}
