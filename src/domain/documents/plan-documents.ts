import type { Billed, BilledRide } from '#domain/bookings/billing/billing.ts';
import { isSupplied, type MoneyEntry, receivedBy } from '#domain/bookings/booking.ts';
import { dayInIndia, daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import type {
  DocumentContent,
  DocumentKind,
  DocumentNote,
  DocumentPart,
  DocumentPurpose,
  DocumentTax,
} from './document.ts';
import {
  type Heads,
  headsOfAdvance,
  headsOfPart,
  leftOf,
  minus,
  negated,
  noHeads,
  plus,
  sumOfHeads,
  totalOf,
} from './heads.ts';
import type { MissingDocument, MissingReason } from './issue/missing.ts';
import type { DocumentBuyer } from './place.ts';
import { type DatedRule, type Registration, rulesOn } from './rules/rule.ts';
import { setOff } from './set-off.ts';
import {
  agentPaiseOf,
  differenceOf,
  isMissing,
  purposeOf,
  type Supplied,
  type Supply,
  supplyOfRide,
  supplyOfTrip,
  type TaxDay,
} from './supplies.ts';
import type { TaxChoice } from './tax-choice.ts';

/** A document that is there, or that this plan makes. */
export type KnownDocument = {
  /** Empty of one that is only planned. */
  id: string;
  name: string;
  kind: DocumentKind;
  purpose: DocumentPurpose;
  sourceKey: string;
  issuedOn: string;
  entryId: string | null;
  refersTo: string | null;
  registration: Registration;
  placeOfSupply: string;
  sac: string;
  gstPercent: string;
  isReverseCharge: boolean;
  heads: Heads;
  totalPaise: number;
  parts: readonly DocumentPart[];
};

export type PlanInput = {
  billed: Billed;
  buyer: DocumentBuyer;
  choice: TaxChoice | null;
  registrations: readonly Registration[];
  /** Those with the latest day first. */
  rules: readonly DatedRule[];
  documents: readonly KnownDocument[];
  now: Date;
};

/** What is stored of a document before it has its number and its day. */
export type DraftDocument = {
  kind: DocumentKind;
  purpose: DocumentPurpose;
  sourceKey: string;
  registration: Registration;
  entryId: string | null;
  refersTo: KnownDocument | null;
  receivedOn: string | null;
  dutyIds: string[];
  content: Omit<DocumentContent, 'name' | 'issuedOn'>;
};

export type Plan = { drafts: DraftDocument[]; missing: MissingDocument[] };

/** A trip or a ride, from its agreement to what is owed at its end. */
type Chain = {
  key: string;
  ride: BilledRide | undefined;
  /** From when on it is invoiced; null while it is to come. */
  finalAt: Date | null;
  agreedPaise: number;
  finalPaise: number;
  isMonthly: boolean;
};

function chainsOf({ billed, buyer }: PlanInput): Chain[] {
  const { trip, bookingId, lastDay, cancelledAt, charges } = billed;
  const sum = (some: typeof charges) => some.reduce((paise, { amountPaise }) => paise + amountPaise, 0);
  const counted = charges.filter(isSupplied);
  if (trip) {
    const finalAt =
      bookingId === null
        ? null
        : (cancelledAt ?? (lastDay ? startOfDayInIndia(daysAfter(lastDay, 1)) : null));
    const extraPaise = sum(counted);
    const amounts = {
      agreedPaise: trip.sums.totalPaise + extraPaise,
      finalPaise: trip.amountPaise + extraPaise,
    };
    return [{ key: `trip:${bookingId ?? ''}`, ride: undefined, finalAt, ...amounts, isMonthly: false }];
  }
  return billed.rides.map((ride, index) => {
    const own = counted.filter(({ dutyId }) => dutyId === ride.dutyId || (dutyId === null && index === 0));
    const extraPaise = sum(own);
    return {
      key: `duty:${ride.dutyId}`,
      ride,
      finalAt: ride.endedAt ?? ride.closedAt,
      agreedPaise: ride.farePaise + extraPaise,
      finalPaise: ride.amountPaise + extraPaise,
      isMonthly: buyer.billsMonthly && ride.closedAt !== null,
    };
  });
}

const signs: Readonly<Record<DocumentKind, 1 | -1>> = {
  'receipt-voucher': 1,
  invoice: 1,
  'refund-voucher': -1,
  'credit-note': -1,
};

/** In the order in which they happened. */
type Step =
  | { at: Date; kind: 'money'; entry: MoneyEntry }
  | { at: Date; kind: 'reversal'; entry: MoneyEntry }
  | { at: Date; kind: 'refund'; entry: MoneyEntry }
  | { at: Date; kind: 'chain'; chain: Chain };

class Planner {
  readonly #input: PlanInput;
  readonly #chains: Chain[];
  readonly #today: string;
  readonly #known: KnownDocument[];
  readonly drafts: DraftDocument[] = [];
  readonly missing: MissingDocument[] = [];

  constructor(input: PlanInput) {
    this.#input = input;
    this.#chains = chainsOf(input);
    this.#today = dayInIndia(input.now);
    this.#known = [...input.documents];
  }

  plan(): Plan {
    for (const step of this.#steps()) this.#take(step);
    return { drafts: this.drafts, missing: this.missing };
  }

  #steps(): Step[] {
    const { money } = this.#input.billed;
    const { now } = this.#input;
    const kindOf = (entry: MoneyEntry) => {
      if (entry.reversesId !== null) return 'reversal';
      return entry.kind === 'refund' ? 'refund' : 'money';
    };
    // A cancellation and its refund may have the same moment, and the charge comes before what is left to go back.
    const steps: Step[] = this.#chains.map((chain) => ({
      // A cancellation that was taken back is credited whether or not the end has come.
      at: chain.finalAt && chain.finalAt <= now ? chain.finalAt : now,
      kind: 'chain',
      chain,
    }));
    for (const entry of money) steps.push({ at: entry.madeAt, kind: kindOf(entry), entry });
    return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  }

  #take(step: Step): void {
    if (step.kind === 'chain') this.#invoice(step.chain);
    else if (step.kind === 'money') this.#receive(step.entry);
    else if (step.kind === 'reversal') this.#reverse(step.entry);
    else this.#refund(step.entry);
  }

  #find(sourceKey: string): KnownDocument | undefined {
    return this.#known.find((document) => document.sourceKey === sourceKey);
  }

  #taxDay(day: string): TaxDay {
    const { rules, registrations } = this.#input;
    return { day, rules: rulesOn(rules, day), registrations };
  }

  #supply(chain: Chain, moment: 'advance' | 'invoice', day: string): Supplied {
    const { billed, buyer, choice } = this.#input;
    const taxDay = this.#taxDay(day);
    if (chain.ride) return supplyOfRide(billed, chain.ride, buyer, moment, taxDay);
    if (!billed.trip) throw new Error('a chain is of a ride or of a trip');
    const of = moment === 'invoice' && billed.cancelledAt ? 'cancelled' : moment;
    return supplyOfTrip(billed, billed.trip, buyer, choice, of, taxDay);
  }

  /** Before the registration began, documents were issued elsewhere. */
  #isBefore(day: string): boolean {
    const { registrations } = this.#input;
    return registrations.length > 0 && registrations.every(({ fromDay }) => day < fromDay);
  }

  #isReversed(entry: MoneyEntry): boolean {
    return this.#input.billed.money.some(({ reversesId }) => reversesId === entry.id);
  }

  /** What was received before this entry, whatever became of it later. */
  #receivedBefore(entry: MoneyEntry): number {
    const { money } = this.#input.billed;
    const until = money.findIndex(({ id }) => id === entry.id);
    return money.slice(0, until).reduce((paise, one) => paise + receivedBy(one), 0);
  }

  #heads(kinds: readonly DocumentKind[]): Heads {
    const some = this.#known.filter(({ kind }) => kinds.includes(kind));
    return sumOfHeads(some.map(({ kind, heads }) => (signs[kind] > 0 ? heads : negated(heads))));
  }

  /** A voucher for what comes before the end of what it is for; what is paid later, or above it, has a receipt alone. */
  #receive(entry: MoneyEntry): void {
    const sourceKey = `entry:${entry.id}`;
    if (entry.kind === 'collected-by-driver' || this.#find(sourceKey) || this.#isReversed(entry)) return;
    if (this.#isBefore(entry.receivedOn)) return;
    const isFinal = ({ finalAt }: Chain) => finalAt !== null && finalAt <= entry.madeAt;
    const open = this.#chains.filter((chain) => !isFinal(chain));
    const invoicedPaise = this.#chains
      .filter(isFinal)
      .reduce((paise, { finalPaise }) => paise + finalPaise, 0);
    const openPaise = open.reduce((paise, { agreedPaise }) => paise + agreedPaise, 0);
    const before = Math.max(0, this.#receivedBefore(entry));
    const from = Math.max(invoicedPaise, before);
    const amountPaise = Math.min(before + entry.amountPaise, invoicedPaise + openPaise) - from;
    if (amountPaise <= 0) return;
    const planned = {
      kind: 'receipt-voucher',
      purpose: 'advance',
      sourceKey,
      receivedOn: entry.receivedOn,
    } as const;
    const supplies = open.map((chain) => this.#supply(chain, 'advance', this.#today));
    const ready = this.#allOf(supplies, { ...planned, amountPaise });
    const [main] = ready ?? [];
    if (!ready || !main) return;
    const whole = sumOfHeads(ready.map(({ heads }) => heads));
    // Where the rules make it another amount than what was sold, the share of the payment stays.
    const sharePaise = Math.min(amountPaise, totalOf(whole));
    const earlier = invoicedPaise === 0 ? this.#heads(['receipt-voucher', 'refund-voucher']) : noHeads;
    const heads =
      totalOf(earlier) >= 0 && totalOf(earlier) + sharePaise <= totalOf(whole)
        ? headsOfAdvance(whole, earlier, sharePaise)
        : headsOfPart(whole, sharePaise);
    const isLate = entry.receivedOn < this.#today;
    const { id, receivedOn, method, reference } = entry;
    this.#add(main, {
      ...planned,
      entryId: id,
      heads,
      lines: [lineOf(this.#title(), main, heads)],
      received: { entryId: id, on: receivedOn, method, reference, paise: entry.amountPaise },
      notes: [...main.notes, ...(isLate ? (['late-voucher'] as const) : [])],
      rules: ready.flatMap(({ rules }) => rules).filter(isFirstOfItsId),
    });
  }

  /** All supplies, or nothing, and then what is missing is noted. */
  #allOf(
    supplies: readonly Supplied[],
    planned: Pick<MissingDocument, 'kind' | 'purpose' | 'sourceKey' | 'receivedOn' | 'amountPaise'>,
  ): Supply[] | undefined {
    const reasons = supplies.flatMap((one) => (isMissing(one) ? one.missing : []));
    if (reasons.length > 0) {
      this.missing.push({ ...planned, reasons: reasons.filter(isFirstOfItsKind) });
      return undefined;
    }
    return supplies.filter((one): one is Supply => !isMissing(one));
  }

  /** Money that was counted by mistake, or did not arrive after all. */
  #reverse(entry: MoneyEntry): void {
    const { money } = this.#input.billed;
    const original = money.find(({ id }) => id === entry.reversesId);
    const sourceKey = `entry:${entry.id}`;
    if (!original || original.kind === 'refund' || this.#find(sourceKey)) return;
    const voucher = this.#find(`entry:${original.id}`);
    if (!voucher) return;
    const available = this.#advance();
    // What an invoice took in already is paid no longer, and the invoice is owed.
    const amountPaise = Math.min(voucher.totalPaise, Math.max(0, totalOf(available)));
    const heads = amountPaise === voucher.totalPaise ? voucher.heads : headsOfPart(available, amountPaise);
    this.#refundVoucher(entry, 'reversal', voucher, heads);
  }

  /** Advances that neither an invoice took in nor a refund gave back. TCS that stays with the tax office is charged by itself. */
  #advance(): Heads {
    const vouchers = this.#heads(['receipt-voucher', 'refund-voucher']);
    const left = leftOf(vouchers, this.#taken());
    const tcsPaise = this.#input.billed.charges
      .filter(({ kind }) => kind === 'tcs')
      .reduce((paise, { amountPaise }) => paise + amountPaise, 0);
    return { ...left, tcsPaise: Math.max(0, left.tcsPaise - tcsPaise) };
  }

  #invoicedKeys(): string[] {
    return this.#chains.map(({ key }) => key).filter((key) => this.#invoiced(key).soldPaise > 0);
  }

  /** What invoices took in. One that was credited as a whole gave it free again; a part that was credited is no advance. */
  #taken(): Heads {
    const keys = this.#invoicedKeys();
    const invoices = this.#known.filter(({ kind }) => kind === 'invoice');
    return sumOfHeads(
      invoices.flatMap(({ parts }) =>
        parts.filter(({ key }) => keys.includes(key)).map(({ heads }) => heads),
      ),
    );
  }

  #refundVoucher(
    entry: MoneyEntry,
    purpose: 'refund' | 'reversal',
    voucher: KnownDocument,
    heads: Heads,
  ): void {
    if (totalOf(heads) <= 0) return;
    const { id, receivedOn, method, reference, amountPaise } = entry;
    this.#addLike(voucher, {
      kind: 'refund-voucher',
      purpose,
      sourceKey: `entry:${id}`,
      entryId: id,
      receivedOn,
      heads,
      parts: [],
      received: { entryId: id, on: receivedOn, method, reference, paise: Math.abs(amountPaise) },
    });
  }

  /** What goes back is an advance as far as there is one, then what was paid too much, then a part of what was invoiced. */
  #refund(entry: MoneyEntry): void {
    if (this.#isReversed(entry)) return;
    const available = this.#advance();
    const advancePaise = Math.max(0, Math.min(entry.amountPaise, totalOf(available)));
    const known = this.#find(`entry:${entry.id}`);
    const refundedPaise = known ? known.totalPaise : advancePaise;
    if (!known && advancePaise > 0) {
      const voucher = this.#known.findLast(({ kind }) => kind === 'receipt-voucher');
      if (voucher) this.#refundVoucher(entry, 'refund', voucher, headsOfPart(available, advancePaise));
    }
    if (this.#find(`entry:${entry.id}:credit`)) return;
    const owedPaise = this.#chains.reduce(
      (paise, { finalAt, agreedPaise, finalPaise }) => paise + (finalAt ? finalPaise : agreedPaise),
      0,
    );
    const overpaidPaise = Math.max(0, this.#receivedBefore(entry) - refundedPaise - owedPaise);
    this.#credit(entry, entry.amountPaise - refundedPaise - overpaidPaise);
  }

  /** A refund of what was invoiced lowers it. */
  #credit(entry: MoneyEntry, paise: number): void {
    const [invoiced] = this.#chains
      .map((chain) => ({ chain, ...this.#invoiced(chain.key) }))
      .toSorted((one, other) => other.soldPaise - one.soldPaise);
    const amountPaise = Math.min(paise, invoiced?.soldPaise ?? 0);
    if (!invoiced?.last || amountPaise <= 0) return;
    const heads = headsOfPart(invoiced.heads, amountPaise);
    this.#addLike(invoiced.last, {
      kind: 'credit-note',
      purpose: 'refund',
      sourceKey: `entry:${entry.id}:credit`,
      entryId: entry.id,
      receivedOn: null,
      heads,
      parts: [{ key: invoiced.chain.key, soldPaise: amountPaise, heads }],
      received: null,
    });
  }

  /** What invoices less credit notes have of a ride or a trip. */
  #invoiced(key: string): Invoiced {
    const found = this.#known.flatMap((document) =>
      document.parts.filter((part) => part.key === key).map((part) => ({ document, part })),
    );
    const { money } = this.#input.billed;
    const credits = found.filter(({ document: { kind, purpose, entryId } }) => {
      if (kind !== 'credit-note' || purpose !== 'refund') return false;
      const refund = money.find(({ id }) => id === entryId);
      return refund !== undefined && !this.#isReversed(refund);
    });
    const invoices = found.map(({ document }) => document).filter(({ kind }) => kind === 'invoice');
    return {
      heads: sumOfHeads(
        found.map(({ document, part }) => (signs[document.kind] > 0 ? part.heads : negated(part.heads))),
      ),
      soldPaise: found.reduce(
        (paise, { document, part }) => paise + signs[document.kind] * part.soldPaise,
        0,
      ),
      creditedPaise: credits.reduce((paise, { part }) => paise + part.soldPaise, 0),
      count: found.length,
      first: invoices[0],
      last: invoices.at(-1),
    };
  }

  /** The invoice at the end; afterwards a credit note or a further invoice when what is owed has changed. */
  #invoice(chain: Chain): void {
    const { billed, now } = this.#input;
    const purpose = purposeOf(billed, chain.ride);
    this.#takeBack(chain, purpose);
    const { finalAt } = chain;
    if (!finalAt || finalAt > now) return;
    const invoiced = this.#invoiced(chain.key);
    if (invoiced.first && invoiced.soldPaise > 0) this.#change(chain, invoiced);
    else if (!chain.isMonthly && chain.finalPaise > 0 && !this.#isBefore(dayInIndia(finalAt)))
      this.#firstInvoice(chain, purpose, invoiced.count);
  }

  /** The charge for a cancellation that was taken back is credited as a whole, whether or not the end has come. */
  #takeBack(chain: Chain, purpose: DocumentPurpose): void {
    const { last, heads, soldPaise, count } = this.#invoiced(chain.key);
    if (last?.purpose === 'cancellation' && purpose !== 'cancellation' && soldPaise > 0)
      this.#correct(chain, last, { heads, soldPaise, count });
  }

  #change(chain: Chain, { first, last, heads: before, soldPaise, creditedPaise, count }: Invoiced): void {
    const isUnchanged = chain.finalPaise >= soldPaise && chain.finalPaise <= soldPaise + creditedPaise;
    if (isUnchanged || !first || !last) return;
    const changePaise = chain.finalPaise - soldPaise - (chain.finalPaise > soldPaise ? creditedPaise : 0);
    const sourceKey = `${chain.key}:${count + 1}`;
    const planned = { purpose: 'correction', sourceKey, receivedOn: null } as const;
    // By the rules of the first invoice: a change of the rules since does not change what was invoiced.
    const ready = this.#allOf([this.#supply(chain, 'invoice', first.issuedOn)], {
      ...planned,
      kind: changePaise < 0 ? 'credit-note' : 'invoice',
      amountPaise: Math.abs(changePaise),
    });
    const [supply] = ready ?? [];
    if (!supply) return;
    if (changePaise < 0) {
      const less = minus(before, supply.heads);
      const heads = totalOf(less) > 0 ? less : headsOfPart(before, -changePaise);
      this.#correct(chain, last, { heads, soldPaise: -changePaise, count });
      return;
    }
    const heads = creditedPaise === 0 ? minus(supply.heads, before) : headsOfPart(supply.heads, changePaise);
    this.#add(supply, {
      ...planned,
      ...{ kind: 'invoice', entryId: null, heads, refersTo: [last] },
      lines: [lineOf(this.#title(), supply, heads)],
      parts: [{ key: chain.key, soldPaise: changePaise, heads }],
    });
  }

  #firstInvoice(chain: Chain, purpose: DocumentPurpose, count: number): void {
    const planned = {
      kind: 'invoice',
      purpose,
      sourceKey: `${chain.key}:${count + 1}`,
      receivedOn: null,
    } as const;
    const ready = this.#allOf([this.#supply(chain, 'invoice', this.#today)], {
      ...planned,
      amountPaise: chain.finalPaise,
    });
    const [supply] = ready ?? [];
    if (!supply || totalOf(supply.heads) + agentPaiseOf(supply) <= 0) return;
    this.#add(supply, {
      ...planned,
      entryId: null,
      heads: supply.heads,
      lines: supply.lines,
      taxes: supply.taxes,
      parts: [{ key: chain.key, soldPaise: supply.soldPaise, heads: supply.heads }],
      dutyIds: chain.ride ? [chain.ride.dutyId] : [],
      takesIn: setOff(this.#known, this.#invoicedKeys(), totalOf(supply.heads) + agentPaiseOf(supply)),
    });
  }

  #correct(
    chain: Chain,
    invoice: KnownDocument,
    { heads, soldPaise, count }: { heads: Heads; soldPaise: number; count: number },
  ): void {
    this.#addLike(invoice, {
      ...{ kind: 'credit-note', purpose: 'correction', sourceKey: `${chain.key}:${count + 1}` },
      ...{ entryId: null, receivedOn: null, received: null },
      heads,
      parts: [{ key: chain.key, soldPaise, heads }],
    });
  }

  #title(): string {
    const { trip, rides } = this.#input.billed;
    return trip?.title ?? rides.map(({ title }) => title).join(', ');
  }

  #subject(): DocumentContent['subject'] {
    const { bookingId, quoteId, firstDay, lastDay } = this.#input.billed;
    return { bookingId, quoteId, title: this.#title(), firstDay, lastDay };
  }

  #add(supply: Supply, planned: PlannedContent): void {
    const { registration, place, sac, gstPercent, isReverseCharge } = supply;
    const { heads } = planned;
    const isWhole = planned.taxes !== undefined;
    this.#push({
      ...{ registration, placeOfSupply: place.code, sac, gstPercent, isReverseCharge },
      ...planned,
      taxes: planned.taxes ?? [taxOf(supply, heads)],
      tcs: isWhole ? supply.tcs : { ...supply.tcs, basePaise: 0 },
      agentExpenses: isWhole ? supply.agentExpenses : [],
      notes: planned.notes ?? supply.notes,
      rules: planned.rules ?? supply.rules,
      differencePaise: isWhole ? differenceOf(supply) : 0,
      refersTo: planned.refersTo ?? [],
    });
  }

  /** Like the document that it refers to. */
  #addLike(
    document: KnownDocument,
    planned: Pick<PlannedContent, 'kind' | 'purpose' | 'sourceKey' | 'entryId' | 'heads' | 'receivedOn'> & {
      parts: DocumentPart[];
      received: DocumentContent['received'];
    },
  ): void {
    const { registration, placeOfSupply, sac, gstPercent, isReverseCharge } = document;
    this.#push({
      ...{ registration, placeOfSupply, sac, gstPercent, isReverseCharge },
      ...planned,
      lines: [lineOf(this.#title(), document, planned.heads)],
      taxes: [taxOf(document, planned.heads)],
      tcs: { percent: '0.00', basePaise: 0, reason: '' },
      agentExpenses: [],
      notes: [],
      rules: [],
      differencePaise: 0,
      refersTo: [document],
    });
  }

  #push({ refersTo, takesIn, dutyIds = [], parts = [], received = null, ...planned }: PushedContent): void {
    const { registration, placeOfSupply, heads, kind, purpose, sourceKey, entryId, receivedOn } = planned;
    const { buyer } = this.#input;
    const totalPaise = totalOf(heads);
    const { gstin, state, legalName, address, isSample } = registration;
    const { sac, gstPercent, isReverseCharge } = planned;
    this.drafts.push({
      ...{ kind, purpose, sourceKey, registration, entryId, receivedOn, dutyIds },
      refersTo: kind === 'invoice' && purpose !== 'correction' ? null : (refersTo.at(-1) ?? null),
      content: {
        ...{ kind, purpose, isReverseCharge, heads, totalPaise, parts, received },
        supplier: { legalName, address, gstin, state, isSample },
        buyer: {
          ...{ name: buyer.name, address: buyer.address, gstin: buyer.gstin },
          ...{ state: buyer.state, livesIn: buyer.livesIn },
        },
        placeOfSupply: { code: placeOfSupply, name: '' },
        lines: [...planned.lines],
        taxes: planned.taxes,
        totalInWords: '',
        agentExpenses: planned.agentExpenses,
        tcs: planned.tcs,
        notes: planned.notes,
        refersTo:
          takesIn ?? refersTo.map(({ name, issuedOn, totalPaise: paise }) => ({ name, issuedOn, paise })),
        subject: this.#subject(),
        rules: planned.rules,
        differencePaise: planned.differencePaise,
      },
    });
    this.#known.push({
      ...{ id: '', name: '', kind, purpose, sourceKey, issuedOn: this.#today, entryId, refersTo: null },
      ...{ registration, placeOfSupply, sac, gstPercent, isReverseCharge, heads, totalPaise, parts },
    });
  }
}

type Invoiced = {
  heads: Heads;
  soldPaise: number;
  /** Given back without a lower price. */
  creditedPaise: number;
  count: number;
  first: KnownDocument | undefined;
  last: KnownDocument | undefined;
};

type PlannedContent = {
  kind: DocumentKind;
  purpose: DocumentPurpose;
  sourceKey: string;
  entryId: string | null;
  receivedOn: string | null;
  heads: Heads;
  lines: DocumentContent['lines'];
  /** Only of a document for the whole supply. */
  taxes?: DocumentTax[];
  parts?: DocumentPart[];
  dutyIds?: string[];
  notes?: DocumentNote[];
  rules?: DocumentContent['rules'];
  refersTo?: readonly KnownDocument[];
  /** Of an invoice: how much of each voucher it takes in. */
  takesIn?: DocumentContent['refersTo'];
  received?: DocumentContent['received'];
};

type Rate = Pick<KnownDocument, 'sac' | 'gstPercent'>;

type PushedContent = Omit<PlannedContent, 'taxes' | 'notes' | 'rules' | 'refersTo'> &
  Pick<DocumentContent, 'taxes' | 'tcs' | 'agentExpenses' | 'notes' | 'rules' | 'differencePaise'> &
  Pick<KnownDocument, 'registration' | 'placeOfSupply' | 'sac' | 'gstPercent' | 'isReverseCharge'> & {
    refersTo: readonly KnownDocument[];
  };

const lineOf = (text: string, { sac, gstPercent }: Rate, { valuePaise }: Heads) => ({
  ...{ text, sac, quantity: 1, valuePaise, gstPercent },
});

const taxOf = ({ sac, gstPercent }: Rate, heads: Heads): DocumentTax => {
  const { valuePaise, cgstPaise, sgstPaise, igstPaise } = heads;
  return { sac, gstPercent, valuePaise, cgstPaise, sgstPaise, igstPaise };
};

const isFirstOfItsId = <T extends { id: string }>({ id }: T, index: number, all: readonly T[]): boolean =>
  all.findIndex((one) => one.id === id) === index;

const isFirstOfItsKind = (reason: MissingReason, index: number, all: readonly MissingReason[]): boolean => {
  const key = (one: MissingReason) => JSON.stringify(one);
  return all.findIndex((one) => key(one) === key(reason)) === index;
};

/**
 * What documents of a booking, or of a quote with a deposit, are still to be issued, in their order, and what is missing and
 * why. It follows from what was sold, paid and closed, and from the documents that are there, so that it can be asked at any
 * time and by several at once.
 */
export const planDocuments = (input: PlanInput): Plan => new Planner(input).plan();

/** The sums of documents under every head; what is given back is taken off. */
export const netHeads = (documents: readonly Pick<KnownDocument, 'kind' | 'heads'>[]): Heads =>
  documents.reduce(
    (sum, { kind, heads }) => (signs[kind] > 0 ? plus(sum, heads) : minus(sum, heads)),
    noHeads,
  );
