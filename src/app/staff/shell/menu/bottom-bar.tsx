import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { ScriptButton } from '#app/staff/kit/script-button.tsx';
import { iconOf, mayOpen } from '#app/staff/shell/screens.ts';
import { shellContent } from '#app/staff/shell/texts.ts';
import type { ShellUser } from '#app/staff/shell/use-staff-user.ts';
import type { Attention } from '#domain/reports/work-service.ts';
import { paths } from '#paths.ts';
import { Badges } from './badges.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { AddIcon, LineIcon, MoreIcon } from './menu-icons.tsx';

const content = shellContent.bar;

const place =
  'relative flex h-full min-h-11 w-full flex-col items-center justify-center gap-0.5 text-xs leading-none -outline-offset-4';

type LinkProps = {
  to: string;
  name: string;
  children?: ReactNode;
};

const BarLink = ({ to, name, children }: LinkProps) => (
  <NavLink
    to={to}
    end={to === paths.adminDashboard}
    className={`${place} aria-[current=page]:font-semibold aria-[current=page]:text-teal`}
  >
    <LineIcon d={iconOf(to)} className="size-6" />
    {name}
    {children}
  </NavLink>
);

type Props = {
  user: ShellUser;
  counts: Attention;
  onAdd: () => void;
  menu: (close: () => void) => ReactNode;
};

/** The main pages under the thumb; everything else is behind 'More'. */
export function BottomBar({ user, counts, onAdd, menu }: Props) {
  const worksOnEnquiries = mayOpen(user, paths.adminMessages);
  return (
    <nav
      aria-label={content.label}
      className="fixed inset-x-0 bottom-0 z-20 h-(--shell-bottom) border-line border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="grid h-full auto-cols-fr grid-flow-col">
        <li>
          <BarLink to={paths.adminDashboard} name={content.today} />
        </li>
        {worksOnEnquiries && (
          <>
            <li>
              <BarLink to={paths.adminMessages} name={content.enquiries}>
                <Badges counts={counts} className="absolute top-0 left-1/2 scale-75" />
              </BarLink>
            </li>
            <li>
              <ScriptButton
                aria-label={content.addEnquiry}
                aria-haspopup="dialog"
                className={`${place} text-teal disabled:opacity-60`}
                onClick={onAdd}
              >
                <AddIcon className="size-6" />
                {content.add}
              </ScriptButton>
            </li>
          </>
        )}
        {mayOpen(user, paths.adminCabs) && (
          <li>
            <BarLink to={paths.adminCabs} name={content.cabs} />
          </li>
        )}
        <li>
          <MenuDrawer
            opener={(open) => (
              <button type="button" aria-haspopup="dialog" className={place} onClick={open}>
                <MoreIcon className="size-6" />
                {content.more}
              </button>
            )}
          >
            {menu}
          </MenuDrawer>
        </li>
      </ul>
    </nav>
  );
}
