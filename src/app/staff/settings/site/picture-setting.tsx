import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/staff/kit/button.tsx';
import { Thumbnail } from '#app/staff/kit/thumbnail.tsx';
import { ChooseImage } from '#app/staff/website/images/chooser/choose-image.tsx';
import { imageChooserContent } from '#app/staff/website/images/chooser/texts.ts';
import { staffSettingsContent } from './texts.ts';

const content = staffSettingsContent.picture;
const frame = 'aspect-square w-24';

type Props = { id: string; name: string; label: string; value: string; hint?: string };

/** A setting that is an image of the library. */
export function PictureSetting({ id, name, label, value, hint }: Props) {
  const [address, setAddress] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  /** As if it were typed, so that the form notices it. */
  const change = (chosen: string) => {
    flushSync(() => setAddress(chosen));
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <fieldset id={id} tabIndex={-1} className="grid gap-1">
      <legend className="font-semibold">
        {label}
        <span className="font-normal text-quiet"> (optional)</span>
      </legend>
      <input ref={field} type="hidden" name={name} value={address} />
      <div className="flex flex-wrap items-center gap-3">
        {address ? (
          <Thumbnail key={address} address={address} className={frame} />
        ) : (
          <span
            className={`${frame} grid place-items-center rounded-md border border-line border-dashed p-2 text-center text-quiet text-sm`}
          >
            {content.none}
          </span>
        )}
        <div className="flex flex-col items-start gap-2">
          <ChooseImage
            label={`${imageChooserContent.open}: ${label}`}
            onChoose={({ address: chosen }) => change(chosen)}
          />
          {address && (
            <Button look="secondary" onClick={() => change('')}>
              {content.remove}
            </Button>
          )}
        </div>
      </div>
      {hint && <p className="text-quiet text-sm">{hint}</p>}
    </fieldset>
  );
}
