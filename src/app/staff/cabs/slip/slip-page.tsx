import { data } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { DutyPill } from '#app/staff/cabs/duty-pill.tsx';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { ButtonLink } from '#app/staff/kit/button.tsx';
import { IconLink } from '#app/staff/kit/icon-button.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { LiveLine } from '#app/staff/shell/live/live-line.tsx';
import { useLive, useSessionOverNotice } from '#app/staff/shell/live/use-live.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { ArrowLeftIcon } from '#app/ui/icons.tsx';
import { listPhotos } from '#domain/attachments/attachment-service.ts';
import { correctionInput } from '#domain/bookings/slip/closing-input.ts';
import { viewSlip } from '#domain/bookings/slip/slip-service.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { parseInput } from '#platform/http/input.ts';
import { bookingPath, slipFilePath } from '#staff-paths.ts';
import type { Route } from './+types/slip-page.ts';
import { Closing } from './closing.tsx';
import { DriverLink } from './driver-link.tsx';
import { Entries } from './entries.tsx';
import { handleSlipAction } from './slip-action.ts';
import { type SlipView, toSlipView } from './slip-view.ts';
import { StatementView } from './statement-view.tsx';
import { staffSlipContent as content } from './texts.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  staffMeta(loaderData ? content.title(loaderData.slip.number) : content.gone);

/** What staff type to see the statement with it, before they close. */
function typedCorrection(search: URLSearchParams) {
  const typed = { correction: search.get('correction') ?? '', reason: search.get('reason') ?? '' };
  try {
    return { typed, corrections: parseInput(correctionInput, typed), fault: null };
  } catch (error) {
    const { userText = '', field = '' } = failureOf(error);
    return { typed, corrections: [], fault: { text: userText, field } };
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db, encryption, baseUrl } = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const { typed, corrections, fault } = typedCorrection(search);
  const found = await viewSlip({ db, encryption }, actor, search.get('id') ?? '', corrections);
  const photos = found ? await listPhotos(db, actor, [found.duty.id]) : [];
  return data(found ? { slip: toSlipView(found, photos, baseUrl), typed, fault } : null, {
    status: found ? 200 : failureStatus.not_found,
  });
}

export const action = handleSlipAction;

export default function SlipPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <PageTitle>{content.gone}</PageTitle>;
  return <SlipScreen key={loaderData.slip.id} {...loaderData} />;
}

function Header({ slip }: { slip: SlipView }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <IconLink to={bookingPath(slip.bookingId)} aria-label={content.back} title={content.back}>
        <ArrowLeftIcon className="size-5" />
      </IconLink>
      <PageTitle>{content.title(slip.number)}</PageTitle>
      <DutyPill status={slip.status} isClosed={slip.isClosed} />
      <p className="text-quiet">
        {slip.route}, {slip.pickUp}
      </p>
      <span className="ml-auto">
        <ButtonLink look="quiet" href={slipFilePath(slip.id)} target="_blank" rel="noreferrer">
          {content.print}
        </ButtonLink>
      </span>
    </div>
  );
}

type ViewProps = NonNullable<Route.ComponentProps['loaderData']>;

function SlipScreen({ slip, typed, fault }: ViewProps) {
  const { status, say, sayResult } = useStatus();
  const { send } = useAction();
  const live = useLive({
    concerns: (change) => 'bookingId' in change && change.bookingId === slip.bookingId,
  });
  useSessionOverNotice(live);
  const act = async (fields: Record<string, string>) => {
    const result = await send({ ...fields, dutyId: slip.id, revision: String(slip.revision) });
    if (result) sayResult(result);
  };
  const common = { slip, onAct: (fields: Record<string, string>) => void act(fields), onDone: say };
  return (
    <div data-wide className="grid gap-3 pb-10">
      <Header slip={slip} />
      <LiveLine state={live} arrived={0} />
      <FormStatusLine status={status} takesRoom={false} />
      <div className="grid items-start gap-3 xl:grid-cols-2">
        <div className="grid gap-3">
          <DriverLink {...common} />
          <Entries {...common} />
        </div>
        <div className="grid gap-3">
          <StatementView slip={slip} />
          <Closing {...common} typed={typed} fault={fault} />
        </div>
      </div>
    </div>
  );
}
