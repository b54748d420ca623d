import { useState } from 'react';
import { Badge } from '#app/staff/kit/badge.tsx';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { vouchersTexts as texts } from './texts.ts';
import type { VoucherRowView, VouchersView } from './voucher-view.ts';

type Act = (fields: Record<string, string>) => Promise<void>;

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

type WaysProps = { row: VoucherRowView; onAct: Act; onMail: (fields: Record<string, string>) => void };

/** How the newest version reaches its reader. */
function Ways({ row, onAct, onMail }: WaysProps) {
  const { name, voucherId, pdfHref, chatHref, address, maySend } = row;
  const mark = (way: string) => void onAct({ intent: 'voucher-sent', voucherId, way });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonLink look="quiet" href={pdfHref} {...newTab} aria-label={texts.pdfOf(name)}>
        {texts.pdf}
      </ButtonLink>
      {chatHref && (
        <ButtonLink
          look="quiet"
          href={chatHref}
          {...newTab}
          aria-label={texts.whatsappOf(name)}
          onClick={() => mark('whatsapp')}
        >
          {texts.whatsapp}
        </ButtonLink>
      )}
      {maySend && address && (
        <Button
          look="quiet"
          aria-label={texts.mailOf(name, address)}
          onClick={() => onMail({ intent: 'voucher-mail', voucherId, to: address })}
        >
          {texts.mail}
        </Button>
      )}
      {maySend && (
        <Button look="quiet" aria-label={texts.handOf(name)} onClick={() => mark('hand')}>
          {texts.hand}
        </Button>
      )}
      {maySend && !address && <span className="text-quiet text-sm">{texts.noAddress}</span>}
    </div>
  );
}

function Row({ row, onAct, onMail }: WaysProps) {
  const { name, stateName, tone, version, notes, earlier, pdfHref } = row;
  return (
    <li className="grid gap-1.5 border-line border-t pt-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        <Badge tone={tone}>{stateName}</Badge>
      </div>
      {version && <p className="text-quiet text-sm">{version}</p>}
      {notes.map((note) => (
        <p key={note} className="text-sm wrap-anywhere">
          {note}
        </p>
      ))}
      {pdfHref && <Ways row={row} onAct={onAct} onMail={onMail} />}
      {earlier.length > 0 && (
        <p className="flex flex-wrap gap-x-2 text-quiet text-sm">
          {texts.earlier}
          {earlier.map(({ href, text }) => (
            <a key={href} href={href} {...newTab} className="text-teal underline">
              {text}
            </a>
          ))}
        </p>
      )}
    </li>
  );
}

type Props = { bookingId: string; vouchers: VouchersView; onAct: Act };

/** The vouchers of a trip: one for each supplier and one for the travellers. */
export function VouchersCard({ bookingId, vouchers: { rows, make, maySendAll, hint }, onAct }: Props) {
  // The idempotency key: two clicks are one mail, and a click after the answer is another.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const mail = async (fields: Record<string, string>) => {
    await onAct({ ...fields, key });
    setKey(crypto.randomUUID());
  };
  return (
    <Card heading={texts.heading}>
      {hint && <p className="text-quiet text-sm">{hint}</p>}
      {(make || maySendAll) && (
        <div className="flex flex-wrap gap-2">
          {make && (
            <Button look="secondary" onClick={() => void onAct({ intent: 'vouchers-make', bookingId })}>
              {make}
            </Button>
          )}
          {maySendAll && (
            <Button look="secondary" onClick={() => void mail({ intent: 'vouchers-send', bookingId })}>
              {texts.sendAll}
            </Button>
          )}
        </div>
      )}
      {rows.length > 0 && (
        <ul className="grid gap-2">
          {rows.map((row) => (
            <Row key={row.key} row={row} onAct={onAct} onMail={(fields) => void mail(fields)} />
          ))}
        </ul>
      )}
    </Card>
  );
}
