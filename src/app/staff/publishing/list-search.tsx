import { staffPublishingContent } from '#app/content/staff/publishing.ts';
import { SearchForm } from '#app/staff/shell/search-form.tsx';
import type { Shelf } from '#domain/publishing/publishing.ts';

const content = staffPublishingContent.search;

type Props = {
  path: string;
  label: string;
  search: string;
  shelf: Shelf | undefined;
  /** What was looked for instead. */
  corrected?: string | undefined;
};

export function DeskSearch({ path, label, search, shelf, corrected }: Props) {
  return (
    <div className="grid gap-1">
      <SearchForm
        path={path}
        words={{ ...content, label }}
        search={search}
        keep={shelf && { name: 'shelf', value: shelf }}
      />
      <p role="status" className="wrap-anywhere empty:hidden">
        {corrected && content.corrected(search, corrected)}
      </p>
    </div>
  );
}
