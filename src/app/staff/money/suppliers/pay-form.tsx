import { useState } from 'react';
import { typedAmount } from '#app/staff/cabs/bookings/page/balance.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Badge } from '#app/staff/kit/badge.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { DateField } from '#app/staff/kit/date-field.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { moneyTexts } from '#app/staff/money/texts.ts';
import { bookingNumber, payMethods } from '#domain/bookings/booking.ts';
import type { OpenDue } from '#domain/payments/suppliers/supplier-dues-service.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { bookingPath } from '#staff-paths.ts';
import { supplierMoneyTexts } from './texts.ts';

const { page: texts, columns } = supplierMoneyTexts;

export const toDueRow = (due: OpenDue, today: string) => {
  const { serviceId, bookingId, title, day, openPaise, costPaise, setOffPaise, paidPaise } = due;
  return {
    ...{ serviceId, bookingId, title, isCancelled: due.isCancelled },
    number: bookingNumber(bookingId),
    day: day ? dateText(day) : supplierMoneyTexts.noDay,
    due: due.dueOn ? dateText(due.dueOn) : supplierMoneyTexts.noDay,
    isLate: due.dueOn !== null && due.dueOn < today,
    cost: costPaise === null ? texts.noCost : formatPaise(costPaise),
    setOff: setOffPaise === 0 ? '' : formatPaise(setOffPaise),
    paid: paidPaise === 0 ? '' : formatPaise(paidPaise),
    open: formatPaise(openPaise),
    /** As it is typed; what is below zero is taken off. */
    typed: costPaise === null ? '' : openPaise < 0 ? `-${typedAmount(-openPaise)}` : typedAmount(openPaise),
    isRide: due.isRide,
    fare: formatPaise(due.farePaise),
  };
};

export type DueRow = ReturnType<typeof toDueRow>;

const Rows = ({ dues }: { dues: readonly DueRow[] }) => (
  <DataTable
    layout="cards"
    caption={texts.openCaption}
    rows={dues}
    rowKey={({ serviceId }) => serviceId}
    rowAttributes={({ serviceId }) => ({ 'data-service': serviceId })}
    columns={[
      {
        key: 'service',
        header: columns.service,
        cell: ({ bookingId, number, title, isCancelled }) => (
          <>
            <TextLink to={bookingPath(bookingId)}>{number}</TextLink> {title}{' '}
            {isCancelled && <Badge tone="danger">{texts.cancelled}</Badge>}
          </>
        ),
      },
      { key: 'day', header: columns.day, narrow: 'labelled', cell: ({ day }) => day },
      {
        key: 'due',
        header: columns.due,
        narrow: 'labelled',
        cell: ({ due, isLate }) => <span className={isLate ? 'text-brick' : ''}>{due}</span>,
      },
      ...(['cost', 'setOff', 'paid'] as const).map((key) => ({
        key,
        header: columns[key],
        isNumeric: true,
        narrow: 'labelled' as const,
        cell: (due: DueRow) => due[key],
      })),
      {
        key: 'pay',
        header: columns.pay,
        width: 'w-32',
        isNumeric: true,
        narrow: 'labelledLine',
        cell: ({ serviceId, number, title, typed }) => (
          <>
            <input type="hidden" name="service" value={serviceId} />
            <Input
              name="amount"
              defaultValue={typed}
              aria-label={texts.amountOf(number, title)}
              inputMode="text"
              autoComplete="off"
              isNumeric
            />
          </>
        ),
      },
    ]}
  />
);

const methodOptions = payMethods.map((value) => ({ value, label: moneyTexts.methods[value] }));

type Props = { supplierId: string; dues: readonly DueRow[]; today: string };

/** One payment for all services that have an amount. */
export function PayForm({ supplierId, dues, today }: Props) {
  // Not in the server's HTML, which has none.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [asked, setAsked] = useState('');
  const { status, isBusy, submit } = useActionForm({
    working: '',
    onResult: (result, form) => {
      if (result.done) setKey(crypto.randomUUID());
      setAsked(!result.done && result.field === 'confirmed' ? totalOf(form) : '');
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget, { fields: { key } });
      }}
      onInput={() => setAsked('')}
      className="grid gap-3"
    >
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="supplierId" value={supplierId} />
      <input type="hidden" name="confirmed" value={asked} />
      <Rows key={dues.map(({ serviceId, typed }) => `${serviceId} ${typed}`).join()} dues={dues} />
      <p className="text-quiet text-sm">{texts.hint}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        <DateField
          id="pay-day"
          name="paidOn"
          label={texts.paidOn}
          value={today}
          max={today}
          invalid={status?.field === 'paidOn'}
          required
        />
        <SelectField
          id="pay-method"
          name="method"
          label={texts.method}
          options={methodOptions}
          value="bank"
          invalid={status?.field === 'method'}
        />
        <TextField
          id="pay-reference"
          name="reference"
          label={texts.reference}
          autoComplete="off"
          invalid={status?.field === 'reference'}
        />
      </div>
      <FormStatusLine status={status} takesRoom={false} />
      <div>
        <Button type="submit" aria-disabled={isBusy}>
          {asked ? texts.payAbove(formatPaise(Number(asked))) : texts.pay}
        </Button>
      </div>
    </form>
  );
}

/** What is typed in all fields, in paise. */
function totalOf(form: HTMLFormElement): string {
  const amounts = new FormData(form).getAll('amount');
  const rupees = amounts.map((typed) => Number(String(typed).replaceAll(/[^\d.-]/g, '')) || 0);
  return String(Math.round(rupees.reduce((sum, one) => sum + one, 0) * 100));
}

/** What a partner gets for a ride. */
export function CostForm({ due }: { due: DueRow }) {
  const { status, isBusy, onSubmit } = useActionForm({ working: '' });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-1">
      <input type="hidden" name="intent" value="cost" />
      <input type="hidden" name="dutyId" value={due.serviceId} />
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow">
          <TextField
            id={`cost-${due.serviceId}`}
            name="cost"
            label={texts.costOf(`${due.number}, ${due.day}`)}
            hint={texts.costHint(due.fare)}
            autoComplete="off"
            invalid={status?.field === 'cost'}
            required
          />
        </div>
        <Button look="quiet" type="submit" aria-disabled={isBusy}>
          {texts.costSave}
        </Button>
      </div>
      <FormStatusLine status={status} takesRoom={false} />
    </form>
  );
}
