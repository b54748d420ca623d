import { changeOf, type FigureView } from '#app/staff/kit/figure-cards.tsx';
import { shortAmount } from '#app/staff/kit/short-amount.ts';
import { addressWith, periodFields } from '#app/staff/money/period-query.ts';
import type { Due } from '#domain/bookings/due/due.ts';
import { daysOf, type Periods } from '#domain/bookings/figures/period.ts';
import type { Received } from '#domain/bookings/received/received.ts';
import type { Figure, Money, Pipeline } from '#domain/reports/money-service.ts';
import type { Span } from '#domain/reports/report.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths } from '#paths.ts';
import { inboxList, wonStages } from './list-links.ts';
import { staffDashboardContent } from './texts.ts';

const content = staffDashboardContent.money;
const percentage = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 });

const amount = (paise: number) => ({ text: shortAmount(paise), whole: formatPaise(paise) });
const changed = ({ now, before }: Figure) => ({ change: changeOf(now, before) });
const named = (key: keyof typeof content.names) => ({ key, name: content.names[key] });

export function toMoneyView(
  money: Money,
  openQuotesPaise: number,
  span: Span,
  owner: string | undefined,
): FigureView[] {
  const won = inboxList({ queue: 'all', stage: wonStages, owner });
  const rate = money.quoteToWon;
  return [
    {
      ...named('open'),
      to: inboxList({ queue: 'all', stage: 'quoted', owner }),
      ...amount(openQuotesPaise),
      note: content.quotedIn(shortAmount(money.quoted.now), span),
      ...changed(money.quoted),
      days: money.quoted.days,
    },
    {
      ...named('won'),
      to: won,
      ...amount(money.won.now),
      note: content.wonCount(money.wonCount.now),
      ...changed(money.won),
      days: money.won.days,
    },
    {
      ...named('average'),
      to: won,
      ...amount(money.average.now),
      note: content.perWon,
      ...changed(money.average),
      days: money.average.days,
    },
    {
      ...named('rate'),
      to: won,
      text: rate.now === null ? content.none : percentage.format(rate.now),
      note: content.ofQuoted(span),
      ...(rate.now !== null && rate.before !== null && { change: changeOf(rate.now, rate.before) }),
    },
  ];
}

type Cash = { received: Received; due: Due; periods: Periods };

/** What came in and what is due, of everyone: the same sums as on the Money screen. */
export const toCashView = ({ received, due, periods: { now } }: Cash): FigureView[] => [
  {
    ...named('received'),
    to: addressWith(paths.adminMoneyReceived, periodFields(now)),
    ...amount(received.now),
    note: content.byEntry,
    change: changeOf(received.now, received.before),
    days: daysOf(now).map((day) => received.days.get(day) ?? 0),
  },
  {
    ...named('due'),
    to: paths.adminMoneyDue,
    ...amount(due.total),
    note: content.dueNow(shortAmount(due.overdue)),
  },
];

export type StageView = { stage: string; count: number; amount: string | undefined; percent: number };

/** In the order of the work; a stage without enquiries is shown as well. */
export function toPipelineView({ stages }: Pipeline): StageView[] {
  const order = ['new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip'];
  const max = Math.max(1, ...stages.map(({ count }) => count));
  return order.map((stage) => {
    const { count = 0, paise = 0 } = stages.find((one) => one.stage === stage) ?? {};
    return {
      stage,
      count,
      amount: paise === null ? undefined : shortAmount(paise),
      percent: Math.round((count / max) * 1000) / 10,
    };
  });
}
