import { useState } from 'react';
import { Link } from 'react-router';
import { shellContent as content } from '#app/content/staff/shell.ts';
import { rememberMenu } from '#app/staff/shell/preferences.ts';
import type { ShellUser } from '#app/staff/shell/use-staff-user.ts';
import { UserMenu } from '#app/staff/shell/user-menu.tsx';
import { Logo } from '#app/ui/icons.tsx';
import type { Attention } from '#domain/reports/work-service.ts';
import { paths } from '#paths.ts';
import { FoldIcon, SearchIcon, SiteIcon } from './menu-icons.tsx';
import { SideMenu } from './side-menu.tsx';

type Props = { user: ShellUser; counts: Attention; isFoldedAtFirst: boolean; onFind: () => void };

const line = 'flex min-h-9 w-full items-center gap-2.5 rounded-lg px-2.5 text-[0.95rem] hover:bg-sand';

/** The menu of a wide screen: 200 px, or 56 px with icons alone. */
export function Rail({ user, counts, isFoldedAtFirst, onFind }: Props) {
  const [isFolded, setFolded] = useState(isFoldedAtFirst);
  const fold = () => {
    rememberMenu(!isFolded);
    setFolded(!isFolded);
  };
  const label = isFolded ? 'sr-only' : 'min-w-0 truncate';
  const at = `${line} ${isFolded ? 'justify-center' : ''}`;
  const foldName = isFolded ? content.unfoldMenu : content.foldMenu;
  return (
    <header
      className={`sticky top-0 flex h-svh shrink-0 flex-col gap-2 border-line border-r bg-card p-2 max-lg:hidden print:hidden ${isFolded ? 'w-14' : 'w-[12.5rem]'}`}
    >
      <Link
        to={paths.adminDashboard}
        aria-label={isFolded ? content.brand : undefined}
        className="flex items-center gap-2 rounded-lg p-1 font-display font-semibold [&_svg]:size-8"
      >
        <Logo />
        {!isFolded && content.brand}
      </Link>
      <button type="button" aria-haspopup="dialog" className={`${at} border border-line`} onClick={onFind}>
        <SearchIcon />
        <span className={label}>{content.find.open}</span>
        {!isFolded && (
          <span aria-hidden="true" className="ml-auto text-quiet text-xs">
            {content.find.keys}
          </span>
        )}
      </button>
      <div className="min-h-0 grow overflow-y-auto">
        <SideMenu user={user} counts={counts} isFolded={isFolded} />
      </div>
      <div className="grid gap-px border-line border-t pt-2">
        <a href={paths.home} title={isFolded ? content.site : undefined} className={at}>
          <SiteIcon />
          <span className={label}>{content.site}</span>
        </a>
        <button type="button" title={isFolded ? foldName : undefined} className={at} onClick={fold}>
          <FoldIcon />
          <span className={label}>{foldName}</span>
        </button>
        <UserMenu user={user} isFolded={isFolded} place="rail" id="user-menu-rail" />
      </div>
    </header>
  );
}
