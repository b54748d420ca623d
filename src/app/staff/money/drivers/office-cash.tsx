import { useAction } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { DateField } from '#app/staff/kit/date-field.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import type { CashByHolder, OfficeCash } from '#domain/payments/settlements/cash-service.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { MoneyForm } from './money-form.tsx';
import { driverMoneyTexts } from './texts.ts';

const { office: texts, unknown, fields } = driverMoneyTexts;

function countText(count: NonNullable<OfficeCash['lastCount']>): string {
  const { countedPaise, expectedPaise, madeBy, madeAt } = count;
  const difference = countedPaise - expectedPaise;
  const text = texts.lastCount(
    formatPaise(countedPaise),
    formatPaise(expectedPaise),
    madeBy,
    timeText(madeAt),
  );
  if (difference === 0) return `${text}. ${texts.fits}`;
  return `${text}: ${(difference < 0 ? texts.less : texts.more)(formatPaise(Math.abs(difference)))}.`;
}

export const toOfficeView = (
  { officePaise, unknownPaise }: CashByHolder,
  { bankings, lastCount }: OfficeCash,
) => ({
  office: formatPaise(officePaise),
  unknown: unknownPaise > 0 ? formatPaise(unknownPaise) : '',
  lastCount: lastCount ? countText(lastCount) : '',
  bankings: bankings
    .filter(({ reversesId }) => reversesId === null)
    .map(({ id, amountPaise, movedOn, note, madeBy, isReversed }) => ({
      ...{ id, note, madeBy, isReversed },
      amount: formatPaise(amountPaise),
      day: dateText(movedOn),
    })),
});

type Props = { view: ReturnType<typeof toOfficeView>; today: string; onDone: (text: string) => void };

const MoveFields = ({ today, isInvalid }: { today: string; isInvalid: (name: string) => boolean }) => (
  <>
    <TextField
      id="move-amount"
      name="amount"
      label={fields.amount}
      inputMode="decimal"
      autoComplete="off"
      invalid={isInvalid('amount')}
      required
    />
    <DateField
      id="move-day"
      name="movedOn"
      label={fields.movedOn}
      value={today}
      max={today}
      invalid={isInvalid('movedOn')}
      required
    />
    <TextField
      id="move-note"
      name="note"
      label={fields.note}
      autoComplete="off"
      invalid={isInvalid('note')}
    />
  </>
);

/** The cash of the office, and what became of it. */
export function OfficeCard({ view, today, onDone }: Props) {
  const { send } = useAction();
  const reverse = async (id: string) => {
    const form = new FormData();
    form.set('intent', 'reverse-banking');
    form.set('id', id);
    const result = await send(form);
    if (result) onDone(result.text);
  };
  return (
    <Card heading={texts.heading}>
      <p data-office className="font-display font-semibold text-2xl tabular-nums">
        {view.office}
      </p>
      {view.lastCount && <p className="text-quiet text-sm">{view.lastCount}</p>}
      <div className="flex flex-wrap gap-1.5">
        <MoneyForm
          label={texts.bank}
          title={texts.bankTitle}
          intent="bank"
          onDone={onDone}
          fields={(isInvalid) => <MoveFields today={today} isInvalid={isInvalid} />}
        />
        <MoneyForm
          label={texts.count}
          title={texts.countTitle}
          intent="count"
          onDone={onDone}
          fields={(isInvalid) => (
            <>
              <TextField
                id="count-amount"
                name="counted"
                label={texts.counted}
                hint={texts.countHint}
                inputMode="decimal"
                autoComplete="off"
                invalid={isInvalid('counted')}
                required
              />
              <TextField
                id="count-note"
                name="note"
                label={fields.note}
                autoComplete="off"
                invalid={isInvalid('note')}
              />
            </>
          )}
        />
      </div>
      <h3 className="font-sans font-semibold text-sm">{texts.bankings}</h3>
      {view.bankings.length === 0 && <EmptyState>{texts.noBankings}</EmptyState>}
      <ul>
        {view.bankings.map(({ id, amount, day, note, madeBy, isReversed }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-1 last:border-0"
          >
            <span className={`tabular-nums ${isReversed ? 'line-through' : ''}`}>{amount}</span>
            <span className="text-quiet text-sm">{[day, note, madeBy].filter(Boolean).join(', ')}</span>
            {isReversed ? (
              <span className="text-quiet text-sm">({texts.reversed})</span>
            ) : (
              <Button look="text" aria-label={texts.reverseOf(amount, day)} onClick={() => void reverse(id)}>
                {texts.reverse}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Cash that was entered without a driver. */
export const UnknownCard = ({ view, today, onDone }: Props) => (
  <Card heading={unknown.heading}>
    <p>{unknown.text(view.unknown)}</p>
    <div>
      <MoneyForm
        label={unknown.go}
        title={unknown.title}
        intent="take-unknown"
        onDone={onDone}
        fields={(isInvalid) => <MoveFields today={today} isInvalid={isInvalid} />}
      />
    </div>
  </Card>
);
