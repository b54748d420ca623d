import { useState } from 'react';
import { data, Form } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { FormField } from '#app/staff/cabs/bookings/new/form-field.tsx';
import { DutyPill } from '#app/staff/cabs/duty-pill.tsx';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { IconLink } from '#app/staff/kit/icon-button.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { LiveLine } from '#app/staff/shell/live/live-line.tsx';
import { useLive, useSessionOverNotice } from '#app/staff/shell/live/use-live.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { ArrowLeftIcon } from '#app/ui/icons.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { listPhotos } from '#domain/attachments/attachment-service.ts';
import { correctionInput } from '#domain/bookings/slip/closing-input.ts';
import { viewSlip } from '#domain/bookings/slip/slip-service.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { parseInput } from '#platform/http/input.ts';
import { bookingPath, slipFilePath } from '#staff-paths.ts';
import type { Route } from './+types/slip-page.ts';
import { Entries } from './entries.tsx';
import { handleSlipAction } from './slip-action.ts';
import { panelClass, type SlipProps } from './slip-props.ts';
import { type SlipView, toSlipView } from './slip-view.ts';
import { staffSlipContent as content } from './texts.ts';

const closingContent = content.closing;

type Props = SlipProps & {
  typed: { correction: string; reason: string };
  fault: { text: string; field: string } | null;
};

/** Closes the duty at the total that is shown, with what staff add or take off; or takes the closing back. */
function Closing({ slip, typed, fault, onAct }: Props) {
  const seen = `${typed.correction}\n${typed.reason}`;
  const [entered, setEntered] = useState(seen);
  const [isChecked, setChecked] = useState(false);
  const needsCheck = slip.doubts.length > 0 && !isChecked;
  const { total, totalPaise } = slip.statement;
  if (slip.isClosed) {
    return (
      <div>
        <Button look="quiet" onClick={() => onAct({ intent: 'reopen' })}>
          {closingContent.reopen}
        </Button>
      </div>
    );
  }
  return (
    <section aria-labelledby="closing" className={panelClass}>
      <h2 id="closing" className="text-lg">
        {closingContent.heading}
      </h2>
      <p className="text-quiet text-sm">{slip.mayClose ? closingContent.text : closingContent.notDone}</p>
      <Form
        method="get"
        preventScrollReset
        className="grid gap-2"
        onInput={({ currentTarget }) => {
          const fields = new FormData(currentTarget);
          setEntered(`${fields.get('correction')}\n${fields.get('reason')}`);
        }}
      >
        <input type="hidden" name="id" value={slip.id} />
        <div className="grid gap-2 md:grid-cols-2">
          <FormField
            name="correction"
            label={closingContent.correction}
            hint={closingContent.correctionHint}
            value={typed.correction}
            invalid={fault?.field === 'correction'}
          />
          <FormField
            name="reason"
            label={closingContent.reason}
            hint={closingContent.reasonHint}
            value={typed.reason}
            invalid={fault?.field === 'reason'}
          />
        </div>
        {slip.mayClose && slip.doubts.length > 0 && (
          <div className="grid gap-1 rounded-lg border border-brick p-2 text-sm">
            {slip.doubts.map((doubt) => (
              <p key={doubt}>{doubt}</p>
            ))}
            <Checkbox
              needsScript
              checked={isChecked}
              onChange={({ currentTarget }) => setChecked(currentTarget.checked)}
            >
              {closingContent.checked}
            </Checkbox>
          </div>
        )}
        <StatusLine text={fault?.text} tone="fault" takesRoom={false} />
        <div className="flex flex-wrap items-center gap-2">
          <Button look="quiet" worksWithoutScript type="submit">
            {closingContent.show}
          </Button>
          <Button
            // Only at a total that was seen with this correction.
            disabled={!slip.mayClose || needsCheck || fault !== null || entered !== seen}
            onClick={() => onAct({ intent: 'close', totalPaise: String(totalPaise), ...typed })}
          >
            {closingContent.go(total)}
          </Button>
        </div>
      </Form>
    </section>
  );
}

const statementViewContent = content.statement;

/** The statement line by line, and why it differs from what was agreed. */
function StatementView({ slip: { statement, isClosed, closedLine, received } }: { slip: SlipView }) {
  return (
    <section aria-labelledby="statement" className={panelClass}>
      <h2 id="statement" className="text-lg">
        {statement.title}
      </h2>
      <p className="text-quiet text-sm">{isClosed ? closedLine : statementViewContent.preview}</p>
      {statement.notes.map((note) => (
        <p key={note} className="rounded-lg bg-sand p-2 text-sm">
          {note}
        </p>
      ))}
      <DataTable
        layout="report"
        caption={statement.title}
        rows={[
          ...statement.lines,
          {
            name: statementViewContent.total,
            quantity: '',
            rate: '',
            amount: statement.total,
            isTotal: true,
          },
        ]}
        rowKey={({ name, quantity, amount }) => `${name} ${quantity} ${amount}`}
        isTotal={(row) => 'isTotal' in row}
        columns={[
          { key: 'what', header: statementViewContent.what, cell: ({ name }) => name },
          {
            key: 'quantity',
            header: statementViewContent.quantity,
            isNumeric: true,
            cell: ({ quantity }) => quantity,
          },
          { key: 'rate', header: statementViewContent.rate, isNumeric: true, cell: ({ rate }) => rate },
          {
            key: 'amount',
            header: statementViewContent.amount,
            isNumeric: true,
            cell: (row) =>
              'isTotal' in row ? <span data-testid="statement-total">{row.amount}</span> : row.amount,
          },
        ]}
      />
      <p className="text-quiet text-sm">{statement.totalInWords}</p>
      <p className="text-[0.9375rem]">{statementViewContent.received(received)}</p>
      {statement.differences.length > 0 && (
        <h3 className="font-semibold">{statementViewContent.differences}</h3>
      )}
      <p className="text-[0.9375rem]">
        {statementViewContent.agreed}: <span className="tabular-nums">{statement.agreed}</span>
        {statement.differences.length === 0 && `. ${statementViewContent.same}`}
      </p>
      {statement.differences.length > 0 && (
        <ul className="text-[0.9375rem]">
          {statement.differences.map(({ text, amount }) => (
            <li
              key={text + amount}
              className="flex justify-between gap-3 border-line border-b py-0.5 last:border-0"
            >
              <span className="wrap-anywhere">{text}</span>
              <span className="shrink-0 tabular-nums">{amount}</span>
            </li>
          ))}
        </ul>
      )}
      {statement.insideRate.length > 0 && (
        <p className="text-quiet text-sm">
          {statementViewContent.insideRate}: {statement.insideRate.join('; ')}
        </p>
      )}
      <p className="text-quiet text-sm">{statement.rule}</p>
    </section>
  );
}

const driverLinkContent = content.link;

/** The link that staff send to the driver. */
function DriverLink({ slip, onAct }: SlipProps) {
  const { link, driver } = slip;
  const make = (label: string, isNew: boolean) => (
    <Button look="quiet" onClick={() => onAct({ intent: 'link', isNew: isNew ? 'yes' : '' })}>
      {label}
    </Button>
  );
  return (
    <section aria-labelledby="driver-link" className={panelClass}>
      <h2 id="driver-link" className="text-lg">
        {driverLinkContent.heading}
        {driver && <span className="font-normal text-base text-quiet"> · {driver}</span>}
      </h2>
      {!driver && <p>{driverLinkContent.noDriver}</p>}
      {driver && !link && (
        <>
          <EmptyState>{driverLinkContent.none}</EmptyState>
          <div>{make(driverLinkContent.make, false)}</div>
        </>
      )}
      {driver && link && (
        <>
          <p className="text-quiet text-sm">{driverLinkContent.about}</p>
          <p className="wrap-anywhere rounded-lg bg-sand p-2 text-sm">{link.href}</p>
          <p className={link.opened ? 'font-semibold' : 'text-quiet'}>
            {link.opened || driverLinkContent.notOpened}
          </p>
          {link.text && !link.chatHref && <p className="text-quiet text-sm">{driverLinkContent.noNumber}</p>}
          <div className="flex flex-wrap items-center gap-2">
            {link.chatHref && (
              <ButtonLink look="secondary" href={link.chatHref} target="_blank" rel="noopener noreferrer">
                {driverLinkContent.send}
              </ButtonLink>
            )}
            {link.text && (
              <CopyButton
                text={link.text}
                label={driverLinkContent.copyText}
                copied={driverLinkContent.copied}
              />
            )}
            <CopyButton text={link.href} label={driverLinkContent.copy} copied={driverLinkContent.copied} />
            {make(driverLinkContent.renew, true)}
            <span className="text-quiet text-sm">{driverLinkContent.renewHint}</span>
          </div>
          {link.text && (
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-teal underline lg:min-h-8">
                {driverLinkContent.text}
              </summary>
              <p className="wrap-anywhere whitespace-pre-line rounded-lg bg-sand p-2 text-sm">{link.text}</p>
            </details>
          )}
        </>
      )}
    </section>
  );
}

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
