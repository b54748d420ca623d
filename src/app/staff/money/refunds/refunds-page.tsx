import { type ReactNode, useState } from 'react';
import { pageContext } from '#app/page-context.ts';
import { FormField } from '#app/staff/cabs/bookings/new/form-field.tsx';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { MoneyNav } from '#app/staff/money/money-nav.tsx';
import { staffIntents } from '#app/staff/shell/intents.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { viewRefundLimit } from '#domain/payments/refunds/refund-limit-service.ts';
import { listRefunds, type RefundLists } from '#domain/payments/refunds/refund-list-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { maxStaffFormKiB } from '#platform/http/body.ts';
import { bookingPath } from '#staff-paths.ts';
import type { Route } from './+types/refunds-page.ts';
import { refundIntents } from './refund-intents.ts';
import { RefundForm, RefundItem } from './refund-list.tsx';
import { toRefundView } from './refund-view.ts';
import { refundTexts as texts } from './texts.ts';

export const meta = () => staffMeta(texts.title);

const linkOf = (booking: RefundLists['open'][number]['booking']) =>
  booking && { name: `${booking.number} ${booking.customer}`.trim(), to: bookingPath(booking.id) };

function toListView({ open, closed, due, uncounted }: RefundLists, actor: StaffActor) {
  const item = (refund: RefundLists['open'][number]) => ({
    ...toRefundView(refund, actor),
    booking: linkOf(refund.booking),
  });
  return {
    open: open.map(item),
    closed: closed.map(item),
    due: due.map(({ bookingId, paise, booking }) => ({
      id: bookingId,
      text: texts.due(formatPaise(paise)),
      booking: linkOf(booking),
    })),
    uncounted: uncounted.map(({ id, openPaise, method, booking }) => ({
      ...{ id, amount: formatPaise(openPaise), text: texts.uncounted(formatPaise(openPaise), method) },
      booking: linkOf(booking),
    })),
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const [lists, limit] = await Promise.all([listRefunds(db, actor), viewRefundLimit(db, actor, new Date())]);
  return {
    ...toListView(lists, actor),
    limit: formatPaise(limit.limitPaise),
    tomorrow: limit.tomorrowPaise === null ? '' : formatPaise(limit.tomorrowPaise),
  };
}

export const action = staffIntents<undefined>(maxStaffFormKiB, refundIntents(undefined));

type View = Route.ComponentProps['loaderData'];
type Booking = View['open'][number]['booking'];

const Lead = ({ booking }: { booking: Booking }) =>
  booking ? <TextLink to={booking.to}>{booking.name}</TextLink> : null;

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-2xl border border-line bg-card px-4 py-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

type LimitProps = { limit: string; tomorrow: string; onDone: (text: string) => void };

function Limit({ limit, tomorrow, onDone }: LimitProps) {
  const [key, setKey] = useState<string>();
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <p>
        {texts.limit.text(limit)} {tomorrow && texts.limit.tomorrow(tomorrow)}
      </p>
      <Button look="text" aria-haspopup="dialog" onClick={() => setKey(crypto.randomUUID())}>
        {texts.limit.change}
      </Button>
      {key && (
        <RefundForm
          title={texts.limit.change}
          intent="refund-limit"
          hidden={{ key }}
          go={texts.limit.go}
          onDone={onDone}
          onClose={() => setKey(undefined)}
        >
          {(isInvalid) => (
            <FormField
              name="limit"
              label={texts.limit.field}
              hint={texts.limit.hint}
              inputMode="decimal"
              invalid={isInvalid('limit')}
            />
          )}
        </RefundForm>
      )}
    </div>
  );
}

type UncountedProps = { payment: View['uncounted'][number]; onDone: (text: string) => void };

function Uncounted({ payment, onDone }: UncountedProps) {
  const [key, setKey] = useState<string>();
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-line border-b py-2 last:border-0">
      <Lead booking={payment.booking} />
      <span className="tabular-nums">{payment.text}</span>
      <span className="text-quiet text-sm">{payment.id}</span>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setKey(crypto.randomUUID())}>
        {texts.ask(payment.amount)}
      </Button>
      {key && (
        <RefundForm
          title={texts.ask(payment.amount)}
          intent="refund-uncounted"
          hidden={{ key, paymentId: payment.id }}
          go={texts.dialog.go}
          onDone={onDone}
          onClose={() => setKey(undefined)}
        >
          {(isInvalid) => (
            <FormField name="reason" label={texts.dialog.reason} invalid={isInvalid('reason')} />
          )}
        </RefundForm>
      )}
    </li>
  );
}

export default function RefundsPage({ loaderData: view }: Route.ComponentProps) {
  const { status, say, sayResult } = useStatus();
  const { send } = useAction();
  const act = async (fields: Record<string, string>) => {
    const result = await send(fields);
    if (result) sayResult(result);
  };
  const items = (refunds: View['open']) =>
    refunds.map((refund) => (
      <RefundItem
        key={refund.id}
        refund={refund}
        lead={<Lead booking={refund.booking} />}
        onAct={(fields) => void act(fields)}
        onDone={say}
      />
    ));
  const isEmpty = view.open.length + view.due.length + view.uncounted.length === 0;
  return (
    <div className="grid gap-4">
      <MoneyNav />
      <PageTitle>{texts.title}</PageTitle>
      <p className="max-w-4xl text-quiet">{texts.intro}</p>
      <Limit limit={view.limit} tomorrow={view.tomorrow} onDone={say} />
      <FormStatusLine status={status} takesRoom={false} />
      {isEmpty && <EmptyState>{texts.none}</EmptyState>}
      {view.open.length > 0 && (
        <Group id="open" title={texts.groups.open}>
          {items(view.open)}
        </Group>
      )}
      {view.due.length > 0 && (
        <Group id="due" title={texts.groups.due}>
          {view.due.map(({ id, text, booking }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-line border-b py-2 last:border-0"
            >
              <Lead booking={booking} />
              <span className="tabular-nums">{text}</span>
              {booking && (
                <ButtonLink look="quiet" to={booking.to}>
                  {texts.title}
                </ButtonLink>
              )}
            </li>
          ))}
        </Group>
      )}
      {view.uncounted.length > 0 && (
        <Group id="uncounted" title={texts.groups.uncounted}>
          {view.uncounted.map((payment) => (
            <Uncounted key={payment.id} payment={payment} onDone={say} />
          ))}
        </Group>
      )}
      {view.closed.length > 0 && (
        <Group id="recent" title={texts.groups.recent}>
          {items(view.closed)}
        </Group>
      )}
    </div>
  );
}
