import { useEffect, useRef } from 'react';
import { data, useSearchParams } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { ButtonLink } from '#app/staff/kit/button.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { NumberedPaging } from '#app/staff/kit/paging.tsx';
import { ViewSwitch } from '#app/staff/kit/view-switch.tsx';
import { isTableView } from '#app/staff/shell/preferences.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { ListSearch, listQueryOf } from '#app/staff/website/publishing/list-search.tsx';
import { ListTabs } from '#app/staff/website/publishing/list-tabs.tsx';
import { staffPublishingContent } from '#app/staff/website/publishing/texts.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { listTourPackages } from '#domain/tour-packages/tour-package-staff-service.ts';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/tour-packages-page.ts';
import { CreatePackage } from './create-package.tsx';
import { toPackageView } from './package-view.ts';
import { Packages } from './packages-table.tsx';
import { staffTourPackagesContent as content } from './texts.ts';
import { handleTourPackages } from './tour-packages-action.ts';
import { useRowAction } from './use-row-action.ts';

const { tourPackages: messages } = staffMessages;

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const page = context.get(pageContext);
  const query = listQueryOf(request);
  try {
    const { rows, ...found } = await listTourPackages(page.db, actor, query);
    return {
      query,
      isTable: isTableView(request, false),
      list: { ...found, packages: rows.map(toPackageView) },
    };
  } catch (error) {
    if (failureOf(error).code === 'forbidden') throw error;
    // The contract shows a message instead of the list; the error still sets the status and is logged.
    page.failure = error;
    return data({ query, isTable: false, list: undefined }, { status: failureStatus[failureOf(error).code] });
  }
}

export const action = handleTourPackages;

type List = NonNullable<Route.ComponentProps['loaderData']['list']>;

const messageOf = (list: List | undefined) => {
  if (!list) return messages.failed;
  return list.total === 0 ? messages.none : messages.found(list.total);
};

export default function TourPackagesPage({ loaderData: { query, isTable, list } }: Route.ComponentProps) {
  const rowAction = useRowAction();
  const { status } = rowAction;
  const [address] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);

  // The row with the clicked button has been removed, so the focus must be set.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row goes after the status has come
  useEffect(() => {
    if (status && document.activeElement === document.body) heading.current?.focus();
  }, [status, list]);

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle ref={heading} tabIndex={-1}>
          {content.title}
        </PageTitle>
        <CreatePackage />
      </div>
      {list && (
        <ListTabs path={paths.adminTourPackages} tab={query.tab} counts={list.counts} search={query.search} />
      )}
      <ListSearch
        path={paths.adminTourPackages}
        label={content.search}
        search={query.search}
        tab={query.tab}
        corrected={list?.corrected}
      />
      <div className="flex flex-wrap items-center gap-x-6">
        <StatusLine text={messageOf(list)} tone={list ? 'good' : 'fault'} />
        <FormStatusLine status={status} />
        <div className="ml-auto">
          <ViewSwitch isTable={isTable} />
        </div>
      </div>
      {list ? (
        <div className="grid gap-3">
          <Packages packages={list.packages} isTable={isTable} rowAction={rowAction} />
          <NumberedPaging
            texts={staffPublishingContent.paging}
            page={list.page}
            totalPages={list.totalPages}
          />
        </div>
      ) : (
        <div>
          <ButtonLink look="secondary" to={`?${address}`} reloadDocument>
            {content.tryAgain}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
