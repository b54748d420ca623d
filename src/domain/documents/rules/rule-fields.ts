import type { RuleSubject, RuleValues } from './rule.ts';

/** How staff type a part of a rule. */
export type RuleField =
  | { name: string; kind: 'sac' | 'percent' | 'rupees' | 'flag' }
  | { name: string; kind: 'choice'; options: readonly string[] };

const service: readonly RuleField[] = [
  { name: 'sac', kind: 'sac' },
  { name: 'gstPercent', kind: 'percent' },
  { name: 'reverseCharge', kind: 'flag' },
];
const treatment = (name: string): RuleField => ({ name, kind: 'choice', options: ['taxable', 'agent'] });

/** The parts of a rule, by its subject. */
export const ruleFields: Readonly<Record<RuleSubject, readonly RuleField[]>> = {
  'legal-form': [{ name: 'bodyCorporate', kind: 'flag' }],
  'cab-local': service,
  'cab-long-distance': service,
  'cab-hire': service,
  tour: service,
  'tour-without-stay': service,
  'overseas-tour': service,
  other: service,
  tcs: [
    { name: 'percent', kind: 'percent' },
    { name: 'percentWithoutPan', kind: 'percent' },
    { name: 'base', kind: 'choice', options: ['price-with-gst', 'price'] },
    { name: 'fromForeigners', kind: 'flag' },
    { name: 'keptAfterCancelling', kind: 'flag' },
  ],
  expenses: ['toll', 'state-tax', 'parking', 'permit', 'other'].map(treatment),
  b2cl: [{ name: 'thresholdPaise', kind: 'rupees' }],
  'overseas-exempt': [
    { name: 'whollyOutside', kind: 'flag' },
    { name: 'exportForForeigners', kind: 'flag' },
  ],
};

/** Every name once, for the schema of the form. */
export const ruleFieldNames = [
  ...([
    'sac',
    'gstPercent',
    'reverseCharge',
    'bodyCorporate',
    'percent',
    'percentWithoutPan',
    'base',
  ] as const),
  ...(['fromForeigners', 'keptAfterCancelling', 'toll', 'state-tax', 'parking', 'permit', 'other'] as const),
  ...(['thresholdPaise', 'whollyOutside', 'exportForForeigners'] as const),
];

/** A part of a value as staff would type it. */
export function typedRulePart(value: RuleValues[RuleSubject], { name, kind }: RuleField): string {
  const part: unknown = new Map<string, unknown>(Object.entries(value)).get(name);
  if (kind === 'flag') return part === true ? 'yes' : 'no';
  return kind === 'rupees' ? String(Number(part) / 100) : String(part ?? '');
}
