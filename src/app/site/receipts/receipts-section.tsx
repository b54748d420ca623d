import { paymentPapersContent as content } from '#app/content/site/links/papers-of-payment.ts';
import type { StoredDocument } from '#domain/documents/prints/document-print-service.ts';
import { documentTitles } from '#domain/documents/prints/document-text.ts';
import type { ListedReceipt } from '#domain/documents/receipts/receipt-service.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

export const toReceiptLink =
  (path: string) =>
  ({ entryId, number, amountPaise, receivedOn }: ListedReceipt) => ({
    name: content.receipt(number),
    text: content.of(formatPaise(amountPaise), dateText(receivedOn)),
    href: `${path}?entry=${entryId}`,
  });

export const toDocumentLink =
  (path: string) =>
  ({ name, kind, issuedOn, totalPaise }: StoredDocument) => ({
    name: content.document(documentTitles[kind], name),
    text: content.ofDay(formatPaise(totalPaise), dateText(issuedOn)),
    href: `${path}?${new URLSearchParams({ number: name })}`,
  });

export type ReceiptLink = ReturnType<ReturnType<typeof toReceiptLink>>;

/** What was paid, each payment with its receipt, and the tax documents. */
export function ReceiptsSection({ receipts }: { receipts: readonly ReceiptLink[] }) {
  if (receipts.length === 0) return null;
  return (
    <section
      aria-labelledby="receipts"
      className="grid gap-2 rounded-2xl border border-line bg-card p-5 print:hidden"
    >
      <h2 id="receipts" className="text-xl">
        {content.heading}
      </h2>
      <ul className="grid gap-1">
        {receipts.map(({ name, text, href }) => (
          <li key={href} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <a className="inline-block py-2 font-semibold text-teal underline" href={href}>
              {name}
            </a>
            <span className="text-quiet tabular-nums">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
