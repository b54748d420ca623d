import { periodListAddress } from '#app/staff/cabs/bookings/list/list-query.ts';
import { type ChangeView, changeOf, type FigureView } from '#app/staff/kit/figure-cards.tsx';
import { shortAmount } from '#app/staff/kit/short-amount.ts';
import { addressWith, periodFields } from '#app/staff/money/period-query.ts';
import type { CarSums, FigureSums, Figures } from '#domain/bookings/figures/figures-service.ts';
import type { Period, Periods } from '#domain/bookings/figures/period.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import { type CabNames, carName, cityName } from '#domain/fares/cab-names.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths } from '#paths.ts';
import { periodText } from './period-text.ts';
import { staffCabFiguresContent as content } from './texts.ts';

const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const percentage = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 });

export const byCarId = 'by-car';

type Hours = Pick<FigureSums, 'hours' | 'availableHours'>;

const shareUsed = ({ hours, availableHours }: Hours): number | undefined =>
  availableHours > 0 ? hours / availableHours : undefined;

const usedText = (sums: Hours): string => {
  const use = shareUsed(sums);
  return use === undefined ? content.none : percentage.format(use);
};

/** In points, because a percentage of a percentage is easily misread. */
function usedChange(now: Hours, before: Hours): ChangeView | undefined {
  const [one, other] = [shareUsed(now), shareUsed(before)];
  if (one === undefined || other === undefined) return undefined;
  const points = Math.round(one * 100) - Math.round(other * 100);
  if (points === 0) return undefined;
  return { isUp: points > 0, isGood: points > 0, text: content.points(Math.abs(points)) };
}

const lateNote = ({ late, reached }: FigureSums): string =>
  reached === 0
    ? content.noArrivals
    : content.lateOf(percentage.format(late / reached), number.format(reached));

function toCardsView({ now, before, received, days }: Figures, period: Period): FigureView[] {
  const to = periodListAddress(period);
  const each = now.duties === 0 ? 0 : now.km / now.duties;
  const revenue = now.paise !== null && {
    key: 'revenue',
    name: content.names.revenue,
    to,
    text: shortAmount(now.paise),
    whole: formatPaise(now.paise),
    note: content.closed(number.format(now.closed), number.format(now.duties)),
    change: changeOf(now.paise, before.paise ?? 0),
    days: days.map(({ paise }) => paise ?? 0),
  };
  const receivedCard = received && {
    key: 'received',
    name: content.names.received,
    to: addressWith(paths.adminMoneyReceived, periodFields(period)),
    text: shortAmount(received.now),
    whole: formatPaise(received.now),
    note: content.byEntry,
    change: changeOf(received.now, received.before),
  };
  return [
    {
      key: 'duties',
      name: content.names.duties,
      to,
      text: number.format(now.duties),
      note: content.perDay((now.duties / days.length).toLocaleString('en-IN', { maximumFractionDigits: 1 })),
      change: changeOf(now.duties, before.duties),
      days: days.map(({ duties }) => duties),
    },
    {
      key: 'km',
      name: content.names.km,
      to,
      text: number.format(now.km),
      note: content.kmEach(number.format(each)),
      change: changeOf(now.km, before.km),
      days: days.map(({ km }) => km),
    },
    ...(revenue ? [revenue] : []),
    ...(receivedCard ? [receivedCard] : []),
    {
      key: 'use',
      name: content.names.use,
      to: `#${byCarId}`,
      text: usedText(now),
      note: content.hoursOf(number.format(now.hours), number.format(now.availableHours)),
      change: usedChange(now, before),
    },
    {
      key: 'late',
      name: content.names.late,
      to: periodListAddress({ ...period, isLate: true }),
      text: number.format(now.late),
      note: lateNote(now),
      change: changeOf(now.late, before.late, false),
      days: days.map(({ late }) => late),
    },
  ];
}

/** A cell; with an address it opens its list. */
export type CellView = { column: keyof typeof content.columns; text: string; to?: string };
export type RowView = { key: string; name: string; note?: string; cells: CellView[] };

type Filter = Omit<Parameters<typeof periodListAddress>[0], keyof Period>;

function toRowView(key: string, name: string, sums: FigureSums, period: Period, filter: Filter): RowView {
  const to = periodListAddress({ ...period, ...filter });
  return {
    key,
    name,
    cells: [
      { column: 'duties', text: number.format(sums.duties), to },
      { column: 'km', text: number.format(sums.km), to },
      ...(sums.paise === null ? [] : [{ column: 'revenue' as const, text: shortAmount(sums.paise), to }]),
      { column: 'use', text: usedText(sums), to: `#${byCarId}` },
      {
        column: 'late',
        text: number.format(sums.late),
        to: periodListAddress({ ...period, ...filter, isLate: true }),
      },
    ],
  };
}

function toCarView(car: CarSums, period: Period, cabs: CabNames): RowView {
  const to = periodListAddress({ ...period, carId: car.id });
  const isOwn = car.partner === '';
  return {
    key: car.id,
    name: plateText(car.plate),
    note: [carName(cabs, car.carType), cityName(cabs, car.city), car.partner && content.partner(car.partner)]
      .filter(Boolean)
      .join(', '),
    cells: [
      { column: 'duties', text: number.format(car.duties), to },
      { column: 'km', text: number.format(car.km), to },
      ...(car.paise === null ? [] : [{ column: 'revenue' as const, text: shortAmount(car.paise), to }]),
      { column: 'hours', text: number.format(car.hours), to },
      { column: 'use', text: isOwn ? usedText(car) : content.none },
    ],
  };
}

/** The most used car first; those of partners, whose use is not known, last. */
const byUse = (one: CarSums, other: CarSums): number =>
  Number(one.partner !== '') - Number(other.partner !== '') || other.hours - one.hours;

/** All cars together; their use is that of the own ones. */
function toCarTotalView({ cars, now: { hours, availableHours } }: Figures): RowView {
  const total = (pick: (car: CarSums) => number) => cars.reduce((sum, car) => sum + pick(car), 0);
  const seesMoney = cars.every(({ paise }) => paise !== null);
  return {
    key: 'total',
    name: content.total,
    cells: [
      { column: 'duties', text: number.format(total((car) => car.duties)) },
      { column: 'km', text: number.format(total((car) => car.km)) },
      ...(seesMoney
        ? [{ column: 'revenue' as const, text: shortAmount(total((car) => car.paise ?? 0)) }]
        : []),
      { column: 'hours', text: number.format(total((car) => car.hours)) },
      { column: 'use', text: usedText({ hours, availableHours }) },
    ],
  };
}

export function toFiguresView(figures: Figures, { now, before }: Periods, cabs: CabNames, today: string) {
  const total = toRowView('total', content.total, figures.now, now, {});
  return {
    total,
    carTotal: toCarTotalView(figures),
    /** A week or a month that is not over yet ends today. */
    period: now.lastDay === today ? content.untilToday(periodText(now)) : periodText(now),
    against: content.against(periodText(before)),
    seesMoney: figures.now.paise !== null,
    cards: toCardsView(figures, now),
    types: figures.carTypes.map((sums) =>
      toRowView(sums.carType, carName(cabs, sums.carType), sums, now, { carType: sums.carType }),
    ),
    cities: figures.cities.map((sums) =>
      toRowView(sums.city, cityName(cabs, sums.city), sums, now, { city: sums.city }),
    ),
    cars: figures.cars.toSorted(byUse).map((car) => toCarView(car, now, cabs)),
  };
}
