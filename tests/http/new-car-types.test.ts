import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { typedFromRates } from '#domain/fares/rates/rates-input.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { type HttpBrowser, httpBrowser } from '../support/http-browser.ts';
import { someFares } from '../support/some-fares.ts';
import { addStaff } from '../support/staff-api.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
let web: Web;
let admin: HttpBrowser;

beforeAll(async () => {
  await seedFares(test.db, someFares);
  await confirmSampleRates(test.db);
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
  admin = httpBrowser(web.url);
  const { username } = await addStaff(test);
  expect(await admin.logIn(username)).toBe('Session:1');
});
afterAll(async () => web?.stop());

/** As the staff's screens send it; a refusal has another status. */
async function send(path: string, fields: Record<string, string>): Promise<void> {
  const response = await admin.post(`${path}.data`, fields);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('done')]);
}

const oneDay = daysAfter(dayInIndia(new Date()), 3);
const query = (from: string, to: string) =>
  new URLSearchParams({ trip: 'one-way', from, to, date: oneDay, time: '09:00' });

async function faresOf(from: string, to: string): Promise<{ carType: string; totalPaise: number }[]> {
  const response = await fetch(`${web.url}${paths.fareEstimate}?${query(from, to)}`);
  return (await response.json()).fares;
}

const pageOf = async (path: string) => (await fetch(web.url + path)).text();
const farePage = (from: string, to: string) => pageOf(`${paths.cabFare}?${query(from, to)}`);

const card = (city: string, perKm: string) =>
  Object.fromEntries(
    Object.entries({
      ...{
        'oneWay.perKm': perKm,
        'oneWay.minKm': '0',
        'roundTrip.perKm': '24',
        'roundTrip.minKmPerDay': '250',
      },
      ...{ 'airport.perKm': '45', 'airport.minKm': '0', extraKm: '26', extraHour: '300' },
    }).map(([field, text]) => [`cards.${city}.tempo-traveller-12.${field}`, text]),
  );

/** Everything that a staff member types, from nothing to the fare. */
async function addEverything(): Promise<void> {
  await send(paths.adminRates, {
    ...{ intent: 'car-type', name: 'Tempo Traveller 12', otherNames: 'TT 12' },
    ...{ examples: 'Force Traveller or similar', seats: '12', bags: '10', picture: '' },
  });
  await send(paths.adminRates, { intent: 'city', name: 'Bagdogra', otherNames: 'IXB' });
  const stop = { intent: 'stop', city: 'Bagdogra', otherNames: '' };
  await send(paths.adminRoutes, { ...stop, name: 'Bagdogra Airport', kind: 'airport' });
  await send(paths.adminRoutes, { ...stop, name: 'Mirik', kind: 'beyond' });
  await send(paths.adminRoutes, {
    ...{ intent: 'route', from: 'Bagdogra Airport', to: 'Mirik', km: '50', minutes: '2 h' },
    ...{ source: '', checkedOn: '', stops: '', road: '', season: '' },
  });
  const { cities, carTypes } = await readCabNames(test.db);
  const codes = { cities: cities.map(({ code }) => code), carTypes: carTypes.map(({ code }) => code) };
  const rates = {
    ...typedFromRates(sampleRates, codes),
    ...card('bagdogra', '40'),
    ...card('guwahati', '36'),
    ...{ validFrom: dayInIndia(new Date()), note: '', basedOn: '1' },
  };
  await send(paths.adminRates, { ...rates, intent: 'preview' });
  await send(paths.adminRates, { ...rates, intent: 'save-and-confirm' });
}

const withinMs = 2 * 60 * 1_000;

describe('a car type and a city that staff add', () => {
  it(
    'have a public fare in less than two minutes, without a word of code',
    async () => {
      // Kept by the web process until staff change something.
      expect(await pageOf(paths.guwahatiTaxi)).not.toContain('Tempo Traveller');
      expect(await farePage('Bagdogra Airport', 'Mirik')).not.toContain('Tempo Traveller');
      await addEverything();
      // 50 km at ₹40 with 5% GST.
      const fare = { carType: 'tempo-traveller-12', totalPaise: 2100_00 };
      await waitUntil('the fare of the new car type', async () => {
        const [first] = await faresOf('bagdogra-airport', 'mirik');
        return first?.carType === fare.carType;
      });
      expect(await faresOf('bagdogra-airport', 'mirik')).toMatchObject([fare]);
      const page = await farePage('Bagdogra Airport', 'Mirik');
      expect(page).toContain('Tempo Traveller 12');
      expect(page).toContain('12 seats');
      expect(page).toContain('₹2,100');
    },
    withinMs,
  );

  it('are in the fares, the table and the message form of a page that was kept', async () => {
    const shillong = await faresOf('guwahati', 'shillong');
    // 100 km at ₹36 with 5% GST.
    expect(shillong).toContainEqual(
      expect.objectContaining({ carType: 'tempo-traveller-12', totalPaise: 3780_00 }),
    );
    const page = await pageOf(paths.guwahatiTaxi);
    expect(page).toMatch(/<th[^>]*>Tempo Traveller 12<\/th>/);
    expect(page).toContain('₹3,780');
    expect(await pageOf(`${paths.cabFare}?trip=one-way&from=Guwahati&to=Nowhere`)).toMatch(
      /<option value="tempo-traveller-12"[^>]*>Tempo Traveller 12<\/option>/,
    );
    expect(await pageOf('/taxi/guwahati-to-shillong')).toContain('Tempo Traveller 12: Force Traveller');
    // Delhi has no rates for it.
    expect(await pageOf(paths.delhiTaxi)).not.toMatch(/<th[^>]*>Tempo Traveller 12<\/th>/);
  });

  it('without rates are asked for, and a city that is deactivated as well', async () => {
    await send(paths.adminRates, {
      ...{ intent: 'active', kind: 'city', code: 'bagdogra', revision: '1', isActive: 'no' },
    });
    await waitUntil('no fare', async () => (await faresOf('bagdogra-airport', 'mirik')).length === 0);
    const page = await farePage('Bagdogra Airport', 'Mirik');
    expect(page).toContain('Ask for the fare');
    expect(page).not.toContain('₹2,100');
    await send(paths.adminRates, {
      ...{ intent: 'active', kind: 'city', code: 'bagdogra', revision: '2', isActive: 'yes' },
    });
    await waitUntil('the fare again', async () => (await faresOf('bagdogra-airport', 'mirik')).length === 1);
  });
});
