import { bookingContent } from '#app/content/site/links/booking.ts';
import type { StatementView } from '#domain/bookings/slip/statement-view.ts';

const content = bookingContent.statement;

type Props = {
  id: string;
  /** Empty where the booking has one ride. */
  ride: string;
  statement: StatementView;
};

function Lines({ statement: { lines, total } }: Pick<Props, 'statement'>) {
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-line border-b text-quiet text-sm">
          <th scope="col" className="font-normal">
            {content.what}
          </th>
          <th scope="col" className="hidden px-2 text-right font-normal @md:table-cell">
            {content.quantity}
          </th>
          <th scope="col" className="hidden px-2 text-right font-normal @md:table-cell">
            {content.rate}
          </th>
          <th scope="col" className="text-right font-normal">
            {content.amount}
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {lines.map(({ name, quantity, rate, amount }) => (
          <tr key={`${name} ${quantity} ${amount}`} className="border-line border-b align-top">
            <th scope="row" className="py-1.5 font-normal wrap-anywhere">
              {name}
              {quantity && (
                <span className="block text-quiet text-sm @md:hidden">
                  {quantity} × {rate}
                </span>
              )}
            </th>
            <td className="hidden px-2 py-1.5 text-right @md:table-cell">{quantity}</td>
            <td className="hidden px-2 py-1.5 text-right @md:table-cell">{rate}</td>
            <td className="py-1.5 text-right">{amount}</td>
          </tr>
        ))}
        <tr className="font-semibold text-lg">
          <th scope="row" className="py-2">
            {content.total}
          </th>
          <td className="hidden @md:table-cell" />
          <td className="hidden @md:table-cell" />
          <td className="py-2 text-right">{total}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** What the ride cost in the end, and why that differs from what was agreed. */
export function StatementSection({ id, ride, statement }: Props) {
  const { differences, insideRate, notes } = statement;
  const heading = `statement-${id}`;
  return (
    <section
      aria-labelledby={ride ? `${heading} ${heading}-ride` : heading}
      className="@container grid gap-4 rounded-2xl border border-line bg-card p-5 sm:p-8 print:border-0 print:p-0"
    >
      <div>
        <h2 id={heading} className="text-xl">
          {statement.title}
        </h2>
        {ride && (
          <p id={`${heading}-ride`} className="text-quiet">
            {ride}
          </p>
        )}
      </div>
      <Lines statement={statement} />
      <p className="text-quiet text-sm">{statement.totalInWords}</p>
      <div className="grid gap-1">
        <p>
          {content.agreed(statement.agreed)} {differences.length === 0 ? content.same : content.differs}
        </p>
        <ul className="grid gap-1">
          {differences.map(({ text, amount }) => (
            <li key={text + amount} className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{text}</span>
              <span className="shrink-0 tabular-nums">{amount}</span>
            </li>
          ))}
        </ul>
      </div>
      {insideRate.length > 0 && (
        <p className="text-sm">
          {content.insideRate}: {insideRate.join('; ')}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="text-sm">
          {note}
        </p>
      ))}
      <p className="text-quiet text-sm">{statement.rule}</p>
    </section>
  );
}
