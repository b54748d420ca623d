import type { TermsKind } from '#domain/cancellation/terms.ts';
import { staffMessages } from '#messages.ts';
import { sumsOf } from './price/quote-sums.ts';
import type { QuoteTerms, ServiceKind } from './quote.ts';

const { quotes: words } = staffMessages;

/** The kind of trip whose cancellation terms a quote begins with. */
export const termsKindOf: Readonly<Record<ServiceKind, TermsKind>> = {
  cab: 'other',
  'tour-package': 'tour',
  'overseas-package': 'overseas-tour',
  other: 'other',
};

type Need = { name: keyof typeof words.tripNeeds; field: string; isMissing: (terms: QuoteTerms) => boolean };

/** In the form's order, each with the field that gets the focus. */
const needs: readonly Need[] = [
  { name: 'firstDay', field: 'trip.firstDay', isMissing: ({ firstDay }) => firstDay === null },
  { name: 'lastDay', field: 'trip.lastDay', isMissing: ({ lastDay }) => lastDay === null },
  { name: 'deposit', field: 'deposit.kind', isMissing: ({ deposit }) => deposit === null },
  { name: 'depositDue', field: 'deposit.due', isMissing: ({ deposit }) => deposit?.due === null },
  {
    name: 'balanceDue',
    field: 'deposit.balanceDue',
    isMissing: (terms) =>
      terms.deposit !== null && terms.balanceDue === null && sumsOf(terms).balancePaise > 0,
  },
  {
    name: 'cancellation',
    field: 'cancellation.steps.0.daysBefore',
    isMissing: ({ cancellation }) => !cancellation || cancellation.steps.length === 0,
  },
];

/** What a quote lacks that is not for a cab: the customer accepts it as it is, and it becomes a trip. */
export function missingForTrip(terms: QuoteTerms): { text: string; field: string } | undefined {
  const missing = needs.filter(({ isMissing }) => isMissing(terms));
  const [first] = missing;
  return (
    first && {
      text: words.tripIncomplete(missing.map(({ name }) => words.tripNeeds[name])),
      field: first.field,
    }
  );
}
