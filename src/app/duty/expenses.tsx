import { driverText } from '#app/content/duty/languages.ts';
import { CameraIcon } from '#app/ui/icons.tsx';
import { expenseKinds } from '#domain/bookings/booking.ts';
import type { DriverDutyView } from './duty-view.ts';
import { PageText } from './page-text.tsx';

/** Takes a photo of the receipt with the camera. The script shows it, because a form without script keeps no file. */
const PhotoField = () => (
  <div data-photo hidden className="grid gap-1">
    <label className="relative flex min-h-16 items-center justify-center gap-2 rounded-lg border border-quiet/60 px-4 font-semibold focus-within:outline-3 focus-within:outline-teal focus-within:outline-offset-2">
      <CameraIcon />
      <PageText of="expenses.photo" />
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
    <p data-photo-state aria-live="polite" className="font-semibold text-sm empty:hidden" />
  </div>
);

/** Whether an expense has a photo, and whether it still waits on the phone. */
const PhotoNote = ({ isShown }: { isShown: boolean }) => (
  <span data-photo-note hidden={!isShown} className="w-full text-quiet text-sm">
    <PageText of="expenses.withPhoto" />
  </span>
);

const field = 'min-h-14 w-full rounded-lg border border-quiet/60 bg-card px-3 text-lg';
const row = 'flex flex-wrap items-center gap-x-3 border-line border-b py-1';

const RemoveButton = () => (
  <button type="submit" className="min-h-14 rounded-lg px-3 font-semibold text-teal underline">
    <PageText of="expenses.remove" />
  </button>
);

type Props = {
  duty: DriverDutyView;
  action: string;
  entryKey: string;
  removalKey: string;
  /** Without script: the large amount that the driver was asked about. */
  amountAsked: string | undefined;
};

/** Tolls, parking and other money that the driver paid. */
export function Expenses({ duty, action, entryKey, removalKey, amountAsked }: Props) {
  return (
    <section aria-labelledby="expenses" className="grid gap-3 rounded-2xl border border-line bg-card p-4">
      <h2 id="expenses" className="text-xl">
        <PageText of="expenses.heading" />
      </h2>
      <ul data-expenses>
        {duty.expenses.map(({ key, kind, amount, reason, hasPhoto }) => (
          <li key={key} data-expense={key} data-has-photo={hasPhoto || undefined} className={row}>
            <span className="wrap-anywhere">
              {kind && <PageText of={`expenses.kinds.${kind}`} />}
              {kind && reason && ': '}
              {reason}
            </span>
            <strong className="ml-auto">{amount}</strong>
            {duty.mayRemove && (
              <form method="post" action={action} data-entry="removal">
                <input type="hidden" name="kind" value="removal" />
                <input type="hidden" name="key" value={removalKey} />
                <input type="hidden" name="removes" value={key} />
                <RemoveButton />
              </form>
            )}
            <PhotoNote isShown={hasPhoto} />
          </li>
        ))}
        <template>
          <li className={row}>
            <span data-name className="wrap-anywhere" />
            <strong data-amount className="ml-auto" />
            <form method="post" action={action} data-entry="removal">
              <input type="hidden" name="kind" value="removal" />
              <input type="hidden" name="removes" />
              <RemoveButton />
            </form>
            <span data-unsent hidden className="w-full font-semibold text-brick">
              <PageText of="waiting" />
            </span>
            <PhotoNote isShown={false} />
          </li>
        </template>
      </ul>
      <form
        method="post"
        action={action}
        className="grid gap-3"
        data-entry="expense"
        hidden={!duty.mayRemove}
      >
        <input type="hidden" name="kind" value="expense" />
        <input type="hidden" name="key" value={entryKey} />
        {amountAsked && <input type="hidden" name="amountAsked" value={amountAsked} />}
        <div className="grid grid-cols-2 gap-3">
          <div className="grid gap-1">
            <label htmlFor="expense">
              <PageText of="expenses.kind" />
            </label>
            <select id="expense" name="expense" className={field}>
              {expenseKinds.map((kind) => (
                <option key={kind} value={kind} data-key={`expenses.kinds.${kind}`}>
                  {driverText('en', `expenses.kinds.${kind}`)}
                </option>
              ))}
            </select>
          </div>
          <div className="grid gap-1">
            <label htmlFor="amount">
              <PageText of="expenses.amount" />
            </label>
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
          <label htmlFor="reason">
            <PageText of="expenses.reason" />
          </label>
          <input id="reason" name="reason" maxLength={300} required autoComplete="off" className={field} />
        </div>
        <PhotoField />
        <p className="text-quiet text-sm">
          <PageText of="expenses.hint" />
        </p>
        <p data-fault aria-live="polite" className="font-semibold text-brick empty:hidden" />
        <button
          type="submit"
          className="min-h-14 rounded-lg border-2 border-teal px-4 font-semibold text-teal"
        >
          <PageText of="expenses.go" />
        </button>
      </form>
    </section>
  );
}
