import * as z from 'zod/mini';

/** A percentage as decimal text, as the settings and quotes have it. */
const percent = z.string().check(z.regex(/^\d{1,2}\.\d{2}$/));
const flag = z.boolean();

const service = z.object({
  sac: z.string().check(z.regex(/^\d{4,8}$/)),
  gstPercent: percent,
  /** A body corporate pays the tax itself when we are none. */
  reverseCharge: flag,
});

export type ServiceRule = z.infer<typeof service>;

export const serviceSubjects = [
  'cab-local',
  'cab-long-distance',
  'cab-hire',
  'tour',
  'tour-without-stay',
  'overseas-tour',
  'other',
] as const;
export type ServiceSubject = (typeof serviceSubjects)[number];

export const expenseTreatments = ['taxable', 'agent'] as const;
const treatment = z.enum(expenseTreatments);

/** What a rule says, by its subject. */
export const ruleValues = {
  'legal-form': z.object({ bodyCorporate: flag }),
  'cab-local': service,
  'cab-long-distance': service,
  'cab-hire': service,
  tour: service,
  'tour-without-stay': service,
  'overseas-tour': service,
  other: service,
  tcs: z.object({
    percent,
    percentWithoutPan: percent,
    base: z.enum(['price-with-gst', 'price']),
    /** Whether it is collected from buyers who do not live in India. */
    fromForeigners: flag,
    /** After a cancellation it stays with the tax office and the buyer claims it back. */
    keptAfterCancelling: flag,
  }),
  expenses: z.object({
    toll: treatment,
    'state-tax': treatment,
    parking: treatment,
    permit: treatment,
    other: treatment,
  }),
  b2cl: z.object({ thresholdPaise: z.int().check(z.positive()) }),
  'overseas-exempt': z.object({
    /** A tour held wholly outside India, for a buyer who does not live there, has no GST. */
    whollyOutside: flag,
    /** Any tour of a buyer who does not live in India is an export without tax. */
    exportForForeigners: flag,
  }),
} as const;

export type RuleSubject = keyof typeof ruleValues;
export type RuleValues = { [Subject in RuleSubject]: z.infer<(typeof ruleValues)[Subject]> };

export const ruleSubjects = Object.keys(ruleValues) as RuleSubject[];
export const isRuleSubject = (text: string): text is RuleSubject => Object.hasOwn(ruleValues, text);

/** A rule and the day from which it is in force. It is added and confirmed, and never overwritten. */
export type DatedRule<Subject extends RuleSubject = RuleSubject> = {
  id: string;
  subject: Subject;
  /** `2026-04-01`. */
  fromDay: string;
  value: RuleValues[Subject];
  source: string;
  madeBy: string;
  madeAt: Date;
  /** The accountant; empty until it is confirmed. */
  confirmedBy: string;
  confirmedAt: Date | null;
};

/** What holds on a day: of each subject the rule of the latest day, confirmed or not. */
export type RulesOfDay = { [Subject in RuleSubject]?: DatedRule<Subject> };

/** `rules` has those with the latest day first, and of a day the newest. */
export function rulesOn(rules: readonly DatedRule[], day: string): RulesOfDay {
  const found: Partial<Record<RuleSubject, DatedRule>> = {};
  for (const rule of rules) if (rule.fromDay <= day) found[rule.subject] ??= rule;
  // Each subject was read by its own schema.
  return found as RulesOfDay;
}

export type Registration = {
  id: string;
  gstin: string;
  /** Two digits, of the GSTIN. */
  state: string;
  legalName: string;
  address: string;
  /** The first letters of its documents. */
  seriesCode: string;
  fromDay: string;
  untilDay: string | null;
  /** Only for development. */
  isSample: boolean;
};

/** The registration that gives the service: that of the state it begins in, or else the first one. A sample is none beside a real one. */
export function registrationFor(
  registrations: readonly Registration[],
  day: string,
  state: string,
): Registration | undefined {
  const real = registrations.filter(({ isSample }) => !isSample);
  const inForce = (real.length > 0 ? real : registrations)
    .filter(({ fromDay, untilDay }) => fromDay <= day && (untilDay === null || day <= untilDay))
    .toSorted((one, other) => one.fromDay.localeCompare(other.fromDay) || Number(one.id) - Number(other.id));
  return inForce.find((registration) => registration.state === state) ?? inForce[0];
}
