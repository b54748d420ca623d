import { useState } from 'react';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import { AskPopup } from './ask-popup.tsx';
import { CheckPopup } from './check-popup.tsx';
import type { RequestRowView, RequestsView } from './requests-view.ts';
import { paymentTexts } from './texts.ts';

const content = paymentTexts.panel;

type Act = (fields: Record<string, string>) => Promise<void>;
type RowProps = { row: RequestRowView; addresses: readonly string[]; onAct: Act; onCheck: () => void };

const needsStaff = (state: RequestRowView['state']) => state === 'claimed' || state === 'mismatch';

function Row({ row, addresses, onAct, onCheck }: RowProps) {
  // The idempotency key: two clicks are one, and a click after the answer is another.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const act = async (fields: Record<string, string>) => {
    await onAct({ ...fields, requestId: row.id, key });
    setKey(crypto.randomUUID());
  };
  const { link } = row;
  return (
    <li className="grid gap-1 border-line border-b py-2 last:border-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{row.reference}</span>
        <span>{row.part}</span>
        <strong className="tabular-nums">{row.amount}</strong>
        <span className={needsStaff(row.state) ? 'font-semibold text-brick' : 'text-quiet'}>
          {row.stateText}
        </span>
        <span className="text-quiet text-sm">{row.since}</span>
      </p>
      {row.note && <p className="text-sm wrap-anywhere">{row.note}</p>}
      {row.isLinkLost && <p className="text-brick text-sm">{content.linkLost}</p>}
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {link && <CopyButton text={link.href} label={content.copy} copied={content.copied} />}
        {link?.chatHref && (
          <ButtonLink look="quiet" href={link.chatHref} target="_blank" rel="noopener noreferrer">
            {content.chat}
          </ButtonLink>
        )}
        {link &&
          addresses.map((to) => (
            <Button look="quiet" key={to} onClick={() => void act({ intent: 'mail-payment', to })}>
              {content.mail(to)}
            </Button>
          ))}
        {row.check && (
          <Button
            look="quiet"
            aria-haspopup="dialog"
            aria-label={content.checkOf(row.reference)}
            onClick={onCheck}
          >
            {content.check}
          </Button>
        )}
        {row.count && (
          <Button look="quiet" onClick={() => void act({ intent: 'count-payment' })}>
            {content.count(row.count)}
          </Button>
        )}
        {row.mayWithdraw && (
          <Button
            look="text"
            aria-label={content.withdrawOf(row.reference)}
            onClick={() => void act({ intent: 'withdraw-payment' })}
          >
            {content.withdraw}
          </Button>
        )}
      </div>
    </li>
  );
}

type Props = {
  bookingId: string;
  view: RequestsView;
  onAct: Act;
  onDone: (text: string, tone?: 'warn') => void;
};

/** What the customer was asked to pay, what became of it, and asking again. */
export function RequestsPanel({ bookingId, view: { rows, parts, addresses }, onAct, onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [checked, setChecked] = useState<RequestRowView>();
  return (
    <section
      aria-labelledby="payment-requests"
      className="grid gap-2 rounded-2xl border border-line bg-card px-4 py-3"
    >
      <h2 id="payment-requests" className="text-lg">
        {content.heading}
      </h2>
      {rows.length > 0 ? (
        <ul>
          {rows.map((row) => (
            <Row key={row.id} row={row} addresses={addresses} onAct={onAct} onCheck={() => setChecked(row)} />
          ))}
        </ul>
      ) : (
        <p className="text-quiet">{parts.length > 0 ? content.none : content.paid}</p>
      )}
      <div>
        <Button look="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {content.ask}
        </Button>
      </div>
      {isAsking && (
        <AskPopup bookingId={bookingId} parts={parts} onDone={onDone} onClose={() => setAsking(false)} />
      )}
      {checked?.check && (
        <CheckPopup
          id={checked.id}
          reference={checked.reference}
          check={checked.check}
          onDone={onDone}
          onClose={() => setChecked(undefined)}
        />
      )}
    </section>
  );
}
