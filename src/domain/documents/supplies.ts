import type { Billed, BilledCharge, BilledRide, BilledTrip } from '#domain/bookings/billing/billing.ts';
import { isSupplied } from '#domain/bookings/booking.ts';
import type { StatementLine } from '#domain/bookings/slip/statement.ts';
import { roundedToRupee } from '#domain/quotes/price/percent.ts';
import type {
  DocumentContent,
  DocumentLine,
  DocumentNote,
  DocumentPurpose,
  DocumentTax,
} from './document.ts';
import {
  type GstSplit,
  gstOf,
  type Heads,
  noHeads,
  plus,
  sumOfHeads,
  taxOn,
  totalOf,
  valueWithin,
} from './heads.ts';
import type { MissingReason } from './issue/missing.ts';
import { type DocumentBuyer, type Place, placeOf, stateOfCity } from './place.ts';
import {
  type DatedRule,
  type Registration,
  type RuleSubject,
  type RulesOfDay,
  type RuleValues,
  registrationFor,
  type ServiceRule,
  type ServiceSubject,
} from './rules/rule.ts';
import { subjectOfRide, subjectOfTrip } from './service-subject.ts';
import type { TaxChoice } from './tax-choice.ts';
import { type TcsOf, tcsBase, tcsOf, tcsOn } from './tcs.ts';

/** The rules that hold on the day of a document. */
export type TaxDay = { day: string; rules: RulesOfDay; registrations: readonly Registration[] };

/** What is sold, with its taxes: a trip, a ride, or the charge for a cancelled one. */
export type Supply = {
  registration: Registration;
  place: Place;
  sac: string;
  gstPercent: string;
  isReverseCharge: boolean;
  lines: DocumentLine[];
  taxes: DocumentTax[];
  heads: Heads;
  tcs: DocumentContent['tcs'];
  agentExpenses: DocumentContent['agentExpenses'];
  notes: DocumentNote[];
  rules: DocumentContent['rules'];
  /** What the customer is charged. */
  soldPaise: number;
};

export type Supplied = Supply | { missing: MissingReason[] };
export const isMissing = (supplied: Supplied): supplied is { missing: MissingReason[] } =>
  'missing' in supplied;

/** Collects the rules that are used and why one cannot be. */
class Rules {
  readonly used: DatedRule[] = [];
  readonly missing: MissingReason[] = [];
  readonly #rules: RulesOfDay;
  constructor(rules: RulesOfDay) {
    this.#rules = rules;
  }
  of<Subject extends RuleSubject>(subject: Subject): RuleValues[Subject] | undefined {
    const rule: DatedRule | undefined = this.#rules[subject];
    if (!rule) this.missing.push({ code: 'rule-missing', subject });
    else if (rule.confirmedBy === '') this.missing.push({ code: 'rule-unconfirmed', subject });
    else if (!this.used.includes(rule)) this.used.push(rule);
    // The rule of a subject has the value of that subject.
    return rule && (rule.value as RuleValues[Subject]);
  }
}

/** Amounts of one rate, before their tax is worked out. */
type Charged = {
  /** Without tax. */
  valuePaise: number;
  /** With tax in them. */
  inclusivePaise: number;
};

type Taxed = { tax: DocumentTax; heads: Heads };

function taxed(
  { valuePaise: net, inclusivePaise }: Charged,
  { sac, gstPercent }: Pick<ServiceRule, 'sac' | 'gstPercent'>,
  split: GstSplit,
): Taxed {
  const valuePaise = net + valueWithin(inclusivePaise, gstPercent);
  const tax = taxOn(valuePaise, gstPercent, split);
  return { tax: { sac, gstPercent, valuePaise, ...tax }, heads: { ...noHeads, valuePaise, ...tax } };
}

/** The heads with a rounding that makes them the amount that was agreed. */
const roundedTo = (heads: Heads, paise: number): Heads => ({
  ...heads,
  roundingPaise: heads.roundingPaise + paise - totalOf(heads),
});

/** More than rounding may differ: then the rules say something else than what was sold. */
const maxRoundingPaise = 100;

/** What was agreed, unless the rules make it another amount. */
const fitted = (heads: Heads, paise: number): Heads =>
  Math.abs(paise - totalOf(heads)) <= maxRoundingPaise ? roundedTo(heads, paise) : heads;

const charged = (valuePaise: number, inclusivePaise = 0): Charged => ({ valuePaise, inclusivePaise });

/** An extra has the rate that it was sold with; any other charge has its tax in it, at the rate of what it belongs to. */
function chargeOf(charge: BilledCharge, service: ServiceRule, split: GstSplit): Taxed {
  const { amountPaise, gstPaise, gstPercent } = charge;
  if (charge.kind !== 'extra') {
    const { tax, heads } = taxed(charged(0, amountPaise), service, split);
    return { tax, heads: roundedTo(heads, amountPaise) };
  }
  const { tax, heads } = taxed(charged(amountPaise - gstPaise), { ...service, gstPercent }, split);
  return { tax, heads: fitted(heads, amountPaise) };
}

/** Those of one code and rate together. */
export function grouped(taxes: readonly DocumentTax[]): DocumentTax[] {
  const groups = new Map<string, DocumentTax>();
  for (const tax of taxes) {
    const key = `${tax.sac} ${tax.gstPercent}`;
    const before = groups.get(key);
    groups.set(
      key,
      before
        ? {
            ...before,
            valuePaise: before.valuePaise + tax.valuePaise,
            cgstPaise: before.cgstPaise + tax.cgstPaise,
            sgstPaise: before.sgstPaise + tax.sgstPaise,
            igstPaise: before.igstPaise + tax.igstPaise,
          }
        : tax,
    );
  }
  return [...groups.values()];
}

type Parts = {
  rules: Rules;
  registration: Registration | undefined;
  service: ServiceRule | undefined;
  place: Place | undefined;
};

/** Everything that is needed, or why it is not there. */
function ready({ rules, registration, service, place }: Parts) {
  const missing: MissingReason[] = [...rules.missing];
  if (!registration) missing.push({ code: 'registration-missing' });
  else if (!place) missing.push({ code: 'state-missing' });
  if (missing.length > 0 || !registration || !service || !place) return { missing };
  return { registration, service, place };
}

const usedRules = (rules: Rules): DocumentContent['rules'] =>
  rules.used.map(({ subject, id, fromDay }) => ({ subject, id, fromDay }));

/** Only hire is taxed by reverse charge, for a body corporate, when we are none. */
function reverseCharged(rules: Rules, service: ServiceRule | undefined, buyer: DocumentBuyer): boolean {
  if (!service?.reverseCharge || service.gstPercent !== '5.00' || !buyer.isBodyCorporate) return false;
  return rules.of('legal-form')?.bodyCorporate === false;
}

const withoutTax = ({ tax, heads }: Taxed): Taxed => ({
  tax: { ...tax, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
  heads: { ...heads, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
});

export type TripMoment =
  /** Paid before the trip has ended: by its price. */
  | 'advance'
  /** It has ended: by what is owed. */
  | 'invoice'
  | 'cancelled';

/** Why a tour abroad of a buyer who does not live in India has no GST; only by a rule that says so. */
function reliefOf(
  rules: Rules,
  { kind }: Billed,
  { livesIn }: DocumentBuyer,
  choice: TaxChoice | null,
): 'exempt' | 'export' | undefined {
  if (kind !== 'overseas-tour' || livesIn !== 'abroad') return undefined;
  const rule = rules.of('overseas-exempt');
  if (rule?.whollyOutside && choice === 'wholly-outside') return 'exempt';
  return rule?.exportForForeigners ? 'export' : undefined;
}

/** The trip as a whole, with the charges that belong to no ride. */
export function supplyOfTrip(
  billed: Billed,
  trip: BilledTrip,
  buyer: DocumentBuyer,
  choice: TaxChoice | null,
  moment: TripMoment,
  { day, rules: ofDay, registrations }: TaxDay,
): Supplied {
  const { offer, sums } = trip;
  const rules = new Rules(ofDay);
  const registration = registrationFor(registrations, day, '');
  const subject = subjectOfTrip({
    kind: billed.kind,
    serviceKinds: billed.serviceKinds,
    choice,
    soldPercent: offer.gstPercent,
    percentWithoutStay: ofDay['tour-without-stay']?.value.gstPercent,
    isInvoice: moment === 'invoice',
  });
  if (!subject) return { missing: [{ code: 'stay-or-transport-missing' }] };
  const named = rules.of(subject);
  const relief = reliefOf(rules, billed, buyer, choice);
  const tcsRule = billed.kind === 'overseas-tour' ? rules.of('tcs') : undefined;
  const place =
    registration && placeOf({ kind: 'tour', soldAs: offer.placeOfSupply }, buyer, registration.state);
  const parts = ready({ rules, registration, service: named, place });
  if (parts.missing) return { missing: parts.missing };
  const service = relief ? { ...parts.service, gstPercent: '0.00' } : parts.service;
  const { split } = parts.place;
  const charges = billed.charges.filter(isSupplied);
  const others = charges.map((charge) => chargeOf(charge, service, split));
  const chargedPaise = charges.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const main =
    moment === 'cancelled'
      ? cancelledTrip(trip, service, split)
      : soldTrip(billed, trip, buyer, service, split, tcsRule);
  const gross: DocumentNote[] = subject === 'tour' || subject === 'overseas-tour' ? ['gross-price'] : [];
  return {
    ...parts,
    sac: service.sac,
    gstPercent: service.gstPercent,
    isReverseCharge: false,
    lines: [...main.lines, ...charges.map((charge, index) => lineOfCharge(charge, others[index]))],
    taxes: grouped([main.tax, ...others.map(({ tax }) => tax)]),
    heads: sumOfHeads([main.heads, ...others.map(({ heads }) => heads)]),
    tcs: main.tcs,
    agentExpenses: [],
    notes: [...gross, ...(relief ? [relief] : [])],
    rules: usedRules(rules),
    soldPaise: (moment === 'advance' ? sums.totalPaise : trip.amountPaise) + chargedPaise,
  };
}

const lineOfCharge = ({ reason, kind }: BilledCharge, one: Taxed | undefined): DocumentLine => ({
  text: reason || chargeTexts.get(kind) || 'Charge',
  quantity: 1,
  sac: one?.tax.sac ?? '',
  valuePaise: one?.tax.valuePaise ?? 0,
  gstPercent: one?.tax.gstPercent ?? '0.00',
});

const chargeTexts: ReadonlyMap<string, string> = new Map([
  ['late-change', 'Late change'],
  ['cancellation', 'Charge for cancelling'],
  ['extra', 'Extra'],
]);

type MainPart = Taxed & { lines: DocumentLine[]; tcs: DocumentContent['tcs'] };
const noTcs = (reason: TcsOf['reason']): DocumentContent['tcs'] => ({
  percent: '0.00',
  basePaise: 0,
  reason,
});

/** The charge is a share of the price with GST, so it has its tax in it; TCS is only on a tour. */
function cancelledTrip({ title, amountPaise }: BilledTrip, service: ServiceRule, split: GstSplit): MainPart {
  const { tax, heads } = taxed(charged(0, amountPaise), service, split);
  const { sac, gstPercent } = service;
  const lines =
    amountPaise > 0
      ? [
          {
            text: `Charge for cancelling: ${title}`,
            sac,
            quantity: 1,
            valuePaise: tax.valuePaise,
            gstPercent,
          },
        ]
      : [];
  return { tax, heads: roundedTo(heads, amountPaise), lines, tcs: noTcs('cancelled') };
}

/** At the value that was sold. Its taxes follow the rules, and are those of the quote to the paisa where the rates are the same. */
function soldTrip(
  { kind, tcsReason }: Billed,
  { offer, sums }: BilledTrip,
  buyer: DocumentBuyer,
  service: ServiceRule,
  split: GstSplit,
  tcsRule: RuleValues['tcs'] | undefined,
): MainPart {
  const valuePaise = sums.subtotalPaise - sums.discountPaise;
  const { tax, heads } = taxed(charged(valuePaise), service, split);
  const tcs = tcsRule
    ? tcsOf({ kind, soldPercent: offer.tcsPercent, tcsReason }, buyer, tcsRule)
    : ({ percent: '0.00', reason: 'not-overseas' } as const);
  const basePaise = tcsRule && Number(tcs.percent) > 0 ? tcsBase(tcsRule, valuePaise, gstOf(heads)) : 0;
  const tcsPaise = tcsOn(basePaise, tcs.percent);
  const exact: Heads = { ...heads, tcsPaise };
  const isAsSold =
    service.gstPercent === offer.gstPercent &&
    Number(tcs.percent) === Number(offer.tcsPercent) &&
    (tcsPaise === 0 || tcsRule?.base === 'price-with-gst');
  const roundedPaise =
    sums.roundingPaise === 0 ? totalOf(exact) : Number(roundedToRupee(BigInt(totalOf(exact))));
  const { sac, gstPercent } = service;
  const lines = offer.lines.map(({ text, quantity, unitPaise }) => ({
    ...{ text, sac, quantity, gstPercent },
    valuePaise: quantity * unitPaise,
  }));
  if (sums.discountPaise > 0) {
    const text = offer.discount?.label ?? 'Discount';
    lines.push({ text, sac, quantity: 1, valuePaise: -sums.discountPaise, gstPercent });
  }
  const agreed = roundedTo(exact, isAsSold ? sums.totalPaise : roundedPaise);
  return {
    tax,
    heads: agreed,
    lines,
    tcs: { ...tcs, basePaise },
  };
}

const isOver = ({ status }: Pick<BilledRide, 'status'>) => status === 'cancelled' || status === 'no-show';

type RideAmounts = Charged & { agentExpenses: DocumentContent['agentExpenses']; soldPercent: string | null };

/** As it was agreed. A price that is not by the rates has its tax in it. */
function agreedAmounts({ fare, farePaise }: BilledRide): RideAmounts {
  const isByRates = fare !== null && fare.totalPaise === farePaise;
  const percent = fare && ((fare.tax.cgstBasisPoints + fare.tax.sgstBasisPoints) / 100).toFixed(2);
  return {
    ...(isByRates ? charged(fare.subtotalPaise) : charged(0, farePaise)),
    agentExpenses: [],
    soldPercent: isByRates ? percent : null,
  };
}

type LineKind = 'tax' | 'agent' | 'without-tax' | 'with-tax' | 'rounding';

function kindOfLine(line: StatementLine, expenses: RuleValues['expenses'] | undefined): LineKind {
  if (line.part === 'tax') return 'tax';
  if (line.part === 'expense') return expenses?.[line.kind] === 'agent' ? 'agent' : 'with-tax';
  if (line.part === 'extra' || line.part === 'instead') return 'without-tax';
  if (line.part === 'agreed') return line.kind === 'agreed-price' ? 'with-tax' : 'without-tax';
  // A large one keeps the price at what was agreed, so it has its tax in it like that.
  return line.part === 'rounding' && Math.abs(line.amountPaise) <= maxRoundingPaise ? 'rounding' : 'with-tax';
}

/** By the statement that the ride was closed with. */
function closedAmounts(ride: BilledRide, expenses: RuleValues['expenses'] | undefined): RideAmounts {
  if (!ride.statement) return agreedAmounts(ride);
  const lines = ride.statement.lines.map((line) => ({ line, kind: kindOfLine(line, expenses) }));
  const sumOf = (kind: LineKind) =>
    lines.reduce((paise, one) => paise + (one.kind === kind ? one.line.amountPaise : 0), 0);
  const basisPoints = lines.reduce(
    (points, { line }) => points + (line.part === 'tax' ? line.basisPoints : 0),
    0,
  );
  return {
    ...charged(sumOf('without-tax'), sumOf('with-tax')),
    agentExpenses: lines.flatMap(({ line, kind }) =>
      line.part === 'expense' && kind === 'agent'
        ? [{ text: line.reason || expenseTexts[line.kind], paise: line.amountPaise }]
        : [],
    ),
    soldPercent: basisPoints === 0 ? null : (basisPoints / 100).toFixed(2),
  };
}

/** A charge for cancelling is a share of the fare with tax, so it has its tax in it. */
const owedAmounts = (ride: BilledRide, expenses: RuleValues['expenses'] | undefined): RideAmounts =>
  isOver(ride)
    ? { ...charged(0, ride.amountPaise), agentExpenses: [], soldPercent: null }
    : closedAmounts(ride, expenses);

const expenseTexts: Readonly<Record<keyof RuleValues['expenses'], string>> = {
  toll: 'Toll',
  'state-tax': 'State tax',
  parking: 'Parking',
  permit: 'Permit',
  other: 'Expense',
};

const hasExpenses = (ride: BilledRide): boolean =>
  !isOver(ride) && ride.statement?.lines.some(({ part }) => part === 'expense') === true;

/** A ride with its own charges, and those of the booking where it is the first one. */
export function supplyOfRide(
  billed: Billed,
  ride: BilledRide,
  buyer: DocumentBuyer,
  moment: 'advance' | 'invoice',
  { day, rules: ofDay, registrations }: TaxDay,
): Supplied {
  const rules = new Rules(ofDay);
  const subject: ServiceSubject = subjectOfRide(ride.tripType);
  const registration = registrationFor(registrations, day, stateOfCity(ride.city));
  const named = rules.of(subject);
  const isReverseCharge = reverseCharged(rules, named, buyer);
  const expenses = moment === 'invoice' && hasExpenses(ride) ? rules.of('expenses') : undefined;
  const place = registration && placeOf({ kind: 'ride', city: ride.city }, buyer, registration.state);
  const parts = ready({ rules, registration, service: named, place });
  if (parts.missing) return { missing: parts.missing };
  const { service } = parts;
  const { split } = parts.place;
  const amounts = moment === 'invoice' ? owedAmounts(ride, expenses) : agreedAmounts(ride);
  const agentPaise = amounts.agentExpenses.reduce((sum, { paise }) => sum + paise, 0);
  const ridePaise = moment === 'invoice' ? ride.amountPaise : ride.farePaise;
  const plain = taxed(amounts, service, split);
  const ownHeads = isReverseCharge ? withoutTax(plain).heads : plain.heads;
  const isAsSold =
    !isReverseCharge && (amounts.soldPercent === null || amounts.soldPercent === service.gstPercent);
  const heads = isAsSold ? fitted(ownHeads, ridePaise - agentPaise) : ownHeads;
  const isFirst = billed.rides[0]?.dutyId === ride.dutyId;
  const charges = billed.charges.filter(
    (charge) => isSupplied(charge) && (charge.dutyId === ride.dutyId || (charge.dutyId === null && isFirst)),
  );
  const others = charges.map((charge) => {
    const one = chargeOf(charge, service, split);
    return isReverseCharge ? withoutTax({ ...one, heads: { ...one.heads, roundingPaise: 0 } }) : one;
  });
  const { sac, gstPercent } = service;
  const text = isOver(ride) && moment === 'invoice' ? `Charge for cancelling: ${ride.title}` : ride.title;
  const own = (isReverseCharge ? withoutTax(plain) : plain).tax;
  return {
    ...parts,
    sac,
    gstPercent,
    isReverseCharge,
    lines: [
      { text, sac, quantity: 1, valuePaise: own.valuePaise, gstPercent },
      ...charges.map((charge, index) => lineOfCharge(charge, others[index])),
    ],
    taxes: grouped([own, ...others.map(({ tax }) => tax)]),
    heads: plus(heads, sumOfHeads(others.map((one) => one.heads))),
    tcs: noTcs('not-overseas'),
    agentExpenses: amounts.agentExpenses,
    notes: [
      ...(isReverseCharge ? (['reverse-charge'] as const) : []),
      ...(agentPaise > 0 ? (['agent-expenses'] as const) : []),
    ],
    rules: usedRules(rules),
    soldPaise: ridePaise + charges.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  };
}

export const agentPaiseOf = ({ agentExpenses }: Pick<Supply, 'agentExpenses'>): number =>
  agentExpenses.reduce((sum, { paise }) => sum + paise, 0);

/** What was sold less what the document comes to. */
export const differenceOf = (supply: Supply): number =>
  supply.soldPaise - totalOf(supply.heads) - agentPaiseOf(supply);

/** What the invoice at the end is for. */
export const purposeOf = (billed: Billed, ride: BilledRide | undefined): DocumentPurpose => {
  if (ride) return isOver(ride) ? 'cancellation' : 'duty';
  return billed.cancelledAt ? 'cancellation' : 'trip';
};
