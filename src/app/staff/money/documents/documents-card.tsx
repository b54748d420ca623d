import { Card } from '#app/staff/kit/card.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import type { BookingDocumentsView } from './documents-data.ts';
import { documentTexts } from './texts.ts';

const texts = documentTexts.panel;

/** The vouchers, invoices and notes of a booking, and what waits and why. */
export const DocumentsCard = ({ documents, missing, missingHref }: BookingDocumentsView) => (
  <Card heading={texts.heading}>
    <ul className="divide-y divide-line empty:hidden">
      {documents.map(({ id, name, href, what, day, total }) => (
        <li key={id} className="grid gap-0.5 py-2" data-document={id}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <TextLink href={href}>{name}</TextLink>
            <span className="tabular-nums">{total}</span>
          </div>
          <p className="text-quiet text-sm">
            {what}, {day}
          </p>
        </li>
      ))}
    </ul>
    {missing.map(({ key, what, reasons }) => (
      <div key={key} className="grid gap-0.5" data-missing={key}>
        <p className="font-semibold text-sm">{texts.missing(what)}</p>
        <p className="text-quiet text-sm">{reasons}</p>
      </div>
    ))}
    {missingHref && <TextLink to={missingHref}>{texts.mend}</TextLink>}
  </Card>
);
