// zod/mini, because these checks also run in the browser.
import * as z from 'zod/mini';
import { withoutNul } from '#domain/shared/text-input.ts';
import { cancellationMessages as texts } from './cancellation-messages.ts';
import type { CancellationTerms, TermsStep } from './terms.ts';

export const maxSteps = 8;
export const maxNoteLength = 1000;
const maxDays = 365;

const typedText = z.string().check(z.maxLength(10_000), withoutNul, z.trim());

export const typedCancellation = z.object({
  steps: z.array(z.object({ daysBefore: typedText, chargePercent: typedText })).check(z.maxLength(maxSteps)),
  note: typedText,
});

/** What cancelling costs, as typed in the form. */
export type CancellationInput = z.infer<typeof typedCancellation>;
export type StepInput = CancellationInput['steps'][number];

/** The name of a field of the form. */
export const stepField = (index: number, part: keyof StepInput) => `steps.${index}.${part}` as const;

export const emptyStep: StepInput = { daysBefore: '', chargePercent: '' };
export const noCancellationTyped: CancellationInput = { steps: [], note: '' };

export const typedFrom = ({ steps, note }: CancellationTerms): CancellationInput => ({
  steps: steps.map(({ daysBefore, chargePercent }) => ({
    daysBefore: String(daysBefore),
    chargePercent: String(chargePercent),
  })),
  note,
});

type Fault = { text: string; field: string };
type Read = { terms: CancellationTerms | null } | { fault: Fault };

const wholeIn = (typed: string, max: number): number | undefined =>
  /^\d{1,3}$/.test(typed) && Number(typed) <= max ? Number(typed) : undefined;

const isEmptyStep = ({ daysBefore, chargePercent }: StepInput) => daysBefore === '' && chargePercent === '';

type Numbered = TermsStep & { index: number };

function readStep({ daysBefore, chargePercent }: StepInput, index: number): Numbered | Fault {
  const [days, percent] = [wholeIn(daysBefore, maxDays), wholeIn(chargePercent, 100)];
  if (days === undefined) return { text: texts.daysWrong, field: `steps.${index}.daysBefore` };
  if (percent === undefined) return { text: texts.percentWrong, field: `steps.${index}.chargePercent` };
  return { daysBefore: days, chargePercent: percent, index };
}

/** The first step that does not follow from the one before it, from the earliest to the latest. */
function orderFault(sorted: readonly Numbered[]): Fault | undefined {
  for (const [place, { daysBefore, chargePercent, index }] of sorted.entries()) {
    const before = sorted[place - 1];
    if (before?.daysBefore === daysBefore)
      return { text: texts.stepTwice, field: `steps.${index}.daysBefore` };
    if (before && chargePercent < before.chargePercent)
      return { text: texts.stepCheaper, field: `steps.${index}.chargePercent` };
  }
  const last = sorted.at(-1);
  if (!last || last.daysBefore === 0) return undefined;
  return { text: texts.lastStepMissing, field: `steps.${last.index}.daysBefore` };
}

/** Reads typed steps, of which empty ones are skipped; `null` where there are none. */
export function readCancellation({ steps, note }: CancellationInput): Read {
  const read = steps.flatMap((step, index) => (isEmptyStep(step) ? [] : [readStep(step, index)]));
  const fault = read.find((step) => 'text' in step);
  if (fault) return { fault };
  const sorted = read
    .filter((step) => 'index' in step)
    .toSorted((one, other) => other.daysBefore - one.daysBefore);
  const wrongOrder = orderFault(sorted);
  if (wrongOrder) return { fault: wrongOrder };
  if (note.length > maxNoteLength) return { fault: { text: texts.noteTooLong, field: 'note' } };
  if (sorted.length === 0) return { terms: null };
  return { terms: { steps: sorted.map(({ index: _index, ...step }) => step), note } };
}
