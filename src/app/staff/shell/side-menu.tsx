import { NavLink, useLocation } from 'react-router';
import { shellContent as content } from '#app/content/staff/shell.ts';
import { ArrowDownIcon } from '#app/ui/icons.tsx';

type Entry = { name: string; path: string };
type Props = { onChoose?: () => void };

const line = 'flex min-h-11 items-center rounded-lg px-3 hover:bg-sand';
const current =
  'aria-[current=page]:bg-teal aria-[current=page]:font-semibold aria-[current=page]:text-on-teal';

function Entries({ entries, onChoose }: Props & { entries: readonly Entry[] }) {
  return (
    <ul className="grid gap-0.5">
      {entries.map(({ name, path }) => (
        <li key={path}>
          <NavLink to={path} className={`${line} ${current}`} onClick={onChoose}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

export function SideMenu({ onChoose }: Props) {
  const { pathname } = useLocation();
  const inSettings = content.settingsEntries.some(({ path }) => pathname.startsWith(path));
  const chosen = onChoose && { onChoose };
  return (
    <nav aria-label={content.menuName} className="grid gap-0.5">
      <Entries entries={content.entries} {...chosen} />
      <details className="group" open={inSettings}>
        <summary className={`${line} justify-between`}>
          {content.settings}
          <ArrowDownIcon className="size-5 text-teal group-open:rotate-180" />
        </summary>
        <div className="pl-4">
          <Entries entries={content.settingsEntries} {...chosen} />
        </div>
      </details>
    </nav>
  );
}
