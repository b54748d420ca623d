import { driverContent } from '#app/content/duty/driver.ts';
import { expenseKinds } from '#domain/bookings/booking.ts';
import type { ShownDriverDuty } from './shown-duty.ts';

const content = driverContent.expenses;
const field = 'min-h-14 w-full rounded-lg border border-quiet/60 bg-card px-3 text-lg';
const row = 'flex flex-wrap justify-between gap-x-3 border-line border-b py-2';

type Props = { duty: ShownDriverDuty; action: string; entryKey: string };

/** Tolls, parking and other money that the driver paid. */
export function Expenses({ duty, action, entryKey }: Props) {
  return (
    <section aria-labelledby="expenses" className="grid gap-3 rounded-2xl border border-line bg-card p-4">
      <h2 id="expenses" className="text-xl">
        {content.heading}
      </h2>
      <ul data-expenses>
        {duty.expenses.map(({ key, name, amount, reason }) => (
          <li key={key} className={row}>
            <span className="wrap-anywhere">{[name, reason].filter(Boolean).join(': ')}</span>
            <strong>{amount}</strong>
          </li>
        ))}
        <template>
          <li className={row}>
            <span data-name className="wrap-anywhere" />
            <strong data-amount />
            <span data-unsent hidden className="w-full font-semibold text-brick">
              {driverContent.waiting}
            </span>
          </li>
        </template>
      </ul>
      <form method="post" action={action} className="grid gap-3" data-entry={content.heading}>
        <input type="hidden" name="kind" value="expense" />
        <input type="hidden" name="key" value={entryKey} />
        <div className="grid grid-cols-2 gap-3">
          <div className="grid gap-1">
            <label htmlFor="expense">{content.kind}</label>
            <select id="expense" name="expense" className={field}>
              {expenseKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {content.kinds[kind]}
                </option>
              ))}
            </select>
          </div>
          <div className="grid gap-1">
            <label htmlFor="amount">{content.amount}</label>
            <input
              id="amount"
              name="amount"
              inputMode="decimal"
              pattern="[0-9]{1,6}(\.[0-9]{1,2})?"
              required
              autoComplete="off"
              className={field}
            />
          </div>
        </div>
        <div className="grid gap-1">
          <label htmlFor="reason">{content.reason}</label>
          <input id="reason" name="reason" maxLength={300} required autoComplete="off" className={field} />
        </div>
        <p className="text-quiet text-sm">{content.hint}</p>
        <button
          type="submit"
          className="min-h-14 rounded-lg border-2 border-teal px-4 font-semibold text-teal"
        >
          {content.go}
        </button>
      </form>
    </section>
  );
}
