import type { CabNames, NamedCode } from '#domain/fares/cab-names.ts';
import { type CabWords, CarTypeWords, findCity } from '#domain/fares/cab-words.ts';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import { type CarType, type City, cardOf, type RateCard, type Rates } from '#domain/fares/rates.ts';
import { changesBetween } from '#domain/fares/routes/route-text.ts';
import { wholeNumberOf } from '#domain/fares/routes/typed-fields.ts';
import { maxKm } from '#domain/fares/trip.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { cellOfDay, dayOfCell } from '#domain/shared/typed-day.ts';
import { fareImportMessages as messages } from './fare-import-messages.ts';
import type { Plan } from './fare-import-plan.ts';
import { carLabels, type FareSheet, ignoredColumns, type ReadRow, type RowFault } from './fare-sheet.ts';

const amountLabels = {
  oneWay: 'One way per km',
  roundTrip: 'Round trip per km',
  airport: 'Airport per km',
  extraKm: 'Extra km',
  extraHour: 'Extra hour',
} as const;

const kmLabels = {
  oneWayMin: 'One way minimum km',
  roundTripMin: 'Round trip minimum km a day',
  airportMin: 'Airport minimum km',
} as const;

const packageLabel = (hours: number, km: number) => `${hours} h / ${km} km`;
const packageName = /^(\d{1,2})\s*h\w*\s*\/?\s*(\d{1,4})\s*km$/i;

/** `16` or `16.50`: rupees that a spreadsheet reads as a number. */
const rupees = (paise: number) => (paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2));

/** A card as the cells of its row, by the names of the columns. */
const cardTexts = (card: RateCard): Record<string, string> => ({
  [amountLabels.oneWay]: rupees(card.oneWay.perKm),
  [kmLabels.oneWayMin]: String(card.oneWay.minKm),
  [amountLabels.roundTrip]: rupees(card.roundTrip.perKm),
  [kmLabels.roundTripMin]: String(card.roundTrip.minKmPerDay),
  [amountLabels.airport]: rupees(card.airport.perKm),
  [kmLabels.airportMin]: String(card.airport.minKm),
  ...Object.fromEntries(
    card.hourPackages.map(({ hours, km, paise }) => [packageLabel(hours, km), rupees(paise)]),
  ),
  [amountLabels.extraKm]: rupees(card.extraKm),
  [amountLabels.extraHour]: rupees(card.extraHour),
});

/** The names of all columns, with the hour packages of every card. */
const columnsOf = (cards: readonly RateCard[]): string[] => [
  ...new Set(cards.flatMap((card) => Object.keys(cardTexts(card)))),
];

/**
 * The rates as rows of a file, one for each car type in each city; an empty row is not offered there. The day is left empty:
 * rates from a file hold from a day that staff choose.
 */
export function rateRows(rates: Rates, { cities, carTypes }: CabNames): string[][] {
  const pairs = cities.flatMap((city) =>
    carTypes.map((car) => ({ city, car, card: cardOf(rates, city.code, car.code) })),
  );
  const columns = columnsOf(pairs.flatMap(({ card }) => card ?? []));
  const rows = pairs.map(({ city, car, card }) => {
    const texts = new Map(card && Object.entries(cardTexts(card)));
    return [city.name, car.name, '', ...columns.map((column) => texts.get(column) ?? '')];
  });
  return [[carLabels.city, carLabels.carType, carLabels.validFrom, ...columns], ...rows];
}

type Fault = (column: string, text: string) => undefined;

/** Reads the cells of a row; a column that the file does not have keeps the amount of the present card. */
class CardReader {
  private readonly row: ReadRow;
  private readonly before: Record<string, string>;
  private readonly fault: Fault;

  constructor(row: ReadRow, before: RateCard | undefined, fault: Fault) {
    this.row = row;
    this.before = before ? cardTexts(before) : {};
    this.fault = fault;
  }

  private text = (label: string) => this.row.cell(label) ?? this.before[label] ?? '';

  private paise = (label: string): number =>
    paiseFromTyped(this.text(label)) ?? this.fault(label, messages.rateWrong) ?? 0;

  private km(label: string): number {
    const km = wholeNumberOf(this.text(label));
    return km !== undefined && km <= maxKm ? km : (this.fault(label, messages.wholeNumberWrong) ?? 0);
  }

  private packages(columns: readonly string[]): RateCard['hourPackages'] {
    const labels = new Set([...columns, ...Object.keys(this.before)]);
    const found = new Map<string, RateCard['hourPackages'][number]>();
    for (const label of labels) {
      const [, hours, km] = packageName.exec(label) ?? [];
      if (!hours || this.text(label) === '') continue;
      const name = packageLabel(Number(hours), Number(km));
      found.set(name, { hours: Number(hours), km: Number(km), paise: this.paise(label) });
    }
    return [...found.values()].toSorted((a, b) => a.hours - b.hours || a.km - b.km);
  }

  card(columns: readonly string[]): RateCard {
    return {
      oneWay: { perKm: this.paise(amountLabels.oneWay), minKm: this.km(kmLabels.oneWayMin) },
      roundTrip: { perKm: this.paise(amountLabels.roundTrip), minKmPerDay: this.km(kmLabels.roundTripMin) },
      airport: { perKm: this.paise(amountLabels.airport), minKm: this.km(kmLabels.airportMin) },
      hourPackages: this.packages(columns),
      extraKm: this.paise(amountLabels.extraKm),
      extraHour: this.paise(amountLabels.extraHour),
    };
  }
}

/** Every price has a column, and all are empty: not offered there. */
const isBlank = (row: ReadRow) => Object.values(amountLabels).every((label) => row.cell(label) === '');

/** Without a card the car type is not offered in the city. */
export type CardValues = { city: City; car: CarType; card: RateCard | undefined };

export type RatePlan = Plan<CardValues> & { validFrom: string };

class RatePlanner {
  readonly plan: RatePlan;
  private readonly seen = new Map<string, number>();
  private readonly base: Rates;
  private readonly sheet: FareSheet;
  private readonly today: string;
  private readonly cabs: CabWords;
  private readonly types: CarTypeWords;
  private day: string | undefined;

  constructor(sheet: FareSheet, base: Rates, cabs: CabWords, today: string) {
    const known = [...Object.values(carLabels), ...Object.values(amountLabels), ...Object.values(kmLabels)];
    const ignored = ignoredColumns(sheet, known).filter((name) => !packageName.test(name));
    this.plan = { planned: [], unchanged: 0, faults: [], ignored, validFrom: daysAfter(today, 1) };
    this.base = base;
    this.sheet = sheet;
    this.today = today;
    this.cabs = cabs;
    this.types = new CarTypeWords(cabs.carTypes);
  }

  private readDay(row: ReadRow, fault: Fault): void {
    const typed = row.cell(carLabels.validFrom) ?? '';
    if (typed === '') return;
    const day = dayOfCell(typed);
    if (day === undefined || day < this.today) fault(carLabels.validFrom, messages.validFromWrong);
    else if (this.day !== undefined && this.day !== day)
      fault(carLabels.validFrom, messages.validFromDiffers(cellOfDay(this.day)));
    else {
      this.day = day;
      this.plan.validFrom = day;
    }
  }

  add(row: ReadRow): void {
    const faults: RowFault[] = [];
    const fault: Fault = (column, text) => {
      faults.push({ row: row.number, column, text });
    };
    const { cities, carTypes } = this.cabs;
    const cityCode = findCity(cities, row.cell(carLabels.city) ?? '');
    const carCode = this.types.find(row.cell(carLabels.carType) ?? '');
    const city = cities.find(({ code }) => code === cityCode);
    const car = carTypes.find(({ code }) => code === carCode);
    if (!city) fault(carLabels.city, fareMessages.routes.cityWrong(cities.map(({ name }) => name)));
    if (!car) fault(carLabels.carType, messages.carTypeWrong(this.types.known));
    this.readDay(row, fault);
    if (city && car) this.addCard(row, { city, car }, fault, faults);
    this.plan.faults.push(...faults);
  }

  private addCard(
    row: ReadRow,
    { city, car }: { city: NamedCode; car: NamedCode },
    fault: Fault,
    faults: readonly RowFault[],
  ): void {
    const name = `${city.name}, ${car.name}`;
    const twin = this.seen.get(name);
    if (twin !== undefined) {
      fault(carLabels.carType, messages.sameAsRow(twin));
      return;
    }
    this.seen.set(name, row.number);
    const before = cardOf(this.base, city.code, car.code);
    const card = isBlank(row) ? undefined : new CardReader(row, before, fault).card(this.sheet.columns);
    if (faults.length > 0) return;
    const [was, is] = [before ? cardTexts(before) : {}, card ? cardTexts(card) : {}];
    const labels = Object.fromEntries(
      [...Object.keys(was), ...Object.keys(is)].map((label) => [label, label]),
    );
    const blank = Object.fromEntries(Object.keys(labels).map((label) => [label, '']));
    const changes = changesBetween(labels, { ...blank, ...was }, { ...blank, ...is });
    if (changes.length === 0) this.plan.unchanged += 1;
    else
      this.plan.planned.push({
        row: row.number,
        name,
        changes,
        values: { city: city.code, car: car.code, card },
      });
  }
}

export function planRates(sheet: FareSheet, base: Rates, cabs: CabWords, now: Date): RatePlan {
  const planner = new RatePlanner(sheet, base, cabs, dayInIndia(now));
  for (const row of sheet.rows) planner.add(row);
  return planner.plan;
}
