import { useEffect, useRef } from 'react';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { Thumbnail } from '#app/staff/kit/thumbnail.tsx';
import { staffImagesContent } from '#app/staff/website/images/texts.ts';
import type { UploadView } from '#app/staff/website/images/use-uploads.ts';
import { imagePath } from '#paths.ts';
import { imageChooserContent as content } from './texts.ts';

const { uploads: texts } = staffImagesContent;

/** An image to describe: a file on its way, or one of the library that has no description yet. */
export type NewImage = Omit<UploadView, 'file'> & { file?: File };

const previewWidth = 192;

/** Drawn from the file, so that the staff member knows which one to describe while it is uploaded. */
function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = (bitmap: ImageBitmap) => {
      const { current } = canvas;
      if (!current) return;
      current.width = bitmap.width;
      current.height = bitmap.height;
      current.getContext('2d')?.drawImage(bitmap, 0, 0);
      bitmap.close();
    };
    // What the browser cannot decode has no preview; the server decides whether it is accepted.
    createImageBitmap(file, { resizeWidth: previewWidth }).then(draw, () => {});
  }, [file]);
  return <canvas ref={canvas} className="size-full object-cover" />;
}

type Props = { image: NewImage; number: number; count: number; invalid: boolean };

export function NewImageRow({ image, number, count, invalid }: Props) {
  const { key, name, total, offset, state, imageId, text, file } = image;
  const isRunning = state !== 'ready' && state !== 'refused';
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2 py-3">
      <div className="aspect-4/3 w-24 overflow-hidden rounded-md bg-line">
        {imageId ? <Thumbnail address={imagePath(imageId)} className="size-full" /> : null}
        {!imageId && file && <FilePreview file={file} />}
      </div>
      <div className="grid min-w-0 content-start gap-1">
        {state !== 'refused' && (
          <TextField
            id={`describe-${key}`}
            name={key}
            label={content.describe(number, count)}
            hint={texts.describeHint}
            invalid={invalid}
            required
            autoComplete="off"
          />
        )}
        {isRunning && (
          <progress
            aria-label={texts.progress(name)}
            value={offset}
            max={total}
            className="h-2 w-full accent-teal"
          />
        )}
        <p className={state === 'refused' ? 'text-brick' : 'wrap-anywhere text-quiet text-sm'}>
          {name}: {text ?? texts.states[state]}
          {state === 'sending' && `, ${texts.sent(offset, total)}`}
        </p>
      </div>
    </li>
  );
}
