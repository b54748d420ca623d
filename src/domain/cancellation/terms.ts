/** The kinds of trip that have terms of their own; a cab has those of its rates. */
export const termsKinds = ['tour', 'overseas-tour', 'other'] as const;
export type TermsKind = (typeof termsKinds)[number];

/** Who cancels at least so many days before the first day pays this share of the price, in whole percent. */
export type TermsStep = { daysBefore: number; chargePercent: number };

/** What cancelling a trip costs, as the customer reads it. The earliest step is the first, the last one has 0 days. */
export type CancellationTerms = { steps: readonly TermsStep[]; note: string };

/** Terms of a kind of trip, and the day from which quotes begin with them. */
export type DatedTerms = CancellationTerms & {
  id: string;
  kind: TermsKind;
  /** `2027-04-01`. */
  validFrom: string;
  madeBy: string;
  madeAt: Date;
};

/** The terms that hold on this day; `dated` has those with the latest day first. */
export const termsOn = (dated: readonly DatedTerms[], kind: TermsKind, day: string): DatedTerms | undefined =>
  dated.find((terms) => terms.kind === kind && terms.validFrom <= day);
