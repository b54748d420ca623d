import { cancellingContent as content } from '#app/content/site/links/cancelling.ts';

type Props = {
  id: string;
  rows: readonly { when: string; costs: string }[];
  /** What staff wrote for the customer beside the steps. */
  note: string;
  /** Of the heading. */
  level?: 'h2' | 'h3';
};

/** What cancelling a trip costs: each amount with the day until which it holds. */
export function CancellingTable({ id, rows, note, level: Heading = 'h2' }: Props) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2 print:break-inside-avoid">
      <Heading id={id} className="text-xl">
        {content.heading}
      </Heading>
      <table className="w-full border-collapse">
        <caption className="sr-only">{content.caption}</caption>
        <thead>
          <tr className="border-teal border-b-2 text-sm">
            <th scope="col" className="py-2 text-left font-semibold">
              {content.when}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-semibold">
              {content.costs}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ when, costs }) => (
            <tr key={when} className="border-line border-b">
              <th scope="row" className="whitespace-nowrap py-2 text-left align-top font-normal">
                {when}
              </th>
              <td className="py-2 pl-4 text-right align-top tabular-nums">{costs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="whitespace-pre-line text-sm wrap-anywhere">{note}</p>}
    </section>
  );
}
