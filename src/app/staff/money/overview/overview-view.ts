import { periodText } from '#app/staff/cabs/report/period-text.ts';
import { changeOf, type FigureView } from '#app/staff/kit/figure-cards.tsx';
import { shortAmount } from '#app/staff/kit/short-amount.ts';
import { addressWith, periodFields } from '#app/staff/money/period-query.ts';
import { moneyTexts } from '#app/staff/money/texts.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { type Due, dueAges } from '#domain/bookings/due/due.ts';
import { daysOf, type Period, type Periods } from '#domain/bookings/figures/period.ts';
import type { MarginSum, Margins } from '#domain/bookings/margins/margins-service.ts';
import type { Received } from '#domain/bookings/received/received.ts';
import type { TaxOfDays } from '#domain/documents/returns/returns-service.ts';
import type { Unsettled } from '#domain/money/gateway/unsettled-service.ts';
import type { CashByHolder } from '#domain/payments/settlements/cash-service.ts';
import type { OpenDue } from '#domain/payments/suppliers/supplier-dues-service.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths } from '#paths.ts';
import { bookingPath, settlePath, supplierDuesPath } from '#staff-paths.ts';
import { overviewTexts as texts } from './texts.ts';

export type OverviewFigures = {
  received: Received;
  due: Due;
  deposits: { paise: number; bookings: number; firstDay: string; lastDay: string };
  cash: CashByHolder;
  gateway: Unsettled;
  /** To pay until a week from today. */
  suppliers: readonly OpenDue[];
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
function toHolders({ cash, gateway }: OverviewFigures, today: string): LineView[] {
  const { paise, payments, since: first } = gateway;
  const ofGateway = first ? { from: first, to: today } : {};
  const atGateway = addressWith(paths.adminMoneyReceived, { place: 'gateway', ...ofGateway });
  return [
    line('office', texts.office, cash.officePaise, '', paths.adminMoneyDrivers),
    ...cash.drivers.map(({ driverId, name, heldPaise, since, partner }) =>
      line(
        driverId,
        name,
        heldPaise,
        since ? texts.since(dateText(since)) : '',
        partner ? supplierDuesPath(partner.id) : settlePath(driverId),
      ),
    ),
    ...(cash.unknownPaise === 0
      ? []
      : [line('unnamed', texts.unnamed, cash.unknownPaise, '', paths.adminMoneyDrivers)]),
    line('gateway', texts.gateway, paise, texts.payments(payments), atGateway),
  ];
}

const openOf = (dues: readonly OpenDue[]) => dues.reduce((sum, { openPaise }) => sum + openPaise, 0);

/** What each supplier and partner is to be paid, who is late first. */
function toSuppliers({ suppliers }: OverviewFigures) {
  const rows = [...Map.groupBy(suppliers, ({ supplierId }) => supplierId)].map(([id, dues]) => ({
    ...{ id, name: dues[0]?.supplier ?? '', paise: openOf(dues) },
    next: dues.flatMap(({ dueOn }) => dueOn ?? []).toSorted()[0] ?? '',
  }));
  return {
    rows: rows
      .filter(({ paise }) => paise !== 0)
      .toSorted((one, other) => one.next.localeCompare(other.next))
      .map(({ id, name, paise, next }) => line(id, name, paise, dateText(next), supplierDuesPath(id))),
    total: line(
      'total',
      texts.total,
      openOf(suppliers),
      '',
      addressWith(paths.adminMoneySuppliers, { view: 'week' }),
    ),
  };
}

/** The register of the month, or of these days where they are no month until today. */
const registerFields = ({ firstDay, lastDay }: Period) =>
  firstDay.endsWith('-01') && firstDay.slice(0, 7) === lastDay.slice(0, 7)
    ? { month: firstDay.slice(0, 7) }
    : periodFields({ firstDay, lastDay });

function toTax({ tax: { due } }: OverviewFigures, { now }: Periods): LineView[] {
  const to = addressWith(paths.adminMoneyDocuments, registerFields(now));
  return [
    line('cgst', texts.taxRows.cgst, due.cgstPaise, '', to),
    line('sgst', texts.taxRows.sgst, due.sgstPaise, '', to),
    line('igst', texts.taxRows.igst, due.igstPaise, '', to),
    line('tcs', texts.taxRows.tcs, due.tcsPaise, '', to),
  ];
}

const marginNote = ({ soldPaise, missing }: Pick<MarginSum, 'soldPaise' | 'missing'>): string =>
  [texts.ofSold(shortAmount(soldPaise)), missing > 0 && texts.notFinal(missing)].filter(Boolean).join(', ');

const totalOf = (sum: MarginSum) =>
  line('total', texts.total, sum.soldPaise - sum.costPaise, marginNote(sum));

const ownerKey = (ownerId: string | null) => ownerId ?? 'none';

/** The trips are those of one person when the address has one that sold any. */
function toMargins({ margins }: OverviewFigures, { now }: Periods, asked: string) {
  const one = margins.owners.find(({ ownerId }) => ownerKey(ownerId) === asked);
  const nameOf = ({ owner }: { owner: string }) => owner || texts.noOwner;
  const listOf = (owner?: string) =>
    `${addressWith(paths.adminMoney, { ...periodFields(now), owner })}#${tripMarginsId}`;
  return {
    one: one && { name: nameOf(one), all: listOf() },
    owners: margins.owners.map((sum) =>
      line(
        ownerKey(sum.ownerId),
        nameOf(sum),
        sum.soldPaise - sum.costPaise,
        marginNote(sum),
        listOf(ownerKey(sum.ownerId)),
      ),
    ),
    trips: margins.trips
      .filter(({ ownerId }) => !one || ownerId === one.ownerId)
      .map((trip) =>
        line(
          trip.bookingId,
          [bookingNumber(trip.bookingId), trip.customer].join(' '),
          trip.soldPaise - trip.costPaise,
          marginNote(trip),
          bookingPath(trip.bookingId),
        ),
      ),
    ownersTotal: totalOf(margins.total),
    tripsTotal: totalOf(one ?? margins.total),
  };
}

/** The list that a margin of a person opens. */
export const tripMarginsId = 'trip-margins';

export function toOverviewView(
  figures: OverviewFigures,
  periods: Periods,
  { today, owner }: { today: string; owner: string },
) {
  const { received, due } = figures;
  const { now, before } = periods;
  const text = periodText(now);
  return {
    period: now.lastDay === today ? moneyTexts.period.untilToday(text) : text,
    against: moneyTexts.period.against(periodText(before)),
    cards: toCards(figures, periods),
    holders: toHolders(figures, today),
    suppliers: toSuppliers(figures),
    tax: toTax(figures, periods),
    margins: toMargins(figures, periods, owner),
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
      to: addressWith(paths.adminMoneyReceived, periodFields(now)),
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
      to: paths.adminMoneyDue,
      amount: formatPaise(due.total),
      more: '',
    } satisfies LineView,
  };
}
