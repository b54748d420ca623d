import { useState } from 'react';
import { PlanParts } from '#app/quote/plan-parts.tsx';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { SumTable } from '#app/staff/kit/sum-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { isFinished } from '#domain/bookings/duty-status.ts';
import { typedBalance } from './balance.ts';
import type { BookingPageView, EntryView } from './booking-data.ts';
import type { Act } from './duty-card.tsx';
import { ExtraPopup } from './extra-popup.tsx';
import { MoneyPopup, ReversePopup } from './money-popup.tsx';

const content = staffBookingsContent.money;

const tones = { paid: 'text-teal', due: 'text-brick', refund: 'text-brick' };

function Sums({ booking }: { booking: BookingPageView }) {
  return (
    <SumTable
      caption={content.heading}
      rows={[
        ...booking.priced.map(({ title, amount }) => ({ name: title, value: amount })),
        ...booking.charges.map(({ name, reason, amount }) => ({
          name: [name, reason].filter(Boolean).join(': '),
          value: amount,
        })),
        { name: content.total, value: booking.total },
        { name: content.received, value: booking.received },
        {
          name: content.balance,
          value: <span className={tones[booking.balanceState]}>{booking.balance}</span>,
          isTotal: true,
        },
      ]}
    />
  );
}

type EntryProps = { entry: EntryView; mayRefund: boolean; onMail: () => void; onReverse: () => void };

function Entry({ entry, mayRefund, onMail, onReverse }: EntryProps) {
  const isOver = entry.isReversed || entry.isReversal || (entry.isRefund && !mayRefund);
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-1 text-[0.9375rem] last:border-0">
      <span className={entry.isReversed ? 'line-through' : ''}>
        {entry.isReversal ? `${content.reversal}: ${entry.kind}` : entry.kind}{' '}
        <strong className="tabular-nums">{entry.amount}</strong>
      </span>
      <span className="text-quiet wrap-anywhere">
        {[entry.method, entry.holder, entry.reference, entry.received].filter(Boolean).join(', ')}
      </span>
      {entry.isReversed && <span className="text-quiet">({content.reversed})</span>}
      <span className="ml-auto text-quiet text-sm">
        {entry.by}, {entry.when}
      </span>
      {entry.receipt && (
        <>
          <TextLink href={entry.receipt.href} target="_blank" rel="noopener noreferrer">
            {entry.receipt.name}
          </TextLink>
          <Button look="text" aria-label={content.mailReceiptOf(entry.receipt.name)} onClick={onMail}>
            {content.mailReceipt}
          </Button>
        </>
      )}
      {!isOver && (
        <Button look="text" aria-label={content.reverseOf(entry.kind, entry.amount)} onClick={onReverse}>
          {content.reverse}
        </Button>
      )}
    </li>
  );
}

type Props = {
  booking: BookingPageView;
  isEntering: boolean;
  onEnter: (isEntering: boolean) => void;
  onDone: (text: string) => void;
  onAct: Act;
};

/** What the booking costs, what was paid and what is left. */
export function MoneyPanel({ booking, isEntering, onEnter, onDone, onAct }: Props) {
  const [isSelling, setSelling] = useState(false);
  const [reversed, setReversed] = useState<EntryView>();
  const isOver = isFinished(booking.duties.map(({ status }) => status));
  return (
    <section aria-labelledby="money" className="grid gap-2 rounded-2xl border border-line bg-card px-4 py-3">
      <h2 id="money" className="text-lg">
        {content.heading}
      </h2>
      <Sums booking={booking} />
      {!booking.isCancelled && (
        <div className="flex flex-wrap gap-x-4 empty:hidden">
          {booking.charges
            .filter(({ isExtra }) => isExtra)
            .map(({ id, reason }) => (
              <Button
                key={id}
                look="text"
                aria-label={content.extra.takeBackOf(reason)}
                onClick={() => onAct({ intent: 'extra-back', id: booking.id, chargeId: id })}
              >
                {content.extra.takeBackOf(reason)}
              </Button>
            ))}
        </div>
      )}
      {booking.plan.length > 0 && (
        <div className="grid gap-1 rounded-lg bg-sand px-3 py-2 text-[0.9375rem]">
          <h3 className="font-sans font-semibold text-sm">{content.plan}</h3>
          <PlanParts parts={booking.plan} />
        </div>
      )}
      {booking.money.length > 0 ? (
        <ul>
          {booking.money.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              mayRefund={booking.mayRefund}
              onMail={() => onAct({ intent: 'receipt-mail', entryId: entry.id, key: crypto.randomUUID() })}
              onReverse={() => setReversed(entry)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState>{content.none}</EmptyState>
      )}
      <div className="flex flex-wrap gap-1.5">
        <Button look="quiet" aria-haspopup="dialog" onClick={() => onEnter(true)}>
          {content.add}
        </Button>
        {!booking.isCancelled && (
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setSelling(true)}>
            {content.extra.open}
          </Button>
        )}
        {booking.customer.askHref && (
          <ButtonLink look="quiet" href={booking.customer.askHref} target="_blank" rel="noopener noreferrer">
            {content.ask}
          </ButtonLink>
        )}
      </div>
      {isEntering && (
        <MoneyPopup
          bookingId={booking.id}
          isRefund={booking.balanceState === 'refund'}
          mayRefund={booking.mayRefund}
          isAdvance={booking.money.length === 0 && !isOver}
          collectors={booking.collectors}
          due={
            booking.nextPart || (isOver && booking.balanceState === 'due' ? typedBalance(booking.sums) : '')
          }
          onDone={onDone}
          onClose={() => onEnter(false)}
        />
      )}
      {isSelling && (
        <ExtraPopup
          bookingId={booking.id}
          gstPercent={booking.gstPercent}
          onDone={onDone}
          onClose={() => setSelling(false)}
        />
      )}
      {reversed && (
        <ReversePopup
          bookingId={booking.id}
          entry={reversed}
          onDone={onDone}
          onClose={() => setReversed(undefined)}
        />
      )}
    </section>
  );
}
