import { lazy, Suspense, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { redirect, useLocation } from 'react-router';
import { AddEnquiry } from '#app/staff/enquiries/add/add-button.tsx';
import { LayoutSwitch } from '#app/staff/enquiries/board/layout-switch.tsx';
import { handleEnquiryAction } from '#app/staff/enquiries/changes/enquiry-action.ts';
import { UndoBar } from '#app/staff/enquiries/changes/undo-bar.tsx';
import { useChange } from '#app/staff/enquiries/changes/use-change.ts';
import { createNoticePlanner } from '#app/staff/enquiries/notifications/plan-notifications.ts';
import { EnquiryPane } from '#app/staff/enquiries/split/enquiry-pane.tsx';
import { useSplit } from '#app/staff/enquiries/split/use-split.ts';
import { staffEnquiriesContent as content } from '#app/staff/enquiries/texts.ts';
import { lastViewInBrowser, rememberDensity, useLastView } from '#app/staff/enquiries/views/last-view.ts';
import { statusOf } from '#app/staff/forms/action-result.ts';
import { useAction } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { isTypingTarget } from '#app/staff/kit/search-box.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { useHydrated } from '#app/staff/kit/use-hydrated.ts';
import { LiveLine } from '#app/staff/shell/live/live-line.tsx';
import { useLive, useSessionOverNotice } from '#app/staff/shell/live/use-live.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { paths } from '#paths.ts';
import type { Route } from './+types/inbox-page.ts';
import { type EnquiryView, firstNameOf } from './enquiry-view.ts';
import { loadInbox } from './inbox-data.ts';
import { InboxPaging } from './inbox-paging.tsx';
import { csvAddress, placeOf } from './inbox-query.ts';
import { InboxSearch, searchFieldId } from './inbox-search.tsx';
import { InboxTable } from './inbox-table.tsx';
import { InboxTools } from './inbox-tools.tsx';

const openers = () => [...document.querySelectorAll<HTMLElement>('[data-open-enquiry]')];

/** The row that contains the focused element. */
const rowInFocus = () => document.activeElement?.closest<HTMLElement>('[data-enquiry]');

/** The row that has the focus, or else that of the enquiry beside the list. */
const toRowView = () =>
  rowInFocus() ??
  document.querySelector('[data-open-enquiry][aria-current]')?.closest<HTMLElement>('[data-enquiry]');

/**
 * Moves the focus one row up or down. When the present row has left the list, the next one has its place, which is
 * `lastAt`.
 */
function step(by: 1 | -1, lastAt: number): number {
  const links = openers();
  const row = toRowView();
  const at = links.findIndex((link) => row?.contains(link));
  const next = at === -1 ? lastAt + Math.min(by, 0) : at + by;
  const to = Math.min(Math.max(next, 0), links.length - 1);
  links[to]?.focus();
  return to;
}

type Options = {
  /** Called when a key moved the focus to another row. */
  onStep: (id: string) => void;
  onChoose: (id: string) => void;
  onTake: (id: string) => void;
  onNote: (id: string) => void;
  onHelp: () => void;
};

/** Selects the present text, so that typing replaces it. */
function focusSearch(): void {
  const field = document.getElementById(searchFieldId);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/** Keyboard shortcuts of the inbox. Enter needs none, because the focus is on a link. */
function useInboxKeys({ onStep, onChoose, onTake, onNote, onHelp }: Options): void {
  const lastAt = useRef(0);
  const withRow = (handler: (id: string) => void) => {
    const id = toRowView()?.dataset.enquiry;
    if (id) handler(id);
  };
  const move = (by: 1 | -1) => {
    lastAt.current = step(by, lastAt.current);
    withRow(onStep);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTypingTarget(event.target)) return;
    const handlers: Record<string, (() => void) | undefined> = {
      j: () => move(1),
      k: () => move(-1),
      x: () => withRow(onChoose),
      t: () => withRow(onTake),
      n: () => withRow(onNote),
      '?': onHelp,
      '/': focusSearch,
    };
    const handler = Object.hasOwn(handlers, event.key) ? handlers[event.key] : undefined;
    if (!handler) return;
    event.preventDefault();
    handler();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Counts the enquiries that arrived while the page was open, and shows notifications with the names in the list. */
function useArrivals(enquiries: readonly EnquiryView[]) {
  const [arrived, setArrived] = useState<readonly string[]>([]);
  const notified = useRef(0);
  const [plan] = useState(() => createNoticePlanner());

  const notify = useEffectEvent((ids: readonly string[]) => {
    const { own, together } = plan(ids);
    if (together === 0 && own.length === 0) return;
    void import('#app/staff/enquiries/notifications/notification.ts').then(({ notifyOf, notifyOfMany }) => {
      if (together > 0) void notifyOfMany(together);
      for (const id of own) {
        const enquiry = enquiries.find((candidate) => candidate.id === id);
        void notifyOf(id, firstNameOf(enquiry?.name ?? ''));
      }
    });
  });
  useEffect(() => {
    notify(arrived.slice(notified.current));
    notified.current = arrived.length;
  }, [arrived]);

  /** A transition, because the router commits the list that was loaded with them in one. */
  const arrive = (ids: readonly string[]) =>
    startTransition(() => setArrived((before) => [...before, ...ids]));
  return { count: arrived.length, arrive };
}

/** The selected rows. Rows that have left the list are deselected, so that a change affects only visible enquiries. */
function useSelection(enquiries: readonly EnquiryView[]) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const ids = enquiries.map(({ id }) => id).filter((id) => selected.includes(id));
  const [wasUsed, setUsed] = useState(false);
  if (ids.length > 0 && !wasUsed) setUsed(true);
  return {
    ids,
    /** True from the first selection on: the bar for it is loaded then, and stays for its open popups. */
    wasUsed,
    toggle: (id: string) =>
      setSelected(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => setSelected(ids.length === enquiries.length ? [] : enquiries.map(({ id }) => id)),
    clear: () => setSelected([]),
  };
}

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
