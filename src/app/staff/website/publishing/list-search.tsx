import { SearchBox } from '#app/staff/kit/search-box.tsx';
import { type ListQuery, type ListTab, listTabs } from '#domain/publishing/publishing.ts';
import { storable } from '#platform/text.ts';
import { staffPublishingContent } from './texts.ts';

/** Reads `?page=`, `?search=` and `?shelf=`; invalid values are ignored. */
export function listQueryOf(request: Request): ListQuery & { search: string } {
  const query = new URL(request.url).searchParams;
  const tab = listTabs.find((name) => name === query.get('shelf'));
  return {
    page: Number.parseInt(query.get('page') ?? '', 10) || 1,
    search: storable(query.get('search') ?? '').trim(),
    ...(tab && { tab }),
  };
}

const content = staffPublishingContent.search;

type Props = {
  path: string;
  label: string;
  search: string;
  tab: ListTab | undefined;
  /** The corrected spelling that was searched for. */
  corrected?: string | undefined;
};

export function ListSearch({ path, label, search, tab, corrected }: Props) {
  return (
    <div className="grid gap-1">
      <SearchBox path={path} texts={{ ...content, label }} search={search} keep={tab && { shelf: tab }} />
      <p role="status" className="wrap-anywhere empty:hidden">
        {corrected && content.corrected(search, corrected)}
      </p>
    </div>
  );
}
