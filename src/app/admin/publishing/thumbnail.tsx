type Props = { address: string; className: string; onError?: () => void };

/** What the page's policy lets it show: a picture of this site, or one from a safe address. */
export const isPictureAddress = (address: string): boolean => /^(https:\/\/|\/(?!\/))\S+$/.test(address);

/** A picture that staff chose by its address; the words beside it say what it is about. */
export function Thumbnail({ address, className, onError }: Props) {
  if (!isPictureAddress(address)) return null;
  return (
    <img
      src={address}
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
