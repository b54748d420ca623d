import { DataTable } from '#app/staff/kit/data-table.tsx';
import { panelClass } from './slip-props.ts';
import type { SlipView } from './slip-view.ts';
import { staffSlipContent } from './texts.ts';

const content = staffSlipContent.statement;

/** The statement line by line, and why it differs from what was agreed. */
export function StatementView({ slip: { statement, isClosed, closedLine, received } }: { slip: SlipView }) {
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
      <DataTable
        layout="report"
        caption={statement.title}
        rows={[
          ...statement.lines,
          { name: content.total, quantity: '', rate: '', amount: statement.total, isTotal: true },
        ]}
        rowKey={({ name, quantity, amount }) => `${name} ${quantity} ${amount}`}
        isTotal={(row) => 'isTotal' in row}
        columns={[
          { key: 'what', header: content.what, cell: ({ name }) => name },
          { key: 'quantity', header: content.quantity, isNumeric: true, cell: ({ quantity }) => quantity },
          { key: 'rate', header: content.rate, isNumeric: true, cell: ({ rate }) => rate },
          {
            key: 'amount',
            header: content.amount,
            isNumeric: true,
            cell: (row) =>
              'isTotal' in row ? <span data-testid="statement-total">{row.amount}</span> : row.amount,
          },
        ]}
      />
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
