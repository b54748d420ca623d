import { staffSlipContent } from '#app/content/staff/cabs/slip.ts';
import type { ShownSlip } from './shown-slip.ts';
import { panelClass } from './slip-props.ts';

const content = staffSlipContent.statement;

/** The statement line by line, and why it differs from what was agreed. */
export function StatementView({ slip: { statement, isClosed, closedLine, received } }: { slip: ShownSlip }) {
  return (
    <section aria-labelledby="statement" className={panelClass}>
      <h2 id="statement" className="text-lg">
        {statement.title}
      </h2>
      <p className="text-quiet text-sm">{isClosed ? closedLine : content.preview}</p>
      {statement.notes.map((note) => (
        <p key={note} className="rounded-lg bg-sand p-2 text-sm">
          {note}
        </p>
      ))}
      <table className="w-full border-collapse text-left text-[0.9375rem]">
        <thead>
          <tr className="border-line border-b text-quiet text-sm">
            <th scope="col" className="font-normal">
              {content.what}
            </th>
            <th scope="col" className="px-2 text-right font-normal">
              {content.quantity}
            </th>
            <th scope="col" className="px-2 text-right font-normal">
              {content.rate}
            </th>
            <th scope="col" className="text-right font-normal">
              {content.amount}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {statement.lines.map(({ name, quantity, rate, amount }) => (
            <tr key={`${name} ${quantity} ${amount}`} className="border-line border-b">
              <th scope="row" className="py-0.5 font-normal wrap-anywhere">
                {name}
              </th>
              <td className="px-2 text-right">{quantity}</td>
              <td className="px-2 text-right">{rate}</td>
              <td className="text-right">{amount}</td>
            </tr>
          ))}
          <tr className="font-semibold">
            <th scope="row" colSpan={3} className="py-0.5">
              {content.total}
            </th>
            <td className="text-right" data-testid="statement-total">
              {statement.total}
            </td>
          </tr>
        </tbody>
      </table>
      <p className="text-quiet text-sm">{statement.totalInWords}</p>
      <p className="text-[0.9375rem]">{content.received(received)}</p>
      {statement.differences.length > 0 && <h3 className="font-semibold">{content.differences}</h3>}
      <p className="text-[0.9375rem]">
        {content.agreed}: <span className="tabular-nums">{statement.agreed}</span>
        {statement.differences.length === 0 && `. ${content.same}`}
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
          {content.insideRate}: {statement.insideRate.join('; ')}
        </p>
      )}
      <p className="text-quiet text-sm">{statement.rule}</p>
    </section>
  );
}
