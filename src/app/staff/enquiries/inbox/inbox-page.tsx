import { lazy, Suspense, useState } from 'react';
import { redirect, useLocation } from 'react-router';
import { AddEnquiry } from '#app/staff/enquiries/add/add-button.tsx';
import { LayoutSwitch } from '#app/staff/enquiries/board/layout-switch.tsx';
import { handleEnquiryAction } from '#app/staff/enquiries/changes/enquiry-action.ts';
import { UndoBar } from '#app/staff/enquiries/changes/undo-bar.tsx';
import { useChange } from '#app/staff/enquiries/changes/use-change.ts';
import { EnquiryPane } from '#app/staff/enquiries/split/enquiry-pane.tsx';
import { useSplit } from '#app/staff/enquiries/split/use-split.ts';
import { staffEnquiriesContent as content } from '#app/staff/enquiries/texts.ts';
import { lastViewInBrowser, rememberDensity, useLastView } from '#app/staff/enquiries/views/last-view.ts';
import { statusOf } from '#app/staff/forms/action-result.ts';
import { useAction } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { useHydrated } from '#app/staff/kit/use-hydrated.ts';
import { LiveLine } from '#app/staff/shell/live/live-line.tsx';
import { useLive, useSessionOverNotice } from '#app/staff/shell/live/use-live.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { paths } from '#paths.ts';
import type { Route } from './+types/inbox-page.ts';
import { loadInbox } from './inbox-data.ts';
import { useInboxKeys } from './inbox-keys.ts';
import { InboxPaging } from './inbox-paging.tsx';
import { csvAddress, placeOf } from './inbox-query.ts';
import { InboxSearch } from './inbox-search.tsx';
import { InboxTable } from './inbox-table.tsx';
import { InboxTools } from './inbox-tools.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useSelection } from './use-selection.ts';

// Loaded after the list can be used: none of them is needed for reading it.
const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }));
const KeysPopup = lazy(async () => ({ default: (await import('./keys-popup.tsx')).KeysPopup }));
const NotifyButton = lazy(async () => ({
  default: (await import('#app/staff/enquiries/notifications/notify-button.tsx')).NotifyButton,
}));

export const meta = () => staffMeta(content.title);

export const loader = (args: Route.LoaderArgs) => loadInbox(args);

export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  const lastView = lastViewInBrowser(request);
  if (lastView) throw redirect(lastView);
  return serverLoader();
};

export const action = handleEnquiryAction;

/** The rows' height, as this browser remembers it. */
function useDensity(remembered: boolean) {
  const [isCompact, setCompact] = useState(remembered);
  const toggle = () => {
    rememberDensity(!isCompact);
    setCompact(!isCompact);
  };
  return { isCompact, toggle };
}

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { query, enquiries, counts, total, page, owners, views, choices, yourId, renderedAt } = loaderData;
  const { isSplit, opened } = loaderData;
  const place = placeOf(query);
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const [showsKeys, setShowsKeys] = useState(false);
  const density = useDensity(loaderData.isCompact);
  const selection = useSelection(enquiries);
  const changes = useChange();
  const { change, undoBar } = changes;
  const contact = useAction();
  const arrivals = useArrivals(enquiries);
  const live = useLive({ onNew: arrivals.arrive });
  const split = useSplit(query, isSplit);

  useLastView(query, search);
  useSessionOverNotice(live);
  useInboxKeys({
    onStep: split.follow,
    onChoose: selection.toggle,
    onTake: (id) => change([id], { change: 'owner', value: 'me' }),
    onNote: (id) => split.open(id, { hash: '#note' }),
    onHelp: () => setShowsKeys(true),
  });

  return (
    <div data-wide className={`grid gap-0.5 ${isSplit ? 'inbox-split' : ''}`}>
      <div className="inbox-tools grid min-w-0 gap-0.5">
        <div className="flex items-center gap-3">
          <PageTitle>{content.heading}</PageTitle>
          <InboxSearch place={place} />
          <span className="max-lg:hidden">
            <LayoutSwitch layout={isSplit ? 'split' : 'list'} place={place} />
          </span>
          <div className="ml-auto shrink-0 lg:[&>button]:min-h-9 lg:[&>button]:py-1">
            <AddEnquiry />
          </div>
        </div>
        <InboxTools
          place={place}
          counts={counts}
          views={views}
          choices={choices}
          owners={owners}
          total={total}
          yourId={yourId}
          chooseAll={{
            isAll: enquiries.length > 0 && selection.ids.length === enquiries.length,
            onToggle: selection.toggleAll,
          }}
        />
        <LiveLine state={live} arrived={arrivals.count} />
        <StatusLine
          text={contact.result?.done === false ? statusOf(contact.result)?.text : ''}
          tone="fault"
          takesRoom={false}
        />
      </div>
      <div className="inbox-list grid min-w-0 content-start gap-0.5 pb-20">
        <InboxTable
          place={place}
          enquiries={enquiries}
          chosen={selection.ids}
          openId={split.openId}
          yourId={yourId}
          renderedAt={renderedAt}
          isCompact={density.isCompact}
          onChoose={selection.toggle}
          onNotSpam={(id) => change([id], { change: 'stage', value: 'new' })}
          onContact={(id, channel) => void contact.send({ intent: 'reply', id, channel, title: '' })}
          onOpen={split.open}
        />
        {enquiries.length === 0 && <p>{query.search ? content.noneFound(query.search) : content.none}</p>}
        {query.search ? page.hasMore && <p>{content.cut}</p> : <InboxPaging query={place} page={page} />}
        <div className="flex flex-wrap items-center gap-x-5">
          <TextLink to={csvAddress(place)} reloadDocument>
            {content.exportCsv}
          </TextLink>
          <TextLink to={paths.adminReplies}>{content.replies}</TextLink>
          <Button look="text" aria-haspopup="dialog" onClick={() => setShowsKeys(true)}>
            {content.keys.open}
          </Button>
          <span className={`max-lg:hidden ${isSplit ? 'min-[75rem]:hidden' : ''}`}>
            <Button look="text" onClick={density.toggle}>
              {density.isCompact ? content.density.normal : content.density.compact}
            </Button>
          </span>
          {isHydrated && (
            <Suspense>
              <NotifyButton />
            </Suspense>
          )}
        </div>
        <div className="sticky bottom-4 z-10 grid justify-items-start gap-2 max-lg:bottom-20">
          <Suspense>
            {selection.wasUsed && (
              <BulkBar
                ids={selection.ids}
                owners={owners}
                isHeldBack={query.queue === 'spam' && !query.search}
                onChange={change}
                onClear={selection.clear}
              />
            )}
          </Suspense>
          <UndoBar {...undoBar} />
        </div>
      </div>
      {isSplit && (
        <EnquiryPane
          pane={split.pane}
          found={opened}
          isLoading={split.openId !== query.open}
          changes={changes}
        />
      )}
      <Suspense>{showsKeys && <KeysPopup onClose={() => setShowsKeys(false)} />}</Suspense>
    </div>
  );
}
