import { Link } from 'react-router';
import { shellContent as content } from '#app/content/staff/shell.ts';
import type { ShellUser } from '#app/staff/shell/use-staff-user.ts';
import { UserMenu } from '#app/staff/shell/user-menu.tsx';
import { Logo } from '#app/ui/icons.tsx';
import { paths } from '#paths.ts';
import { SearchIcon, SiteIcon } from './menu-icons.tsx';

const round = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand';

/** The bar of a phone and a tablet; a wide screen has the rail. */
export function TopBar({ user, onFind }: { user: ShellUser; onFind: () => void }) {
  return (
    <header className="sticky top-0 z-20 flex h-(--shell-top) items-center gap-1 border-line border-b bg-card px-2 lg:hidden print:hidden">
      <Link to={paths.adminDashboard} aria-label={content.brand} className="rounded-lg p-1 [&_svg]:size-8">
        <Logo />
      </Link>
      <div className="ml-auto flex min-w-0 items-center">
        <a href={paths.home} aria-label={content.site} className={round}>
          <SiteIcon />
        </a>
        <button
          type="button"
          aria-label={content.find.open}
          aria-haspopup="dialog"
          className={round}
          onClick={onFind}
        >
          <SearchIcon />
        </button>
        <div className="min-w-0 max-w-40">
          <UserMenu user={user} place="top" id="user-menu-bar" />
        </div>
      </div>
    </header>
  );
}
