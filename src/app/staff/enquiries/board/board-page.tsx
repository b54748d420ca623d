import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { changePopups } from '#app/staff/enquiries/changes/change-popups.tsx';
import { handleEnquiryAction } from '#app/staff/enquiries/changes/enquiry-action.ts';
import { UndoBar } from '#app/staff/enquiries/changes/undo-bar.tsx';
import { useChange } from '#app/staff/enquiries/changes/use-change.ts';
import { FilterChips } from '#app/staff/enquiries/filters/filter-chips.tsx';
import { readFilterChoices } from '#app/staff/enquiries/filters/filter-choices.ts';
import type { FilterChoices } from '#app/staff/enquiries/filters/filter-sheet.tsx';
import {
  boardAddress,
  inboxAddress,
  type Place,
  readInboxQuery,
} from '#app/staff/enquiries/inbox/inbox-query.ts';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { LiveLine } from '#app/staff/shell/live/live-line.tsx';
import { useLive, useSessionOverNotice } from '#app/staff/shell/live/use-live.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { FilterIcon } from '#app/ui/icons.tsx';
import type { BoardStage } from '#domain/enquiries/board/board.ts';
import { viewBoard } from '#domain/enquiries/board/board-service.ts';
import { filtersOf } from '#domain/enquiries/inbox/inbox-filters.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { listStaffNames } from '#domain/staff/user-service.ts';
import type { Route } from './+types/board-page.ts';
import { BoardColumn } from './board-column.tsx';
import { toColumnView } from './column-view.ts';
import { LayoutSwitch } from './layout-switch.tsx';
import { staffBoardContent as content } from './texts.ts';

const FilterSheet = lazy(async () => ({
  default: (await import('#app/staff/enquiries/filters/filter-sheet.tsx')).FilterSheet,
}));

type Props = { place: Place; choices: FilterChoices; owners: readonly { id: string; name: string }[] };

/** The filters of the list, for the board. */
function BoardFilters({ place, choices, owners }: Props) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <div className="flex min-w-0 items-center gap-2 overflow-x-auto [scrollbar-width:none]">
      <Button look="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FilterIcon className="size-5" />
        {staffEnquiriesContent.filters.open}
      </Button>
      <FilterChips place={place} owners={owners} addressOf={boardAddress} />
      <Suspense>
        {isOpen && (
          <FilterSheet
            isBoard
            place={place}
            choices={choices}
            owners={owners}
            onShow={(shown) => void navigate(boardAddress(shown))}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const filters = filtersOf(readInboxQuery(new URL(request.url).searchParams));
  const { db } = context.get(pageContext);
  const now = new Date();
  const [columns, owners, choices, cabs] = await Promise.all([
    viewBoard(db, actor, filters, now),
    listStaffNames(db, actor),
    readFilterChoices(db, actor, now),
    readCabNames(db),
  ]);
  return {
    filters,
    columns: columns.map((column) => toColumnView(column, cabs)),
    owners,
    choices,
    renderedAt: now.getTime(),
  };
}

export const action = handleEnquiryAction;

/** The enquiry that is being moved, and the stage that it has or was dropped on. */
type Moved = { id: string; stage: BoardStage };

const StagePopup = changePopups.stage;

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  const { filters, columns, owners, choices, renderedAt } = loaderData;
  const place: Place = { ...filters, queue: 'all' };
  const { change, undoBar } = useChange();
  const live = useLive();
  const [moved, setMoved] = useState<Moved>();
  useSessionOverNotice(live);

  const drop = (id: string, stage: BoardStage) => {
    // A lost enquiry needs a reason.
    if (stage === 'lost') setMoved({ id, stage });
    else change([id], { change: 'stage', value: stage });
  };
  return (
    <div className="flex h-full min-h-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageTitle>{content.title}</PageTitle>
        <LayoutSwitch layout="board" place={place} />
        <p className="text-quiet text-sm max-lg:hidden">{content.help}</p>
      </div>
      <BoardFilters place={place} choices={choices} owners={owners} />
      <LiveLine state={live} arrived={0} />
      <div className="flex min-h-96 flex-1 snap-x snap-mandatory gap-3 overflow-x-auto pb-2 lg:snap-none">
        {columns.map((column) => (
          <BoardColumn
            key={column.stage}
            column={column}
            listAddress={inboxAddress({ ...place, stages: [column.stage] })}
            renderedAt={renderedAt}
            onDrop={drop}
            onMove={({ id }, stage) => setMoved({ id, stage })}
          />
        ))}
      </div>
      <div className="sticky bottom-4 z-10 max-lg:bottom-20">
        <UndoBar {...undoBar} />
      </div>
      {moved && (
        <StagePopup
          owners={[]}
          stage={moved.stage}
          onChange={(fields) => change([moved.id], fields)}
          onClose={() => setMoved(undefined)}
        />
      )}
    </div>
  );
}
