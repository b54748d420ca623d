import { useState } from 'react';
import { rememberMenu } from '#app/staff/shell/preferences.ts';
import { shellContent as content } from '#app/staff/shell/texts.ts';
import type { ShellUser } from '#app/staff/shell/use-staff-user.ts';
import type { Attention } from '#domain/reports/work-service.ts';
import { FoldIcon } from './menu-icons.tsx';
import { SideMenu } from './side-menu.tsx';

type Props = { user: ShellUser; counts: Attention; isFoldedAtFirst: boolean };

/** The menu of a wide screen: 200 px, or 56 px with icons alone. */
export function Rail({ user, counts, isFoldedAtFirst }: Props) {
  const [isFolded, setFolded] = useState(isFoldedAtFirst);
  const fold = () => {
    rememberMenu(!isFolded);
    setFolded(!isFolded);
  };
  const foldName = isFolded ? content.unfoldMenu : content.foldMenu;
  return (
    <div
      className={`sticky top-(--shell-top) flex h-[calc(100svh-var(--shell-top))] shrink-0 flex-col gap-1 border-line border-r bg-card p-2 max-lg:hidden print:hidden ${isFolded ? 'w-14' : 'w-[12.5rem]'}`}
    >
      <div className="min-h-0 grow overflow-y-auto [scrollbar-width:thin]">
        <SideMenu user={user} counts={counts} isFolded={isFolded} />
      </div>
      <div className="border-line border-t pt-1">
        <button
          type="button"
          title={isFolded ? foldName : undefined}
          className={`flex min-h-9 w-full items-center gap-2 rounded-lg px-2 text-sm hover:bg-sand ${isFolded ? 'justify-center' : ''}`}
          onClick={fold}
        >
          <FoldIcon />
          <span className={isFolded ? 'sr-only' : 'min-w-0 truncate'}>{foldName}</span>
        </button>
      </div>
    </div>
  );
}
