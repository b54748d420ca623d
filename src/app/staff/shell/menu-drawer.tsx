import { useRef } from 'react';
import { shellContent as content } from '#app/content/staff/shell.ts';
import { CloseIcon, MenuIcon } from '#app/ui/icons.tsx';
import { SideMenu } from './side-menu.tsx';

const round = 'grid size-11 shrink-0 place-items-center rounded-full';

/** The side menu on narrow screens. */
export function MenuDrawer() {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label={content.openMenu}
        className={`${round} hover:bg-night-line`}
        onClick={() => drawer.current?.showModal()}
      >
        <MenuIcon className="size-6" />
      </button>
      <dialog
        ref={drawer}
        aria-label={content.menuTitle}
        closedby="any"
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] overflow-y-auto border-line border-r bg-card p-3 text-ink shadow-2xl backdrop:bg-black/50"
      >
        <div className="flex items-center justify-between pb-2 pl-3">
          <h2 className="text-xl">{content.menuTitle}</h2>
          <button
            type="button"
            aria-label={content.closeMenu}
            className={`${round} hover:bg-sand`}
            onClick={close}
          >
            <CloseIcon className="size-6" />
          </button>
        </div>
        <SideMenu onChoose={close} />
      </dialog>
    </div>
  );
}
