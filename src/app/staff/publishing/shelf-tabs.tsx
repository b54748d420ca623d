import { Link } from 'react-router';
import { staffPublishingContent } from '#app/content/staff/publishing.ts';
import type { Shelf } from '#domain/publishing/publishing.ts';

const content = staffPublishingContent.shelves;
const tabs = [undefined, 'published', 'scheduled', 'draft', 'deleted'] as const;

type Props = { path: string; shelf: Shelf | undefined; counts: Record<Shelf, number>; search: string };

const countOf = (counts: Record<Shelf, number>, tab: Shelf | undefined) =>
  tab ? counts[tab] : counts.published + counts.scheduled + counts.draft;

function addressOf(path: string, tab: Shelf | undefined, search: string): string {
  const query = new URLSearchParams({ ...(tab && { shelf: tab }), ...(search && { search }) });
  return query.size > 0 ? `${path}?${query}` : path;
}

export function ShelfTabs({ path, shelf, counts, search }: Props) {
  return (
    <nav aria-label={content.label}>
      <ul className="flex flex-wrap gap-1">
        {tabs.map((tab) => (
          <li key={tab ?? 'all'}>
            <Link
              to={addressOf(path, tab, search)}
              aria-current={tab === shelf ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-lg px-3 font-semibold text-teal hover:bg-sand aria-[current=page]:bg-teal aria-[current=page]:text-on-teal"
            >
              {content[tab ?? 'all']}
              <span className="font-normal text-sm tabular-nums">{countOf(counts, tab)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
