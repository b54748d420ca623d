import { TextLink } from '#app/staff/kit/text-link.tsx';
import type { ShownAmount } from './shown-amount.ts';

function Entry({ amount }: { amount: ShownAmount }) {
  return (
    <li className="grid gap-2 rounded-2xl border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-sans font-semibold text-lg wrap-anywhere">{amount.name}</h2>
        {amount.states.map((state) => (
          <span key={state} className="rounded-full border border-quiet px-2.5 font-semibold text-sm">
            {state}
          </span>
        ))}
      </div>
      <p className="wrap-anywhere">{amount.facts}</p>
      {amount.lines.length > 0 && (
        <ul className="list-disc pl-5">
          {amount.lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
      <ul className="text-brick">
        {amount.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6">
        {amount.links.map(({ text, to }) => (
          <TextLink key={to} to={to} aria-label={`${text}: ${amount.name}`}>
            {text}
          </TextLink>
        ))}
      </p>
    </li>
  );
}

export function AmountList({ amounts }: { amounts: ShownAmount[] }) {
  return (
    <ul className="grid gap-3">
      {amounts.map((amount) => (
        <Entry key={amount.key} amount={amount} />
      ))}
    </ul>
  );
}
