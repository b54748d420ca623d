import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { staffEnquiriesContent as content } from '#app/content/staff/enquiries.ts';
import { pageContext } from '#app/page-context.ts';
import { handleEnquiryAction } from '#app/staff/enquiries/changes/enquiry-action.ts';
import { UndoBar } from '#app/staff/enquiries/changes/undo-bar.tsx';
import { useChange } from '#app/staff/enquiries/changes/use-change.ts';
import { cameFrom } from '#app/staff/enquiries/enquiry/back-link.tsx';
import { LiveLine } from '#app/staff/enquiries/live/live-line.tsx';
import { NotifyButton } from '#app/staff/enquiries/live/notify-button.tsx';
import { useLive, useSessionOverNotice } from '#app/staff/enquiries/live/use-live.ts';
import { requireStaff } from '#app/staff/require-staff.ts';
import { offlineReply, staleOnError } from '#app/staff/shell/offline.ts';
import { useSessionOver } from '#app/staff/shell/session-over.tsx';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { listEnquiries } from '#domain/enquiries/inbox/inbox-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { listStaffNames } from '#domain/staff/user-service.ts';
import { enquiryPath, paths } from '#paths.ts';
import type { Route } from './+types/inbox-page.ts';
import { AddEnquiry } from './add-enquiry.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { KeysPopup, useInboxKeys } from './inbox-keys.tsx';
import { InboxPaging } from './inbox-paging.tsx';
import { csvAddress, readInboxQuery } from './inbox-query.ts';
import { InboxSearch } from './inbox-search.tsx';
import { InboxTable } from './inbox-table.tsx';
import { QueueTabs } from './queue-tabs.tsx';
import { presentEnquiry } from './shown-enquiry.ts';
import { useArrivals } from './use-arrivals.ts';
import { useSelection } from './use-selection.ts';

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const query = readInboxQuery(new URL(request.url).searchParams);
  const [{ enquiries, counts, ...page }, settings, owners] = await Promise.all([
    listEnquiries(db, actor, query),
    readSettings(db),
    listStaffNames(db, actor),
  ]);
  const shown = enquiries.map((enquiry) => presentEnquiry(enquiry, settings));
  return { query, enquiries: shown, counts, page, owners, yourId: actor.id, renderedAt: Date.now() };
}

export const clientLoader = staleOnError<Route.ClientLoaderArgs>('staff/enquiries/inbox/inbox-page');

export const action = handleEnquiryAction;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => offlineReply(serverAction);

const link = 'inline-flex min-h-11 items-center text-teal underline';

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { query, enquiries, counts, page, owners, yourId, renderedAt } = loaderData;
  const session = useSessionOver();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [showsKeys, setShowsKeys] = useState(false);
  const selection = useSelection(enquiries);
  const { change, undoBar } = useChange(session.check);
  const arrivals = useArrivals(enquiries);
  const live = useLive({ onNew: arrivals.arrive });

  useSessionOverNotice(live, session.check);
  useInboxKeys({
    onChoose: selection.toggle,
    onTake: (id) => change([id], { change: 'owner', value: 'me' }),
    onNote: (id) => void navigate(`${enquiryPath(id)}#note`, { state: cameFrom(search) }),
    onHelp: () => setShowsKeys(true),
  });

  return (
    <div className="grid gap-4 pb-20">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl">{content.title}</h1>
        <AddEnquiry isSessionOver={session.check} />
      </div>
      <QueueTabs queue={query.search ? undefined : query.queue} counts={counts} />
      <InboxSearch query={query} />
      <LiveLine state={live} arrived={arrivals.count} />
      <InboxTable
        enquiries={enquiries}
        yourId={yourId}
        renderedAt={renderedAt}
        selection={selection}
        onNotSpam={(id) => change([id], { change: 'stage', value: 'new' })}
        isSessionOver={session.check}
      />
      {enquiries.length === 0 && <p>{query.search ? content.noneFound(query.search) : content.none}</p>}
      {query.search ? page.hasMore && <p>{content.cut}</p> : <InboxPaging query={query} page={page} />}
      <div className="flex flex-wrap items-center gap-x-5">
        <Link to={csvAddress(query)} reloadDocument className={link}>
          {content.exportCsv}
        </Link>
        <Link to={paths.adminReplies} className={link}>
          {content.replies}
        </Link>
        <button type="button" aria-haspopup="dialog" className={link} onClick={() => setShowsKeys(true)}>
          {content.keys.open}
        </button>
        <NotifyButton />
      </div>
      <div className="sticky bottom-4 z-10 grid justify-items-start gap-2 max-lg:bottom-20">
        <BulkBar
          ids={selection.ids}
          owners={owners}
          isHeldBack={query.queue === 'spam' && !query.search}
          onChange={change}
          onClear={selection.clear}
        />
        <UndoBar {...undoBar} />
      </div>
      {showsKeys && <KeysPopup onClose={() => setShowsKeys(false)} />}
      {session.dialog}
    </div>
  );
}
