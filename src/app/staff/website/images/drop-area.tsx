import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';
import { Input } from '#app/staff/kit/input.tsx';
import { staffImagesContent as content } from './texts.ts';

const filesIn = (data: DataTransfer | null) => [...(data?.files ?? [])];

/** Files dropped anywhere on the page or pasted; the browser would leave the page for a dropped one. */
function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const add = useEffectEvent((event: DragEvent | ClipboardEvent, data: DataTransfer | null) => {
    const files = filesIn(data);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    window.addEventListener('dragover', onDrag, options);
    window.addEventListener('dragleave', (event) => event.relatedTarget ?? setOver(false), options);
    const onDrop = (event: DragEvent) => {
      setOver(false);
      add(event, event.dataTransfer);
    };
    window.addEventListener('drop', onDrop, options);
    window.addEventListener('paste', (event) => add(event, event.clipboardData), options);
    return () => stop.abort();
  }, []);
  return isOver;
}

type Props = { onFiles: (files: File[]) => void; multiple?: boolean };

/** Takes images from the file chooser, the phone's camera, the clipboard or a drop. */
export function DropArea({ onFiles, multiple = true }: Props) {
  const isOver = useDroppedFiles(onFiles);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // Otherwise the same file could not be chosen again.
    currentTarget.value = '';
  };
  return (
    <div
      className={`grid gap-2 rounded-2xl border-2 border-dashed p-5 ${isOver ? 'border-teal bg-card' : 'border-line'}`}
    >
      <label className="grid gap-1 sm:max-w-md">
        <span className="font-semibold">{content.choose}</span>
        <Input
          needsScript
          type="file"
          // Without HEIC in the list, an iPhone sends its photos as JPEG.
          accept="image/jpeg,image/png,image/webp"
          multiple={multiple}
          aria-describedby="drop-hint"
          onChange={onChange}
        />
      </label>
      <p id="drop-hint" className="text-quiet text-sm">
        {isOver ? content.dropNow : content.dropHint}
      </p>
    </div>
  );
}
