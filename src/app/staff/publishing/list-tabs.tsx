import { Link } from 'react-router';
import { staffPublishingContent } from '#app/content/staff/publishing.ts';
import type { ListTab } from '#domain/publishing/publishing.ts';

const content = staffPublishingContent.tabs;
const tabs = [undefined, 'published', 'scheduled', 'draft', 'deleted'] as const;

type Props = { path: string; tab: ListTab | undefined; counts: Record<ListTab, number>; search: string };

const countOf = (counts: Record<ListTab, number>, tab: ListTab | undefined) =>
  tab ? counts[tab] : counts.published + counts.scheduled + counts.draft;

function addressOf(path: string, tab: ListTab | undefined, search: string): string {
  const query = new URLSearchParams({ ...(tab && { shelf: tab }), ...(search && { search }) });
  return query.size > 0 ? `${path}?${query}` : path;
}

export function ListTabs({ path, tab: current, counts, search }: Props) {
  return (
    <nav aria-label={content.label}>
      <ul className="flex flex-wrap gap-1">
        {tabs.map((tab) => (
          <li key={tab ?? 'all'}>
            <Link
              to={addressOf(path, tab, search)}
              aria-current={tab === current ? 'page' : undefined}
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
