import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Input } from '#app/staff/kit/input.tsx';
import { useSession } from '#app/staff/shell/session.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { staffImagesContent } from './texts.ts';
import { type Change, uploadFile } from './upload-file.ts';

const content = staffImagesContent.details;

type Props = { id: string; onReplaced: () => void };

const textOf = ({ state, text }: Change) =>
  state === 'ready' ? content.replaced : (text ?? staffImagesContent.uploads.states[state]);

/** Uploads another master in the place of this one. */
export function ReplaceImage({ id, onReplaced }: Props) {
  const { askToLogIn } = useSession();
  const [progress, setProgress] = useState<Change>();
  const stop = useRef(new AbortController());
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);
  const onChange = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const outcome = await uploadFile(file, {
      replaces: id,
      onChange: setProgress,
      onSessionOver: askToLogIn,
      stop: stop.current.signal,
    });
    if (stop.current.signal.aborted) return;
    setProgress(outcome);
    if (outcome.state === 'ready') onReplaced();
  };
  return (
    <div className="grid gap-1">
      <label className="grid min-w-0 gap-1 sm:max-w-md">
        <span className="font-semibold">{content.replace}</span>
        <Input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby="replace-hint"
          onChange={(event) => void onChange(event)}
        />
      </label>
      <p id="replace-hint" className="text-quiet text-sm">
        {content.replaceHint}
      </p>
      <StatusLine
        text={progress && textOf(progress)}
        tone={progress?.state === 'refused' ? 'fault' : 'good'}
        takesRoom={false}
      />
    </div>
  );
}
