import { shownPicture } from '#platform/picture-address.ts';

type Props = { address: string; className: string; onError?: () => void };

/** A picture that staff chose by its address; the words beside it say what it is about. */
export function Thumbnail({ address, className, onError }: Props) {
  const source = shownPicture(address);
  if (!source) return null;
  return (
    <img
      src={source}
      alt=""
      width="160"
      height="100"
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={onError}
      className={`rounded-md bg-line object-cover ${className}`}
    />
  );
}
