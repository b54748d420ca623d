import { periodText } from '#app/staff/cabs/report/period-text.ts';
import { changeOf, type FigureView } from '#app/staff/kit/figure-cards.tsx';
import { shortAmount } from '#app/staff/kit/short-amount.ts';
import { addressWith, periodFields } from '#app/staff/money/period-query.ts';
import { moneyTexts } from '#app/staff/money/texts.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { type Due, dueAges } from '#domain/bookings/due/due.ts';
import { daysOf, type Periods } from '#domain/bookings/figures/period.ts';
import type { MarginSum, Margins } from '#domain/bookings/margins/margins-service.ts';
import type { Received } from '#domain/bookings/received/received.ts';
import type { TaxOfDays } from '#domain/documents/returns/returns-service.ts';
import type { CashByHolder } from '#domain/payments/settlements/cash-service.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths } from '#paths.ts';
import { bookingPath } from '#staff-paths.ts';
import { overviewTexts as texts } from './texts.ts';

export type OverviewFigures = {
  received: Received;
  due: Due;
  deposits: { paise: number; bookings: number; firstDay: string; lastDay: string };
  cash: CashByHolder;
  gateway: { paise: number; payments: number };
  tax: TaxOfDays;
  margins: Margins;
};

const amount = (paise: number) => ({ text: shortAmount(paise), whole: formatPaise(paise) });

/** A line of a table; the amount opens its list. */
export type LineView = { key: string; name: string; to?: string; amount: string; more: string };

function toCards({ received, due, deposits }: OverviewFigures, { now }: Periods): FigureView[] {
  return [
    {
      key: 'received',
      name: texts.names.received,
      to: addressWith(paths.adminMoneyReceived, periodFields(now)),
      ...amount(received.now),
      note: texts.byEntry,
      change: changeOf(received.now, received.before),
      days: daysOf(now).map((day) => received.days.get(day) ?? 0),
    },
    {
      key: 'overdue',
      name: texts.names.overdue,
      to: addressWith(paths.adminMoneyDue, { age: 'now' }),
      ...amount(due.overdue),
      note: texts.dueOf(shortAmount(due.total)),
    },
    {
      key: 'later',
      name: texts.names.later,
      to: addressWith(paths.adminMoneyDue, { age: 'later' }),
      ...amount(due.ages.later.paise),
      note: texts.ofBookings(due.ages.later.bookings),
    },
    {
      key: 'deposits',
      name: texts.names.deposits,
      to: addressWith(paths.adminMoneyDue, { part: 'deposit', ...periodFields(deposits) }),
      ...amount(deposits.paise),
      note: texts.ofBookings(deposits.bookings),
    },
  ];
}

const line = (key: string, name: string, paise: number, more = '', to?: string): LineView => ({
  ...{ key, name, amount: formatPaise(paise), more },
  ...(to && { to }),
});

/** Who holds money that is not in the bank. */
function toHolders({ cash, gateway }: OverviewFigures): LineView[] {
  const inOffice = addressWith(paths.adminMoneyReceived, { place: 'office' });
  const atGateway = addressWith(paths.adminMoneyReceived, { place: 'gateway' });
  const withDrivers = addressWith(paths.adminMoneyReceived, { place: 'driver' });
  const ofDriver = (driver: string) => addressWith(paths.adminMoneyReceived, { place: 'driver', driver });
  return [
    line('office', texts.office, cash.officePaise, '', inOffice),
    ...cash.drivers.map(({ driverId, name, heldPaise, since }) =>
      line(driverId, name, heldPaise, since ? texts.since(dateText(since)) : '', ofDriver(driverId)),
    ),
    ...(cash.unknownPaise === 0 ? [] : [line('unnamed', texts.unnamed, cash.unknownPaise, '', withDrivers)]),
    line('gateway', texts.gateway, gateway.paise, texts.payments(gateway.payments), atGateway),
  ];
}

function toTax({ tax: { due } }: OverviewFigures, { now }: Periods): LineView[] {
  const to = addressWith(paths.adminMoneyExports, periodFields(now));
  return [
    line('cgst', texts.taxRows.cgst, due.cgstPaise, '', to),
    line('sgst', texts.taxRows.sgst, due.sgstPaise, '', to),
    line('igst', texts.taxRows.igst, due.igstPaise, '', to),
    line('tcs', texts.taxRows.tcs, due.tcsPaise, '', to),
  ];
}

const marginNote = ({ soldPaise, missing }: Pick<MarginSum, 'soldPaise' | 'missing'>): string =>
  [texts.ofSold(shortAmount(soldPaise)), missing > 0 && texts.notFinal(missing)].filter(Boolean).join(', ');

const toMargins = ({ margins }: OverviewFigures) => ({
  owners: margins.owners.map((sum) =>
    line(sum.ownerId ?? 'none', sum.owner || texts.noOwner, sum.soldPaise - sum.costPaise, marginNote(sum)),
  ),
  trips: margins.trips.map((trip) =>
    line(
      trip.bookingId,
      [bookingNumber(trip.bookingId), trip.customer].join(' '),
      trip.soldPaise - trip.costPaise,
      marginNote(trip),
      bookingPath(trip.bookingId),
    ),
  ),
  total: line(
    'total',
    texts.total,
    margins.total.soldPaise - margins.total.costPaise,
    marginNote(margins.total),
  ),
});

export function toOverviewView(figures: OverviewFigures, periods: Periods, today: string) {
  const { received, due } = figures;
  const { now, before } = periods;
  const text = periodText(now);
  return {
    period: now.lastDay === today ? moneyTexts.period.untilToday(text) : text,
    against: moneyTexts.period.against(periodText(before)),
    cards: toCards(figures, periods),
    holders: toHolders(figures),
    tax: toTax(figures, periods),
    margins: toMargins(figures),
    received: received.parts.map(
      ({ place, method, paise, before: earlier }): LineView => ({
        key: `${place} ${method}`,
        name: texts.part(moneyTexts.places[place], moneyTexts.methods[method]),
        to: addressWith(paths.adminMoneyReceived, { ...periodFields(now), place, method }),
        amount: formatPaise(paise),
        more: formatPaise(earlier),
      }),
    ),
    receivedTotal: {
      key: 'total',
      name: texts.total,
      amount: formatPaise(received.now),
      more: formatPaise(received.before),
    } satisfies LineView,
    due: dueAges.map(
      (age): LineView => ({
        key: age,
        name: moneyTexts.ages[age],
        to: addressWith(paths.adminMoneyDue, { age }),
        amount: formatPaise(due.ages[age].paise),
        more: String(due.ages[age].bookings),
      }),
    ),
    dueTotal: {
      key: 'total',
      name: texts.total,
      amount: formatPaise(due.total),
      more: '',
    } satisfies LineView,
  };
}
