import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldFaults } from './enquiry-fields-input.ts';
import { enquiryInput } from './enquiry-input.ts';

const nameMissing = { field: 'n_name', text: 'Enter Your Name.....' };
const numberMissing = { field: 'n_contactno', text: 'Enter Your Conatct No.....' };

describe('the fields to correct', () => {
  it.each([
    [{}, [nameMissing, numberMissing]],
    [{ n_name: '  ', n_contactno: '' }, [nameMissing, numberMissing]],
    [{ n_name: 'Asha', n_contactno: ' ' }, [numberMissing]],
    [{ n_name: 'Asha', n_contactno: '98640 12345' }, []],
    [{ n_name: 'Asha', n_contactno: '98640 12345', answerBy: 'mail', n_email: 'asha@example.com' }, []],
  ])('of %o are %o', (form, faults) => {
    expect(fieldFaults(form)).toEqual(faults);
  });

  it('have an e-mail address for an answer by e-mail', () => {
    const faults = fieldFaults({ n_name: 'Asha', n_contactno: '', n_email: ' ', answerBy: 'mail' });
    expect(faults.map(({ field }) => field)).toEqual(['n_contactno', 'n_email']);
  });

  it('are those that the server refuses, with its messages', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...' \t\n\0\u00a0\ufeffx') }),
    );
    fc.assert(
      fc.property(typed, typed, (name, number) => {
        const form = { n_name: name, n_contactno: number };
        const issues = enquiryInput.safeParse(form).error?.issues ?? [];
        expect(fieldFaults(form)).toEqual(
          issues.map(({ path, message }) => ({ field: String(path[0]), text: message })),
        );
      }),
    );
  });
});
