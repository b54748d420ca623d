import { useState } from 'react';
import { shownPicture } from '#platform/html/picture-address.ts';

type Props = { address: string; className: string; onError?: () => void };

const hasFailed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

/** A picture by its address; the alternative text is empty, because the text beside it names the subject. */
export function Thumbnail({ address, className, onError }: Props) {
  const [failed, setFailed] = useState<string>();
  const source = shownPicture(address);
  if (!source) return null;
  const frame = `rounded-md bg-line object-cover ${className}`;
  // An empty frame, because the browser's broken-image icon looks like a fault of the page.
  if (failed === source) return <span className={`block ${frame}`} />;
  const fail = () => {
    setFailed(source);
    onError?.();
  };
  return (
    <img
      // Loading may have failed before hydration, when `onError` was not attached yet.
      ref={(image) => {
        if (image && hasFailed(image)) image.decode().catch(fail);
      }}
      src={source}
      alt=""
      width="160"
      height="100"
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={fail}
      className={frame}
    />
  );
}
