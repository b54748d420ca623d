/** A part of what is paid, with its day; `state` says what is paid of it, or nothing. */
export type PartView = { name: string; amount: string; isPaid: boolean; state: string };

/** Deposit and balance, each with its day and what is paid of it. */
export const PlanParts = ({ parts }: { parts: readonly PartView[] }) => (
  <dl className="grid gap-1">
    {parts.map(({ name, amount, isPaid, state }) => (
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
        </dd>
      </div>
    ))}
  </dl>
);
