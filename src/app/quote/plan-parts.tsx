/** A part of what is paid, with its day; `state` says what is paid of it, `note` what is asked or claimed. Both may be empty. */
export type PartView = { name: string; amount: string; isPaid: boolean; state: string; note: string };

/** Deposit and balance, each with its day and what is paid of it. */
export const PlanParts = ({ parts }: { parts: readonly PartView[] }) => (
  <dl className="grid gap-1">
    {parts.map(({ name, amount, isPaid, state, note }) => (
      <div key={name} className="flex flex-wrap justify-between gap-x-6">
        <dt className="min-w-0 wrap-anywhere">{name}</dt>
        <dd className="ml-auto text-right font-semibold tabular-nums">
          {amount}
          {state && (
            <span className={`ml-2 text-sm ${isPaid ? 'text-teal' : 'font-normal text-brick'}`}>
              {isPaid && <span aria-hidden="true">✓ </span>}
              {state}
            </span>
          )}
          {note && <span className="block font-normal text-sm">{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
