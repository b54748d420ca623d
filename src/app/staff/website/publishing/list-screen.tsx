import type { ReactNode, RefObject } from 'react';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { NumberedPaging } from '#app/staff/kit/paging.tsx';
import { SearchBox } from '#app/staff/kit/search-box.tsx';
import { ViewSwitch } from '#app/staff/kit/view-switch.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import type { ListTab } from '#domain/publishing/publishing.ts';
import { ListTabs } from './list-tabs.tsx';
import type { ListView } from './load-list.ts';
import { TryAgain } from './row-problem.tsx';
import { staffPublishingContent } from './texts.ts';

const { search: searchTexts, paging } = staffPublishingContent;

function addressOf(path: string, tab: ListTab | undefined, search: string): string {
  const query = new URLSearchParams({ ...(tab && { shelf: tab }), ...(search && { search }) });
  return query.size > 0 ? `${path}?${query}` : path;
}

type Props = {
  path: string;
  texts: { title: string; searchLabel: string };
  view: ListView<unknown>;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Beside the title. */
  add: ReactNode;
  /** Above the list, also when it could not be loaded. */
  notice?: ReactNode;
  notLoaded: string;
  /** How many there are, and what was done with one. */
  summary: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** A list with its tabs, its search and its pages. */
export function ListScreen({
  path,
  texts,
  view,
  headingRef,
  add,
  notice,
  notLoaded,
  summary,
  children,
}: Props) {
  const { found, isTable } = view;
  const { search, tab } = view.query;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle {...(headingRef && { ref: headingRef, tabIndex: -1 })}>{texts.title}</PageTitle>
        {add}
      </div>
      {found && <ListTabs to={(one) => addressOf(path, one, search)} tab={tab} counts={found.counts} />}
      <div className="grid gap-1">
        <SearchBox
          path={path}
          texts={{ ...searchTexts, label: texts.searchLabel }}
          search={search}
          keep={tab && { shelf: tab }}
        />
        <p role="status" className="wrap-anywhere empty:hidden">
          {found?.corrected && searchTexts.corrected(search, found.corrected)}
        </p>
      </div>
      {notice}
      {found ? (
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center gap-x-6">
            {summary}
            <div className="ml-auto">
              <ViewSwitch isTable={isTable} />
            </div>
          </div>
          {children}
          <NumberedPaging texts={paging} page={found.page} totalPages={found.totalPages} />
        </div>
      ) : (
        <div className="grid justify-items-start gap-3">
          <StatusLine text={notLoaded} tone="fault" />
          <TryAgain />
        </div>
      )}
    </div>
  );
}
