import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { staffPublishingContent } from '#app/content/staff/publishing.ts';
import { Thumbnail } from '#app/staff/ui/thumbnail.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { isPictureAddress } from '#platform/html/picture-address.ts';

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
  /** The address field. */
  children: ReactNode;
};

function warningFor(address: string, failed: string | undefined, isFaulty: boolean): string | undefined {
  if (!address) return undefined;
  if (!isPictureAddress(address)) return isFaulty ? undefined : content.notALink;
  return address === failed ? content.notLoaded : undefined;
}

/** Shows the picture of an address, or warns that it cannot be loaded. The address can be saved anyway. */
export function PictureCheck({ warningId, address: saved, isFaulty, children }: Props) {
  const [typed, setTyped] = useState(saved);
  const [address, setAddress] = useState(saved);
  const [failed, setFailed] = useState<string>();

  useEffect(() => {
    const timer = setTimeout(() => setAddress(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const note = (set: (address: string) => void) => (event: SyntheticEvent) => {
    if (event.target instanceof HTMLInputElement) set(event.target.value.trim());
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is the field within that is typed in and left
    <div className="grid gap-2" onInput={note(setTyped)} onBlur={note(setAddress)}>
      {children}
      {/* The height is fixed, so that leaving the field does not move the button that is being clicked. */}
      <div className="flex items-start gap-4">
        <div className={`shrink-0 overflow-hidden rounded-md bg-line ${frame}`}>
          {isPictureAddress(address) && (
            <Thumbnail key={address} address={address} className={frame} onError={() => setFailed(address)} />
          )}
        </div>
        <div id={warningId} className="text-sm">
          <StatusLine text={warningFor(address, failed, isFaulty)} tone="plain" takesRoom={false} />
        </div>
      </div>
    </div>
  );
}
