import { describe, expect, it } from 'vitest';
import type { FactColumns } from '#domain/enquiries/facts/facts.ts';
import { someCabs } from '../../../../tests/support/some-cabs.ts';
import { presentFacts } from './enquiry/shown-facts.ts';
import { tripFactsLine } from './shown-trip.ts';

const now = new Date('2026-11-16T12:00:00Z');

const facts: FactColumns = {
  name: 'Asha',
  contactNo: '',
  phoneE164: '',
  email: '',
  city: '',
  service: 'Tour packages',
  packageId: null,
  source: 'form',
  tripFrom: '',
  tripTo: '',
  tripStarts: '2027-01-01',
  tripTime: '',
  tripEnds: '2027-01-31',
  adults: 2,
  children: 1,
  carType: '',
  budgetPaise: null,
};

const lineOf = (change: Partial<FactColumns>) =>
  tripFactsLine({ ...facts, ...change, trip: null, packageName: 'Paro' }, someCabs, now);

describe('a trip of which only the month is known', () => {
  it('has the month in the inbox, and no first day', () => {
    expect(lineOf({})).toBe('Paro · January 2027 · 2A 1C');
    expect(lineOf({ tripEnds: '2027-01-05' })).toBe('Paro · 1 Jan · 2A 1C');
  });

  it('says on its page that the day is not fixed, and is edited as days', () => {
    const { tripStarts, tripEnds } = presentFacts(facts, '', someCabs);
    expect(tripStarts).toMatchObject({ shown: 'January 2027, day not fixed', stored: '2027-01-01' });
    expect(tripEnds.shown).toBe('January 2027, day not fixed');
    expect(presentFacts({ ...facts, tripEnds: null }, '', someCabs).tripStarts.shown).toBe('1 Jan 2027');
  });
});
