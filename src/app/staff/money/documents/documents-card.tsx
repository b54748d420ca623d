import { useState } from 'react';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import type { BookingDocumentsView } from './documents-data.ts';
import { IrnPanel } from './irn-panel.tsx';
import { documentTexts } from './texts.ts';

const { panel: texts, paper, irn } = documentTexts;

type Document = BookingDocumentsView['documents'][number];
type Act = (fields: Record<string, string>) => void;

type ItemProps = { document: Document; hasMoney: boolean; onAct: Act; onIrn: () => void };

const DocumentItem = ({
  document: { id, name, href, what, day, total, isPrinted, isFailed, hasIrn, mayHaveIrn, chatHref },
  hasMoney,
  onAct,
  onIrn,
}: ItemProps) => (
  <li className="grid gap-0.5 py-2" data-document={id}>
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      {isPrinted ? <TextLink href={href}>{name}</TextLink> : <span className="font-semibold">{name}</span>}
      <span className="tabular-nums">{total}</span>
    </div>
    <p className="text-quiet text-sm">
      {what}, {day}
    </p>
    {hasIrn && <p className="text-quiet text-sm">{irn.stored}</p>}
    {!isPrinted && <p className="text-quiet text-sm">{isFailed ? paper.failed : paper.printing}</p>}
    <div className="flex flex-wrap items-center gap-x-4 empty:hidden">
      {isFailed && hasMoney && (
        <Button
          look="text"
          aria-label={paper.againOf(name)}
          onClick={() => onAct({ intent: 'document-print', id })}
        >
          {paper.again}
        </Button>
      )}
      {isPrinted && hasMoney && (
        <Button
          look="text"
          aria-label={paper.mailOf(name)}
          onClick={() => onAct({ intent: 'document-mail', id, key: crypto.randomUUID() })}
        >
          {paper.mail}
        </Button>
      )}
      {chatHref && (
        <ButtonLink
          look="text"
          href={chatHref}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={paper.chatOf(name)}
        >
          {paper.chat}
        </ButtonLink>
      )}
      {mayHaveIrn && (
        <Button look="text" aria-haspopup="dialog" aria-label={irn.enterOf(name)} onClick={onIrn}>
          {irn.enter}
        </Button>
      )}
    </div>
  </li>
);

type Props = BookingDocumentsView & { onAct: Act; onDone: (text: string) => void };

/** The vouchers, invoices and notes of a booking, and what waits and why. */
export function DocumentsCard({ documents, missing, hasMoney, missingHref, onAct, onDone }: Props) {
  const [irnOf, setIrnOf] = useState<Document | null>(null);
  return (
    <Card heading={texts.heading}>
      <ul className="divide-y divide-line empty:hidden">
        {documents.map((document) => (
          <DocumentItem
            key={document.id}
            document={document}
            hasMoney={hasMoney}
            onAct={onAct}
            onIrn={() => setIrnOf(document)}
          />
        ))}
      </ul>
      {missing.map(({ key, what, reasons }) => (
        <div key={key} className="grid gap-0.5" data-missing={key}>
          <p className="font-semibold text-sm">{texts.missing(what)}</p>
          <p className="text-quiet text-sm">{reasons}</p>
        </div>
      ))}
      {missingHref && <TextLink to={missingHref}>{texts.mend}</TextLink>}
      {irnOf && <IrnPanel document={irnOf} onDone={onDone} onClose={() => setIrnOf(null)} />}
    </Card>
  );
}
