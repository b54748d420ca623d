import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enquiryInput, readIdempotencyKey } from './enquiry-input.ts';

describe('the contact form', () => {
  it('answers a missing name first', () => {
    const issues = enquiryInput.safeParse({ n_email: 'asha@example.com' }).error?.issues ?? [];
    expect(issues.map(({ message }) => message)).toEqual([
      'Enter Your Name.....',
      'Enter Your Conatct No.....',
    ]);
  });

  it('keeps known fields and drops all others', () => {
    const enquiry = enquiryInput.parse({ n_name: 'A', n_contactno: '1', adminStatus: 'Admin', id: '7' });
    expect(enquiry).toEqual({
      formDate: '',
      name: 'A',
      contactNo: '1',
      email: '',
      message: '',
      origin: { page: '', packageId: '', campaign: '' },
      traces: { trap: '', token: '', isFromForm: false, isOurText: false },
      trip: '',
      party: '',
      typedTrip: {},
      ride: {},
      consentVersion: '',
    });
  });

  it('keeps the extra fields of our own forms', () => {
    const sent = {
      n_name: 'A',
      n_contactno: '1',
      n_message: 'About Paro, please. ',
      n_subject: 'x',
      page: '/cruises',
      packageId: '7',
      campaign: 'google / cpc',
      consent: '2026-11-15',
      formToken: 'abc',
      begun: 'About Paro, please.',
    };
    expect(enquiryInput.parse(sent)).toMatchObject({
      origin: { page: '/cruises', packageId: '7', campaign: 'google / cpc' },
      traces: { trap: 'x', token: 'abc', isFromForm: true, isOurText: true },
      consentVersion: '2026-11-15',
    });
    expect(enquiryInput.parse({ ...sent, consent: 'yes', begun: '' })).toMatchObject({
      traces: { isFromForm: false, isOurText: false },
      consentVersion: '',
    });
  });

  it('makes any name one line without characters that the database refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, message) => {
        const parsed = enquiryInput.safeParse({ n_name: `x${name}`, n_contactno: '1', n_message: message });
        expect(parsed.data?.name).not.toMatch(/[\r\n\0]/);
        expect(parsed.data?.message).not.toContain('\0');
      }),
    );
  });
});

describe('an idempotency key', () => {
  it.each(['', 'short', 'with space in it', 'x'.repeat(101), "'; drop table", undefined, null])(
    'that is none counts as none: %j',
    (sent) => {
      expect(readIdempotencyKey(sent)).toBeUndefined();
    },
  );

  it('is kept unchanged', () => {
    const key = crypto.randomUUID();
    expect(readIdempotencyKey(key)).toBe(key);
  });
});
