import { beforeAll, describe, expect, it } from 'vitest';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { eraseCustomer } from '#domain/privacy/privacy-service.ts';
import { dayInIndia, daysAfter, momentInIndia } from '#domain/shared/india-time.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { someSender } from '../../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { hasCabRequest, viewCabRequest } from './cab-request-service.ts';
import { receiveEnquiry } from './enquiry-service.ts';
import type { NewEnquiry } from './new-enquiry.ts';
import { requestPath } from './request-link.ts';

const test = testDatabase();
const actor = someActor(test);
const day = daysAfter(dayInIndia(new Date()), 3);

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

async function aRequest(change: Partial<NewEnquiry> = {}) {
  const words = { formDate: '', name: 'Asha Devi', contactNo: '98640 12345', email: 'asha@example.com' };
  const trip = `trip=one-way&from=guwahati-airport&to=shillong&car=suv&date=${day}&time=14:00&rates=1`;
  const sent = { ...words, message: crypto.randomUUID(), trip, typedTrip: { adults: '4' }, ...change };
  const { id, reference } = await receiveEnquiry(test, sent, someSender());
  const token = (await requestPath(test, id))?.split('/')[2] ?? '';
  const view = (now?: Date) => viewCabRequest(test, token, now);
  const set = (column: string, value: string) =>
    test.pool.query(`update enquiries set ${column} = $2 where id = $1`, [id, value]);
  return { id, reference, token, view, set };
}

describe('the link of a request', () => {
  it('shows the trip, the fare and what was said, without name, number and mail address', async () => {
    const { reference, view } = await aRequest({ ride: { flight: '6E 481', answerBy: 'mail' } });
    const found = await view();
    expect(found).toMatchObject({
      reference,
      state: 'open',
      people: 4,
      details: { flight: '6E 481', answerBy: 'mail' },
      trip: { to: 'Shillong', day, time: '14:00', fare: { totalPaise: 340_200 } },
    });
    const shown = JSON.stringify(found);
    for (const secret of ['Asha', '98640', 'example.com']) expect(shown).not.toContain(secret);
  });

  it('follows what became of it, also where it was joined into another enquiry', async () => {
    const { view, set, id } = await aRequest();
    const states = async (stage: string) => {
      await set('stage', stage);
      return (await view())?.state;
    };
    for (const stage of ['contacted', 'quoted', 'on-hold', 'spam']) expect(await states(stage)).toBe('open');
    expect(await states('confirmed')).toBe('booked');
    expect(await states('cancelled')).toBe('closed');
    const main = await aRequest();
    await main.set('stage', 'confirmed');
    await test.pool.query(`update enquiries set stage = 'joined', joined_into = $2 where id = $1`, [
      id,
      main.id,
    ]);
    expect((await view())?.state).toBe('booked');
  });

  it('is closed after its day and opens nothing ninety days later', async () => {
    const { view } = await aRequest();
    const midnight = (days: number) => momentInIndia(daysAfter(day, days), '00:00');
    expect((await view(new Date(midnight(1).getTime() - 1)))?.state).toBe('open');
    expect((await view(midnight(1)))?.state).toBe('closed');
    expect(await view(new Date(midnight(90).getTime() - 1))).toBeDefined();
    expect(await view(midnight(90))).toBeUndefined();
  });

  it('opens nothing with another token, for an enquiry without a trip, or once it was erased', async () => {
    const { token, id } = await aRequest();
    expect(await hasCabRequest(test, token)).toBe(true);
    for (const wrong of ['', 'none', `${token}x`, token.slice(1), token.toUpperCase()])
      expect(await hasCabRequest(test, wrong)).toBe(false);
    const { token: withoutTrip } = await aRequest({ trip: '' });
    expect(await hasCabRequest(test, withoutTrip)).toBe(false);
    const { rows } = await test.pool.query('select customer_id::text as id from enquiries where id = $1', [
      id,
    ]);
    await eraseCustomer(test.db, actor, rows[0].id, 'Asha Devi');
    expect(await hasCabRequest(test, token)).toBe(false);
  });
});
