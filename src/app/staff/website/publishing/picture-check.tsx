import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Thumbnail } from '#app/staff/kit/thumbnail.tsx';
import type { ImageChoice } from '#app/staff/website/images/chooser/choices-route.ts';
import { ChooseImage } from '#app/staff/website/images/chooser/choose-image.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { isPictureAddress } from '#platform/html/picture-address.ts';
import { staffPublishingContent } from './texts.ts';

const content = staffPublishingContent.picture;

/** Waits until typing pauses, so that incomplete addresses are not requested. */
const pauseMs = 1000;

const frame = 'aspect-8/5 w-40';

type Props = {
  /** The field refers to it by `aria-describedby`. */
  warningId: string;
  address: string;
  /** True when the form already shows an error at this field. */
  isFaulty: boolean;
  /** The field that describes the picture; choosing an image fills it. */
  altFieldId?: string;
  /** The address field. */
  children: ReactNode;
};

function warningFor(address: string, failed: string | undefined, isFaulty: boolean): string | undefined {
  if (!address) return undefined;
  if (!isPictureAddress(address)) return isFaulty ? undefined : content.notALink;
  return address === failed ? content.notLoaded : undefined;
}

/** As if it were typed, so that the form notices it. */
function fill(field: Element | null | undefined, value: string): void {
  if (!(field instanceof HTMLInputElement)) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Shows the picture of an address, or warns that it cannot be loaded. The address can be saved anyway, and an
 * image of the library can be chosen instead of typing one.
 */
export function PictureCheck({ warningId, address: saved, isFaulty, altFieldId, children }: Props) {
  const [typed, setTyped] = useState(saved);
  const [address, setAddress] = useState(saved);
  const [failed, setFailed] = useState<string>();
  const frameRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => setAddress(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const note = (set: (address: string) => void) => (event: SyntheticEvent) => {
    if (event.target instanceof HTMLInputElement) set(event.target.value.trim());
  };

  const choose = ({ address: chosen, alt }: ImageChoice) => {
    fill(frameRef.current?.querySelector('input'), chosen);
    setAddress(chosen);
    if (altFieldId) fill(document.getElementById(altFieldId), alt);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is the field within that is typed in and left
    <div ref={frameRef} className="grid gap-2" onInput={note(setTyped)} onBlur={note(setAddress)}>
      {children}
      {/* There is room for the warning, so that leaving the field does not move the button that is being clicked. */}
      <div className="flex min-h-36 items-start gap-4">
        <div className={`shrink-0 overflow-hidden rounded-md bg-line ${frame}`}>
          {isPictureAddress(address) && (
            <Thumbnail key={address} address={address} className={frame} onError={() => setFailed(address)} />
          )}
        </div>
        <div className="grid min-w-0 justify-items-start gap-2">
          <ChooseImage onChoose={choose} />
          <div id={warningId} className="text-sm">
            <StatusLine text={warningFor(address, failed, isFaulty)} tone="plain" takesRoom={false} />
          </div>
        </div>
      </div>
    </div>
  );
}
