import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import type { ListTab } from '#domain/publishing/publishing.ts';
import { staffPublishingContent } from './texts.ts';

const content = staffPublishingContent.tabs;
const tabs = [undefined, 'published', 'scheduled', 'draft', 'deleted'] as const;

type Counts = Record<ListTab, number>;
type Props = { to: (tab: ListTab | undefined) => string; tab: ListTab | undefined; counts?: Counts };

const countOf = (counts: Counts, tab: ListTab | undefined) =>
  tab ? counts[tab] : counts.published + counts.scheduled + counts.draft;

export const ListTabs = ({ to, tab: current, counts }: Props) => (
  <Chips label={content.label}>
    {tabs.map((tab) => (
      <ChipLink
        key={tab ?? 'all'}
        to={to(tab)}
        isCurrent={tab === current}
        {...(counts && { count: countOf(counts, tab) })}
      >
        {content[tab ?? 'all']}
      </ChipLink>
    ))}
  </Chips>
);
