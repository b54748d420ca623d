import { staffQuotesContent } from '#app/content/staff/quotes.ts';
import { Card } from '#app/staff/kit/card.tsx';
import type { QuoteChange } from '#domain/quotes/price/compare-quotes.ts';

const content = staffQuotesContent.page;

const cell = 'py-1.5 pr-4 text-left align-top wrap-anywhere whitespace-pre-line';

/** What differs from the version before. */
export function QuoteChanges({ changes, version }: { changes: QuoteChange[]; version: number }) {
  const heading = content.changes(version - 1);
  if (changes.length === 0)
    return (
      <Card heading={heading}>
        <p className="text-quiet">{content.unchanged}</p>
      </Card>
    );
  return (
    <Card heading={heading}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-line border-b">
            {[content.part, content.before, content.after].map((name) => (
              <th key={name} scope="col" className={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ part, before, after }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have changed in the same way
            <tr key={index} className="border-line border-b">
              <th scope="row" className={`${cell} font-normal text-quiet`}>
                {content.parts[part]}
              </th>
              <td className={cell}>{before ? <del>{before}</del> : content.nothing}</td>
              <td className={cell}>
                {after ? <ins className="no-underline">{after}</ins> : content.nothing}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
