import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancellationMessages as texts } from './cancellation-messages.ts';
import { readCancellation, typedFrom } from './terms-input.ts';

const typed = (...steps: [daysBefore: string, chargePercent: string][]) => ({
  steps: steps.map(([daysBefore, chargePercent]) => ({ daysBefore, chargePercent })),
  note: '',
});

describe('typed cancellation terms', () => {
  it('are ordered, and empty steps are skipped', () => {
    expect(readCancellation(typed(['0', '100'], ['', ''], ['30', '25']))).toEqual({
      terms: {
        steps: [
          { daysBefore: 30, chargePercent: 25 },
          { daysBefore: 0, chargePercent: 100 },
        ],
        note: '',
      },
    });
  });

  it('are none without a step', () => {
    expect(readCancellation(typed(['', '']))).toEqual({ terms: null });
  });

  it.each([
    [typed(['x', '25']), texts.daysWrong, 'steps.0.daysBefore'],
    [typed(['366', '25']), texts.daysWrong, 'steps.0.daysBefore'],
    [typed(['30', '']), texts.percentWrong, 'steps.0.chargePercent'],
    [typed(['0', '100'], ['30', '101']), texts.percentWrong, 'steps.1.chargePercent'],
    [typed(['30', '25.5']), texts.percentWrong, 'steps.0.chargePercent'],
    [typed(['0', '50'], ['0', '60']), texts.stepTwice, 'steps.1.daysBefore'],
    [typed(['30', '60'], ['0', '50']), texts.stepCheaper, 'steps.1.chargePercent'],
    [typed(['30', '60'], ['7', '70']), texts.lastStepMissing, 'steps.1.daysBefore'],
    [{ ...typed(['0', '50']), note: 'x'.repeat(1001) }, texts.noteTooLong, 'note'],
  ])('%j are refused', (input, text, field) => {
    expect(readCancellation(input)).toEqual({ fault: { text, field } });
  });

  it('are read back as they were', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 365 }), { maxLength: 7 });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 100 }), (earlier, chargePercent) => {
        const steps = [...earlier.toSorted((one, other) => other - one), 0].map((daysBefore) => ({
          daysBefore,
          chargePercent,
        }));
        const terms = { steps, note: 'Permit fees are not given back.' };
        expect(readCancellation(typedFrom(terms))).toEqual({ terms });
      }),
    );
  });
});
