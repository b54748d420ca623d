import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { CloseIcon } from '#app/ui/icons.tsx';
import { Button, type ButtonLook } from './button.tsx';
import { IconButton } from './icon-button.tsx';

type Props = {
  title: string;
  /** `wide` and `side` are for long forms: full screen on a phone, with a sticky title. */
  size?: 'narrow' | 'wide' | 'side';
  /** In the page as it arrives: without script it lies over the page, and then it becomes modal. */
  isOpenAtFirst?: boolean;
  /** A delay that the contract specifies. */
  opensAfterMs?: number;
  /** Called before closing in any way; false keeps the dialog open. */
  mayClose?: () => boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Fires `cancel` first, as the Escape key does, so that `mayClose` can refuse. */
const askToClose = (dialog: HTMLDialogElement | null) => {
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
};

type CloseProps = { look?: ButtonLook; children: ReactNode };

/** Closes the dialog that contains it; the browser returns the focus to the button that opened it. */
export const CloseDialog = ({ look = 'secondary', children }: CloseProps) => (
  <Button look={look} onClick={(event) => askToClose(event.currentTarget.closest('dialog'))}>
    {children}
  </Button>
);

const frames = {
  narrow:
    'm-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] scroll-pb-32 overflow-y-auto rounded-2xl border p-5 sm:p-6',
  wide: 'm-auto h-dvh max-h-none w-screen max-w-none flex-col overflow-hidden open:flex sm:h-auto sm:max-h-[calc(100dvh-2rem)] sm:w-[min(60rem,calc(100vw-2rem))] sm:rounded-2xl sm:border',
  side: 'mt-0 mr-0 mb-0 ml-auto h-dvh max-h-none w-screen max-w-none flex-col overflow-hidden open:flex sm:w-[30rem] sm:border-l',
};

const titles = {
  narrow: 'mb-4 pr-12 text-xl',
  wide: 'shrink-0 border-line border-b py-4 pr-16 pl-5 text-xl sm:pl-6',
  side: 'shrink-0 border-line border-b py-4 pr-16 pl-5 text-xl sm:pl-6',
};

/** Opens when mounted; the parent unmounts it in `onClose`. */
export function Dialog(props: Props) {
  const {
    title,
    size = 'narrow',
    isOpenAtFirst = false,
    opensAfterMs = 0,
    mayClose,
    onClose,
    children,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const open = () => {
      // Closing it would tell the parent, which unmounts it.
      if (isOpenAtFirst) dialog.current?.removeAttribute('open');
      if (!dialog.current?.open) dialog.current?.showModal();
    };
    if (opensAfterMs === 0) return open();
    const timer = setTimeout(open, opensAfterMs);
    return () => clearTimeout(timer);
  }, [opensAfterMs, isOpenAtFirst]);

  // A parent may unmount it without closing it, and only closing returns the focus to the button that opened it.
  useLayoutEffect(() => {
    const opened = dialog.current;
    return () => opened?.close();
  }, []);

  // React events of nested dialogs bubble to the outer one.
  const isOwn = ({ target, currentTarget }: SyntheticEvent) =>
    target instanceof Element && target.closest('dialog') === currentTarget;
  const stays = () => mayClose?.() === false;

  const onCancel = (event: SyntheticEvent) => {
    if (isOwn(event) && stays()) event.preventDefault();
  };
  // The browser's own Escape handling would close nested dialogs together, and lets a page refuse only once in a row.
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOwn(event)) return;
    event.preventDefault();
    askToClose(event.currentTarget);
  };
  const onClosed = (event: SyntheticEvent<HTMLDialogElement>) => {
    // Strict mode has opened it again.
    if (!isOwn(event) || event.currentTarget.open) return;
    if (stays()) event.currentTarget.showModal();
    else onClose();
  };

  return (
    <dialog
      ref={dialog}
      open={isOpenAtFirst}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onClosed}
      className={`border-line bg-card text-ink shadow-2xl backdrop:bg-black/50 ${frames[size]} ${isOpenAtFirst ? 'fixed inset-y-0 z-50' : ''}`}
    >
      <h2 id={titleId} className={titles[size]}>
        {title}
      </h2>
      {size !== 'narrow' ? (
        <div className="relative min-h-0 grow scroll-py-24 overflow-y-auto px-5 sm:px-6">{children}</div>
      ) : (
        children
      )}
      {/* Last in the DOM, so that the dialog opens with the focus in its first field. */}
      <div className="absolute top-3 right-3">
        <IconButton aria-label="Close" onClick={(event) => askToClose(event.currentTarget.closest('dialog'))}>
          <CloseIcon />
        </IconButton>
      </div>
    </dialog>
  );
}

type SideProps = Omit<Props, 'size'>;

/** Leaves the list in sight; on a phone it is the whole screen. */
export const SidePanel = (props: SideProps) => <Dialog {...props} size="side" />;
