import type { ToggleEvent } from 'react';
import { NavLink, useLocation } from 'react-router';
import { type MenuScreen, mayOpen, screenGroups } from '#app/staff/shell/screens.ts';
import { shellContent as content } from '#app/staff/shell/texts.ts';
import type { ShellUser } from '#app/staff/shell/use-staff-user.ts';
import { ArrowDownIcon } from '#app/ui/icons.tsx';
import type { Attention } from '#domain/reports/work-service.ts';
import { paths } from '#paths.ts';
import { Badges } from './badges.tsx';
import { LineIcon } from './menu-icons.tsx';

type Props = {
  user: Pick<ShellUser, 'areas'>;
  counts: Attention;
  /** Icons alone, for the narrow rail. */
  isFolded?: boolean;
  onChoose?: () => void;
};

/** 36 px for a pointer, 44 px in the drawer of a phone. */
const line =
  'flex min-h-11 items-center gap-2 rounded-lg px-2.5 text-[0.9375rem] hover:bg-sand lg:min-h-9 lg:px-2 lg:text-sm lg:[@media(height<46rem)]:min-h-7.5';
const current =
  'aria-[current=page]:bg-teal aria-[current=page]:font-semibold aria-[current=page]:text-on-teal aria-[current=page]:[&_.badges]:hidden';

function Entries({ screens, counts, isFolded, onChoose }: Omit<Props, 'user'> & { screens: MenuScreen[] }) {
  return (
    <ul className="grid gap-px">
      {screens.map(({ name, path, icon }) => (
        <li key={path}>
          <NavLink
            to={path}
            end={path === paths.adminDashboard}
            title={isFolded ? name : undefined}
            className={`${line} ${current} ${isFolded ? 'relative justify-center' : ''}`}
            onClick={onChoose}
          >
            <LineIcon d={icon} />
            <span className={isFolded ? 'sr-only' : 'min-w-0 leading-tight text-wrap'}>{name}</span>
            {path === paths.adminMessages && (
              <Badges
                counts={counts}
                className={isFolded ? 'badges absolute -top-1 -right-2 scale-75' : 'badges ml-auto'}
              />
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** The groups with the screens that this user may open. */
export const allowedGroups = (user: Pick<ShellUser, 'areas'>) =>
  screenGroups
    .map((group) => ({ ...group, screens: group.screens.filter(({ path }) => mayOpen(user, path)) }))
    .filter(({ screens }) => screens.length > 0);

/** On a low screen the entries of the last group would open below the edge of the menu. */
const scrollIntoViewOnOpen = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
};

const heading = 'px-2.5 font-semibold text-quiet text-xs uppercase tracking-wide';

export function SideMenu({ user, ...rest }: Props) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={content.menuName} className="grid gap-3 lg:[@media(height<46rem)]:gap-1.5">
      {allowedGroups(user).map(({ key, name, screens }) => {
        if (rest.isFolded)
          return (
            <div key={key} className="border-line border-t pt-2 first:border-0">
              <Entries screens={screens} {...rest} />
            </div>
          );
        if (key !== 'settings')
          return (
            <div key={key} className="grid gap-0.5">
              <h2 className={`${heading} font-sans`}>{name}</h2>
              <Entries screens={screens} {...rest} />
            </div>
          );
        return (
          <details
            key={key}
            // Without a transition, because the scrolling needs the final height.
            className="group [&::details-content]:transition-none"
            open={screens.some(({ path }) => pathname.startsWith(path))}
            onToggle={scrollIntoViewOnOpen}
          >
            <summary
              className={`${heading} flex min-h-11 items-center justify-between rounded-lg hover:bg-sand lg:min-h-8`}
            >
              {name}
              <ArrowDownIcon className="size-4 text-teal group-open:rotate-180" />
            </summary>
            <Entries screens={screens} {...rest} />
          </details>
        );
      })}
    </nav>
  );
}
