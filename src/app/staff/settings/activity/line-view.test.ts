import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ActivityLine } from '#domain/activity/activity.ts';
import { readActivity } from '#domain/activity/activity-service.ts';
import { addMoney } from '#domain/bookings/money/money-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { sampleFares } from '../../../../../scripts/database/sample-fares.ts';
import { someActor } from '../../../../../tests/support/some-actor.ts';
import { makeSomeBooking } from '../../../../../tests/support/some-booking.ts';
import { testDatabase } from '../../../../../tests/support/test-database.ts';
import { toLineView } from './line-view.ts';

const test = testDatabase();
const actor = someActor(test);
beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

const detailOf = (detail: Record<string, string>) =>
  toLineView({ at: new Date(), action: 'booking-changed', detail } as unknown as ActivityLine).detail;

describe('a line of the activity log', () => {
  it('has amounts in rupees, and words in place of names of the code', async () => {
    const id = await makeSomeBooking(test, actor);
    const money = { kind: 'advance', amountPaise: 1_234_50, method: 'upi', reference: '' } as const;
    await addMoney(test.db, actor, id, { ...money, key: randomUUID() });
    const { lines } = await readActivity(test.db, actor, {});
    const shown = lines.map(toLineView);
    expect(shown.find(({ what }) => what === 'made the booking')?.detail).toBe('total: ₹1,995');
    expect(shown.find(({ what }) => what === 'entered money for the booking')?.detail).toBe(
      'kind: advance, amount: ₹1,234.50',
    );
    expect(JSON.stringify(shown)).not.toMatch(/[a-z]Paise/);
  });

  it.each([
    [{ discountPaise: '23940' }, 'discount: ₹239.40'],
    [{ change: 'quote-link', version: '2' }, 'change: quote link, version: 2'],
    [{ change: 'fact', fact: 'pickupAddress' }, 'change: fact, fact: pickup address'],
    [{ agencyName: 'Purvai → Purvai Travels' }, 'agency name: Purvai → Purvai Travels'],
    [{ followUpAt: '2026-11-18T04:30:00.000Z' }, 'follow up at: 18 Nov 2026, 10:00'],
    [{ receivedOn: '2026-11-18' }, 'received on: 18 Nov 2026'],
    [{ username: 'a-b@purvai.example' }, 'username: a-b@purvai.example'],
  ])('%o: %s', (detail, text) => {
    expect(detailOf(detail as unknown as Record<string, string>)).toBe(text);
  });
});
