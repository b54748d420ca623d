import { Link } from 'react-router';
import { countText } from '#app/staff/shell/menu/badges.tsx';
import type { Work } from '#domain/reports/work-service.ts';
import { paths } from '#paths.ts';
import { unassignedSoonPath } from '#staff-paths.ts';
import { inboxList } from './list-links.ts';
import { staffDashboardContent } from './texts.ts';

const content = staffDashboardContent.now;

/** The hint says more to those who point at it or hear it. */
type NowNumber = { key: keyof Work['counts']; name: string; to: string; hint?: string };

const urgent: readonly NowNumber['key'][] = ['late', 'waiting', 'duties'];

type Props = { counts: Work['counts']; targetMinutes: number; owner: string | undefined };

/** What waits now; each number opens its list. On a phone the row scrolls sideways. */
export function NowRow({ counts, targetMinutes, owner }: Props) {
  const numbers: readonly NowNumber[] = [
    { key: 'late', name: content.late, to: inboxList({ queue: 'overdue', owner }) },
    { key: 'waiting', name: content.waiting(targetMinutes), to: inboxList({ queue: 'new', owner }) },
    // Only where there is something to do. Before the rest, because it is soon.
    ...(counts.duties > 0
      ? [{ key: 'duties', name: content.duties, hint: content.dutiesHint, to: unassignedSoonPath } as const]
      : []),
    { key: 'today', name: content.today, to: inboxList({ queue: 'today', owner }) },
    { key: 'expiring', name: content.expiring, to: `${paths.adminAllQuotes}#expiring` },
    { key: 'unassigned', name: content.unassigned, to: inboxList({ queue: 'unassigned' }) },
    // Only where there is something to do, because most days there is not.
    ...(counts.papers > 0
      ? [{ key: 'papers', name: content.papers, to: `${paths.adminCars}?show=expiring` } as const]
      : []),
  ];
  return (
    <nav aria-label={content.label}>
      <ul className="grid auto-cols-[minmax(6.75rem,1fr)] grid-flow-col gap-2 overflow-x-auto p-1 -m-1 lg:gap-3">
        {numbers.map(({ key, name, to, hint }) => (
          <li key={key}>
            <Link
              to={to}
              className="flex h-18 flex-col justify-center rounded-xl border border-line bg-card px-3 leading-tight hover:border-teal lg:h-18"
            >
              <span
                className={`font-display font-semibold text-2xl tabular-nums leading-none ${
                  urgent.includes(key) && counts[key] > 0 ? 'text-brick' : ''
                }`}
              >
                {countText(counts[key])}
              </span>{' '}
              <span
                className="line-clamp-2 text-quiet text-sm leading-tight"
                title={[name, hint].filter(Boolean).join(' ')}
              >
                {name}
                {hint && <span className="sr-only"> {hint}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
