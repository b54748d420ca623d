import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon } from './icons.tsx';

type Props = {
  title: string;
  /** Where the contract lets it wait. */
  opensAfterMs?: number;
  onClose: () => void;
  children: ReactNode;
};

type CloseProps = { label?: string; className: string; children: ReactNode };

/** Stands anywhere in a popup; the browser then gives the focus back to where it came from. */
export function ClosePopup({ label, className, children }: CloseProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={className}
      onClick={(event) => event.currentTarget.closest('dialog')?.close()}
    >
      {children}
    </button>
  );
}

/** Open from when it is mounted until it is closed; whoever shows it takes it away in `onClose`. */
export function Popup({ title, opensAfterMs = 0, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const open = () => {
      if (!dialog.current?.open) dialog.current?.showModal();
    };
    if (opensAfterMs === 0) return open();
    const timer = setTimeout(open, opensAfterMs);
    return () => clearTimeout(timer);
  }, [opensAfterMs]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto rounded-2xl border border-line bg-card p-5 text-ink shadow-2xl backdrop:bg-black/50 sm:p-6"
    >
      <h2 id={titleId} className="mb-4 pr-12 text-2xl">
        {title}
      </h2>
      {children}
      {/* The last in the order, so that the popup opens with the focus in its first field. */}
      <ClosePopup
        label="Close"
        className="absolute top-3 right-3 grid size-11 place-items-center rounded-full hover:bg-paper"
      >
        <CloseIcon />
      </ClosePopup>
    </dialog>
  );
}
