import { describe, expect, it } from 'vitest';
import { bookingTerms } from '#app/content/site/booking-terms.ts';
import type { TravelTerms } from '#domain/bookings/policy/policy-service.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import { someSettings } from '../../../../tests/support/some-settings.ts';
import { changeRows, withTerms } from './terms-sections.ts';

const { policy, tax } = sampleRates;
const terms: TravelTerms = {
  from: null,
  policy,
  waiting: policy,
  tax,
  dayMinimum: 'at least 250 km for each day',
  freeWaiting: '30 minutes',
};

const said = (of: readonly TravelTerms[], settings = {}) =>
  JSON.stringify(withTerms(bookingTerms.sections, of, { ...someSettings, ...settings }));

describe('the table of changes', () => {
  it('says what a booking is charged', () => {
    expect(changeRows({ ...policy, lateChangeCharge: null })).toEqual([
      ['Reschedule', 'At least 3 hours before departure', 'Nothing'],
      ['Reschedule', 'Later than that', 'Charges apply; we name the amount before you agree'],
      ['Cancel', 'By the end of the day before departure', 'Nothing'],
      ['Cancel', 'On the day of pick-up', '50% of the fare'],
    ]);
  });

  it('names each step of a longer policy, and the amount of a late change', () => {
    const rows = changeRows({
      cancellation: [
        { daysBefore: 7, chargePercent: 0 },
        { daysBefore: 3, chargePercent: 10 },
        { daysBefore: 2, chargePercent: 25 },
        { daysBefore: 0, chargePercent: 100 },
      ],
      freeChangeHours: 1,
      lateChangeCharge: { kind: 'amount', paise: 300_00 },
    });
    expect(rows.map(([, when, costs]) => `${when}: ${costs}`)).toEqual([
      'At least 1 hour before departure: Nothing',
      'Later than that: ₹300',
      'At least 7 days before departure: Nothing',
      '3 to 6 days before departure: 10% of the fare',
      '2 days before departure: 25% of the fare',
      'Less than 2 days before departure: 100% of the fare',
    ]);
  });
});

describe('the sections', () => {
  it('have the waiting and the GST of the rates, and of later rates a table of their own', () => {
    expect(said([terms])).toContain(
      '30 minutes, and 60 minutes for a transfer between an airport and its own city',
    );
    expect(said([terms])).toContain('includes GST of 5%');
    expect(said([terms])).toContain('On a round trip at least 250 km for each day');
    const later = { ...terms, from: '2027-01-01', policy: { ...policy, freeChangeHours: 6 } };
    expect(said([terms, later])).toContain('For rides from 1 Jan 2027 on.');
    expect(said([terms, later])).toContain('At least 6 hours before departure');
  });

  it('name no number that no confirmed rates hold', () => {
    const without = said([{ ...terms, waiting: null, tax: null }]);
    expect(without).toContain('The waiting at the pick-up that your booking names.');
    expect(without).toContain('A cab fare in your booking includes GST.');
  });

  it('say how payment and refunds work as staff typed it', () => {
    const typed = said([terms], {
      paymentTerms: 'A fifth first.\n\nThe rest later.',
      refundTerms: 'In 7 days.',
    });
    expect(typed).toContain('["A fifth first.","The rest later."]');
    expect(typed).toContain('In 7 days.');
  });

  it('say by what customers pay and when a refund is sent once staff have filled it in, and nothing until then', () => {
    expect(said([terms])).toContain('Your booking’s page shows the amount."]');
    expect(said([terms])).not.toMatch(/You can pay by|We send a refund|Ask customer care/);
    const filled = said([terms], { paymentMeans: 'UPI or card', refundDays: 7 });
    expect(filled).toContain('You can pay by UPI or card.');
    expect(filled).toContain('We send a refund within 7 days of the cancellation.');
  });

  it('name TCS and GSTIN only where there are any', () => {
    expect(said([terms])).toContain('(TCS), at present 2%');
    expect(said([terms], { overseasTcsPercent: '0.00' })).not.toContain('TCS');
    expect(said([terms])).not.toContain('GSTIN');
    expect(said([terms], { gstin: '18AABCU9603R1ZM' })).toContain('Our GSTIN is 18AABCU9603R1ZM.');
  });
});
