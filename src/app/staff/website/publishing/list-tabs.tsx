import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import type { ListTab } from '#domain/publishing/publishing.ts';
import { staffPublishingContent } from './texts.ts';

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
    <Chips label={content.label}>
      {tabs.map((tab) => (
        <ChipLink
          key={tab ?? 'all'}
          to={addressOf(path, tab, search)}
          isCurrent={tab === current}
          count={countOf(counts, tab)}
        >
          {content[tab ?? 'all']}
        </ChipLink>
      ))}
    </Chips>
  );
}
