import { staffPublishingContent } from '#app/content/staff/publishing.ts';
import { SearchForm } from '#app/staff/ui/search-form.tsx';
import type { Shelf } from '#domain/publishing/publishing.ts';
import { type ListQuery, shelves } from '#domain/publishing/publishing.ts';
import { storable } from '#platform/text.ts';

/** Reads `?page=`, `?search=` and `?shelf=`; invalid values are ignored. */
export function listQueryOf(request: Request): ListQuery & { search: string } {
  const query = new URL(request.url).searchParams;
  const shelf = shelves.find((name) => name === query.get('shelf'));
  return {
    page: Number.parseInt(query.get('page') ?? '', 10) || 1,
    search: storable(query.get('search') ?? '').trim(),
    ...(shelf && { shelf }),
  };
}

const content = staffPublishingContent.search;

type Props = {
  path: string;
  label: string;
  search: string;
  shelf: Shelf | undefined;
  /** The corrected spelling that was searched for. */
  corrected?: string | undefined;
};

export function ListSearch({ path, label, search, shelf, corrected }: Props) {
  return (
    <div className="grid gap-1">
      <SearchForm
        path={path}
        texts={{ ...content, label }}
        search={search}
        keep={shelf && { name: 'shelf', value: shelf }}
      />
      <p role="status" className="wrap-anywhere empty:hidden">
        {corrected && content.corrected(search, corrected)}
      </p>
    </div>
  );
}
