import { Link } from 'react-router';
import { shellContent as content } from '#app/staff/shell/texts.ts';
import type { ShellUser } from '#app/staff/shell/use-staff-user.ts';
import { UserMenu } from '#app/staff/shell/user-menu.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { paths } from '#paths.ts';
import { SearchIcon, SiteIcon } from './menu-icons.tsx';

/** A round icon on a phone and a tablet, with its name on a wide screen. */
const tool =
  'flex h-11 shrink-0 items-center gap-2 rounded-full px-3 text-sm hover:bg-sand lg:h-9 lg:rounded-lg lg:px-2.5';
const toolName = 'sr-only lg:not-sr-only';

/** The header of every screen: the way to everything, and whose session it is. */
export function TopBar({ user, onFind }: { user: ShellUser; onFind: () => void }) {
  return (
    <header className="sticky top-0 z-20 flex h-(--shell-top) items-center gap-1 border-line border-b bg-card px-2 print:hidden">
      <Link
        to={paths.adminDashboard}
        className="flex items-center gap-2 rounded-lg p-1 font-display font-semibold [&_svg]:size-8 lg:w-[11.5rem] lg:p-0.5"
      >
        <Logo />
        <span className={toolName}>{content.brand}</span>
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${tool} ml-auto lg:ml-0 lg:border lg:border-line`}
        onClick={onFind}
      >
        <SearchIcon />
        <span className={toolName}>{content.find.open}</span>
        <span aria-hidden="true" className="text-quiet text-xs max-lg:hidden">
          {content.find.keys}
        </span>
      </button>
      <a href={paths.home} className={`${tool} lg:ml-auto`}>
        <SiteIcon />
        <span className={toolName}>{content.site}</span>
      </a>
      <div className="min-w-0 max-w-40 lg:max-w-64">
        <UserMenu user={user} />
      </div>
    </header>
  );
}
