import type { BankLine } from './bank-line.ts';

export const candidateKinds = ['entry', 'request', 'move', 'supplier-payment'] as const;
export type CandidateKind = (typeof candidateKinds)[number];

/** What a line can be: money that was entered before, a request that waits for money, a move or a payment to a supplier. */
export type Candidate = {
  kind: CandidateKind;
  id: string;
  /** Whose it is: `B41`, `Q18`, or the number of a supplier. Money that was entered and a request of one booking are the same money. */
  subject: string;
  /** As the bank shows it: negative when it leaves the account. */
  amountPaise: number;
  /** When it was asked, claimed, received or paid. */
  days: readonly string[];
  utrs: readonly string[];
  /** `B41-2`, as the customer writes it with the payment. */
  reference: string;
  /** Moves of the gateway's money. */
  isGateway: boolean;
};

export type MatchedLine = Pick<BankLine, 'id' | 'day' | 'amountPaise' | 'narration' | 'utr'>;

/** A payment is entered some days before or after the bank has it. */
const maxDaysApart = 3;
/** Money of the same booking and amount that was entered in so many days may still be the same. */
const maxDaysInDoubt = 15;
/** Staff are shown what is further apart. */
const maxDaysLikely = 45;

const tiers = ['utr', 'reference', 'number', 'amount'] as const;
type Tier = (typeof tiers)[number];

export const keyOf = ({ kind, id }: Pick<Candidate, 'kind' | 'id'>): string => `${kind}:${id}`;

/** `B41-2`; banks replace the hyphen by a space. */
const references = /\b([BQ][1-9]\d{0,17})[- ](\d{1,6})\b/g;
/** `B41`, or `B412` where the bank has removed the hyphen of `B41-2`. */
const numbers = /\b[BQ][1-9]\d{0,17}\b/g;

export const referencesIn = (narration: string): string[] =>
  [...narration.toUpperCase().matchAll(references)].map(([, subject, number]) => `${subject}-${number}`);

export const numbersIn = (narration: string): string[] => [
  ...new Set([...narration.toUpperCase().matchAll(numbers)].map(([number]) => number)),
];

/** What the gateway pays out, which is money of many bookings. */
export const isGatewayLine = ({
  narration,
  amountPaise,
}: Pick<BankLine, 'narration' | 'amountPaise'>): boolean =>
  amountPaise > 0 && /\b(razorpay|rzpx?)/i.test(narration);

const dayMs = 24 * 3600_000;

const daysApart = ({ day }: MatchedLine, { days }: Candidate): number =>
  Math.min(...days.map((other) => Math.abs(Date.parse(day) - Date.parse(other)) / dayMs));

const isWithin = (line: MatchedLine, candidate: Candidate, maxDays: number): boolean =>
  daysApart(line, candidate) <= maxDays;

const isNear = (line: MatchedLine, candidate: Candidate) => isWithin(line, candidate, maxDaysApart);

/** Both have a number of the bank, and not the same. */
const contradicts = ({ utr }: MatchedLine, { utrs }: Candidate): boolean =>
  utr !== null && utrs.length > 0 && !utrs.includes(utr);

const isSameSide = (line: MatchedLine, { amountPaise }: Candidate) =>
  line.amountPaise > 0 === amountPaise > 0;

/** With what speaks for it. */
export type SignedCandidate = { candidate: Candidate; sign: Tier };

class Index {
  private readonly groups = new Map<string, Candidate[]>();

  constructor(candidates: readonly Candidate[], keysOf: (candidate: Candidate) => readonly string[]) {
    for (const candidate of candidates)
      for (const key of keysOf(candidate)) {
        const group = this.groups.get(key);
        if (group) group.push(candidate);
        else this.groups.set(key, [candidate]);
      }
  }

  of(keys: readonly string[]): Candidate[] {
    const [key, ...more] = keys;
    if (key !== undefined && more.length === 0) return this.groups.get(key) ?? [];
    return [...new Set(keys.flatMap((one) => this.groups.get(one) ?? []))];
  }
}

export class Candidates {
  private readonly byUtr: Index;
  private readonly byReference: Index;
  private readonly byNumber: Index;
  private readonly byAmount: Index;

  constructor(candidates: readonly Candidate[]) {
    this.byUtr = new Index(candidates, ({ utrs }) => utrs);
    this.byReference = new Index(candidates, ({ reference }) => (reference ? [reference] : []));
    this.byNumber = new Index(candidates, ({ subject, reference }) =>
      reference ? [subject, reference.replace('-', '')] : [subject],
    );
    this.byAmount = new Index(candidates, ({ amountPaise }) => [String(amountPaise)]);
  }

  /** Those that a line may be, with what says so most clearly; the weaker signs of others do not count against it. */
  fitting(line: MatchedLine): { tier: Tier; fits: Candidate[] } {
    const sameAmount = ({ amountPaise }: Candidate) => amountPaise === line.amountPaise;
    const isPossible = (candidate: Candidate) => sameAmount(candidate) && !contradicts(line, candidate);
    // A settlement of the gateway is never the payment of one booking, whatever its texts say.
    if (isGatewayLine(line)) {
      const moves = this.byAmount.of([String(line.amountPaise)]).filter(({ isGateway }) => isGateway);
      const byUtr = moves.filter(({ utrs }) => line.utr !== null && utrs.includes(line.utr));
      const near = moves.filter((move) => !contradicts(line, move) && isNear(line, move));
      return { tier: 'amount', fits: byUtr.length > 0 ? byUtr : near };
    }
    const ofBookings = (found: readonly Candidate[]) => found.filter(({ isGateway }) => !isGateway);
    const byUtr = ofBookings(this.byUtr.of(line.utr === null ? [] : [line.utr]));
    if (byUtr.length > 0) return { tier: 'utr', fits: byUtr.filter(sameAmount) };
    const named = referencesIn(line.narration);
    if (named.length > 0) return { tier: 'reference', fits: this.byReference.of(named).filter(isPossible) };
    const byNumber = this.byNumber.of(numbersIn(line.narration)).filter(isPossible);
    if (byNumber.length > 0) return { tier: 'number', fits: byNumber };
    const near = ofBookings(this.byAmount.of([String(line.amountPaise)]));
    return { tier: 'amount', fits: near.filter((one) => isPossible(one) && isNear(line, one)) };
  }

  /** All that staff should look at for a line that stays open, the clearest sign first and then the nearest day. */
  likely(line: MatchedLine): SignedCandidate[] {
    const found = new Map<Candidate, Tier>();
    const add = (sign: Tier, some: readonly Candidate[]) => {
      for (const one of some)
        if (one.isGateway === isGatewayLine(line) && isSameSide(line, one) && !found.has(one))
          found.set(one, sign);
    };
    add('utr', this.byUtr.of(line.utr === null ? [] : [line.utr]));
    add('reference', this.byReference.of(referencesIn(line.narration)));
    add('number', this.byNumber.of(numbersIn(line.narration)));
    add(
      'amount',
      this.byAmount.of([String(line.amountPaise)]).filter((one) => isWithin(line, one, maxDaysLikely)),
    );
    return [...found]
      .map(([candidate, sign]) => ({ candidate, sign }))
      .toSorted(
        (one, other) =>
          tiers.indexOf(one.sign) - tiers.indexOf(other.sign) ||
          daysApart(line, one.candidate) - daysApart(line, other.candidate),
      );
  }

  /**
   * In place of a request, the money that staff have entered for the same booking, so that it is not counted a second time. What was
   * entered some more days apart may be it or not, so the line has two possibilities.
   */
  withEntered(line: MatchedLine, fits: readonly Candidate[], taken: ReadonlySet<Candidate>): Candidate[] {
    const free = fits.filter((fit) => !taken.has(fit));
    const found = free.flatMap((fit) => {
      if (fit.kind !== 'request') return [fit];
      const entered = this.byAmount
        .of([String(line.amountPaise)])
        .filter(
          (other) =>
            other.kind === 'entry' &&
            other.subject === fit.subject &&
            !taken.has(other) &&
            !contradicts(line, other),
        );
      const near = entered.filter((entry) => isNear(line, entry));
      if (near.length > 0) return near;
      return [fit, ...entered.filter((entry) => isWithin(line, entry, maxDaysInDoubt))];
    });
    return [...new Set(found)];
  }
}

/**
 * The match of each line that can only be one thing, which in turn can only be that line. Two possible bookings, or two lines for one
 * payment, stay open. The order of lines and candidates makes no difference.
 */
export function matchLines(
  lines: readonly MatchedLine[],
  candidates: readonly Candidate[],
): Map<string, Candidate> {
  const index = new Candidates(candidates);
  const possible = lines.map((line) => ({ line, ...index.fitting(line) }));
  const matches = new Map<string, Candidate>();
  const taken = new Set<Candidate>();
  for (const [rank, tier] of tiers.entries()) {
    // What was claimed by a clearer sign and is still contested is not given to a line with a weaker one.
    const open = possible
      .filter(({ line, tier: other }) => tiers.indexOf(other) <= rank && !matches.has(line.id))
      .map(({ line, tier, fits }) => ({ line, tier, fits: index.withEntered(line, fits, taken) }));
    const contenders = new Map<Candidate, number>();
    for (const { fits } of open) for (const fit of fits) contenders.set(fit, (contenders.get(fit) ?? 0) + 1);
    for (const { line, tier: own, fits } of open) {
      const [fit, ...others] = fits;
      if (own !== tier || !fit || others.length > 0 || contenders.get(fit) !== 1) continue;
      matches.set(line.id, fit);
      taken.add(fit);
    }
  }
  return matches;
}
