import { type ReactNode, useRef } from 'react';
import { shellContent as content } from '#app/staff/shell/texts.ts';
import { CloseIcon } from '#app/ui/icons.tsx';

type Props = {
  /** The button that opens it. */
  opener: (open: () => void) => ReactNode;
  children: (close: () => void) => ReactNode;
};

/** The side menu on narrow screens. */
export function MenuDrawer({ opener, children }: Props) {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  return (
    <>
      {opener(() => drawer.current?.showModal())}
      <dialog
        ref={drawer}
        aria-label={content.menuTitle}
        closedby="any"
        className="m-0 ml-auto h-dvh max-h-none w-72 max-w-[85vw] overflow-y-auto border-line border-l bg-card p-3 text-ink shadow-2xl backdrop:bg-black/50"
      >
        <div className="flex items-center justify-between pb-2 pl-2.5">
          <h2 className="text-xl">{content.menuTitle}</h2>
          <button
            type="button"
            aria-label={content.closeMenu}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand"
            onClick={close}
          >
            <CloseIcon className="size-6" />
          </button>
        </div>
        {children(close)}
      </dialog>
    </>
  );
}
