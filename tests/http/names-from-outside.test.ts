import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { addPlace } from '#domain/places/place-staff-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { addTourPackage } from '#domain/tour-packages/tour-package-service.ts';
import { paths } from '#paths.ts';
import { sampleFares } from '../../scripts/database/sample-fares.ts';
import { samplePackages } from '../../scripts/database/sample-packages.ts';
import { someOrAll } from '../support/check-extent.ts';
import { type HttpBrowser, httpBrowser } from '../support/http-browser.ts';
import { someActor } from '../support/some-actor.ts';
import { addBlog } from '../support/some-blog.ts';
import { fleetRows } from '../support/some-duty.ts';
import { addStaff } from '../support/staff-api.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const actor = someActor(test);
let web: Web;
let admin: HttpBrowser;
let rows: ReadonlyMap<string, Row>;

/** In every secret of the environment. It has 32 letters, as a key of SECRET_KEYS has bytes. */
const canary = 'canary-in-every-secret-0123456789'.slice(0, 32);
const canaries = [canary, Buffer.from(canary).toString('base64'), Buffer.from(canary).toString('hex')];

const withPassword = (address: string): string => {
  const url = new URL(address);
  url.password = canary;
  return url.href;
};

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
  web = await startWeb({
    databaseUrl: withPassword(test.url),
    smtpUrl: `smtp://care:${canary}@127.0.0.1:1`,
    env: {
      LOG_LEVEL: 'debug',
      TRUSTED_PROXIES: '127.0.0.1',
      POOLED_DATABASE_URL: withPassword(test.url),
      IMAP_URL: `imap://care:${canary}@127.0.0.1:1`,
      SECRET_KEYS: `test:${Buffer.from(canary).toString('base64')}`,
      SETUP_TOKEN: canary,
      S3_BUCKET: 'purvai',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_ACCESS_KEY_ID: canary,
      S3_SECRET_ACCESS_KEY: canary,
    },
  });
  const { username } = await addStaff(test);
  admin = httpBrowser(web.url);
  expect(await admin.logIn(username)).toBe('Session:1');
  rows = await rowsOfActions();
});
afterAll(async () => web?.stop());

type Route = { id: string; path?: string; parentId?: string; index?: boolean; hasAction: boolean };

/** The routes whose files export an action, by the same names as in the build. */
const actionsOfSource = globSync('src/app/**/*.{ts,tsx}')
  .filter((file) => /^export (const|(async )?function) action\b/m.test(readFileSync(file, 'utf8')))
  .map((file) => file.replace(/^src\/app\//, '').replace(/\.tsx?$/, ''));

/** As built: the addresses of all routes that have an action. */
function addressesOfActions(): { id: string; document: string; data: string }[] {
  const manifests = globSync('build/client/assets/manifest-*.js');
  expect(manifests).toHaveLength(1);
  const text = readFileSync(manifests.join(), 'utf8');
  const { routes }: { routes: Record<string, Route> } = JSON.parse(
    text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1),
  );
  return Object.values(routes)
    .filter(({ hasAction }) => hasAction)
    .map(({ id, path, parentId, index }) => {
      const address = (path ?? routes[parentId ?? '']?.path ?? '/').replaceAll(/:\w+/g, 'unknown');
      const query = index ? '?index' : '';
      const data = address.endsWith('/') ? `${address}_.data` : `${address}.data`;
      return { id, document: address + query, data: data + query };
    });
}

/** Every object has these, so that a lookup by one of them finds something. */
const inherited = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];

/** The fields by which actions choose what to do, or which row. */
const choosingFields =
  'intent kind change detail fact channel format by city status column role version confirm id n_blgDelId'.split(
    ' ',
  );

const fieldsWith = (name: string, ofRow: Record<string, string> = {}) =>
  new URLSearchParams([
    ...choosingFields.map((field) => [field, name]),
    [name, name],
    ...Object.entries(ofRow),
  ]);

function formWithFile(field: string): FormData {
  const form = new FormData();
  form.set(field, new File(['a text'], 'a.txt'));
  return form;
}

/** `readFields` leaves out files whatever the field is called: one of each sort shows that an action uses it. */
const fieldsOfText = someOrAll(
  ['intent', 'id', 'n_name'],
  [...choosingFields, 'id', 'text', 'name', 'n_name', 'dutyId', 'quote', 'to'],
);

type Row = { query?: Record<string, string>; fields?: Record<string, string> };

/** The row or page of actions that look for it before they look at a name. */
async function rowsOfActions(): Promise<ReadonlyMap<string, Row>> {
  const ask = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;
  const [customer] = await ask("insert into customers (name) values ('Asha Sharma') returning id::text");
  const driver = await fleetRows(ask).addDriver();
  const blog = await addBlog(test.pool, {});
  const place = await addPlace(test.db, actor, {
    position: null,
    content: {
      ...{ name: 'Umananda', region: 'Assam', kind: 'temple', body: 'On an island in the river.' },
      ...{ picture: '', pictureAlt: '', whenToGo: '', timeNeeded: '', openOn: '', closedOn: '' },
      ...{ bestMonths: '', distanceKm: null, distanceFrom: '', facts: [], latitude: null, longitude: null },
      ...{ listedOn: '', state: 'published' },
    },
  });
  const [sample] = samplePackages;
  if (!sample) throw new Error('there is no sample');
  const tour = await addTourPackage(test.db, { ...sample, descriptionHtml: '' });
  const page = { query: { path: paths.about } };
  const ride = { trip: 'one-way', from: 'guwahati-airport', to: 'shillong', time: '14:00', car: 'suv' };
  return new Map<string, Row>([
    // Without a ride its page leads back to the fares.
    ['site/cab-request/book-page', { query: { ...ride, date: daysAfter(dayInIndia(new Date()), 3) } }],
    ['staff/website/pages/edit-page', page],
    ['staff/website/pages/page-history', page],
    ['staff/website/blogs/blog-history-page', { query: { id: blog } }],
    ['staff/website/blogs/delete-blog-page', { query: { id: blog } }],
    ['staff/website/places/place-history-page', { fields: { id: place.id } }],
    ['staff/website/packages/tour-package-history-page', { fields: { id: tour } }],
    ['staff/settings/data-requests/customer-data-page', { fields: { id: customer.id } }],
    ['staff/settings/data-requests/customer-export', { fields: { id: customer.id } }],
    ['staff/cabs/drivers/driver-export', { fields: { id: driver } }],
  ]);
}

/** Beacons of opened links answer the same whether or not the link exists. */
const isBeacon = (id: string) => id.endsWith('-opened');

function expectedStatus(id: string, address: string): number {
  // Public pages have no data requests.
  if (!id.startsWith('staff/') && address.includes('.data')) return 405;
  // The link is looked for before what is sent with it.
  if (id === 'site/booking/papers-page' || id === 'site/pay/pay-page') return 404;
  return isBeacon(id) ? 204 : 422;
}

function withQuery(address: string, query: Record<string, string> = {}): string {
  const asked = new URLSearchParams(query).toString();
  return asked === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${asked}`;
}

/** The login page redirects whoever is logged in. */
const browserFor = (id: string) => (id === 'staff/login/login-page' ? httpBrowser(web.url) : admin);

async function expectRefusal(id: string, address: string, body: URLSearchParams | FormData) {
  const headers = { origin: web.url };
  const asked = withQuery(address, rows.get(id)?.query);
  const response = await browserFor(id).ask(asked, { method: 'POST', body, headers });
  expect(response.status).toBe(expectedStatus(id, address));
  const sent = `${JSON.stringify([...response.headers])}\n${await response.text()}`;
  for (const secret of canaries) expect(sent).not.toContain(secret);
}

const actions = addressesOfActions();

describe(`${actions.length} actions × ${inherited.length} names × 2 addresses`, () => {
  it('are all actions of the source', () => {
    expect(actions.map(({ id }) => id).toSorted()).toEqual(actionsOfSource.toSorted());
  });

  describe.each(actions)('the action of $id', ({ id, document, data }) => {
    it.each(inherited)('refuses the name %s, and reveals nothing', async (name) => {
      for (const address of [data, document])
        await expectRefusal(id, address, fieldsWith(name, rows.get(id)?.fields));
    });

    it('takes no file for a text', async () => {
      for (const field of fieldsOfText) await expectRefusal(id, data, formWithFile(field));
    });
  });
});

/** What the forms of bookings, slips and enquiries call their texts. */
const textFields =
  'id dutyId revision detail typed basedOn ownerId key entryId date time reason chargePaise typedCharge carId driverId ' +
  'amount method reference day km at note kind totalPaise name number phone email message source to value purpose text ' +
  'from pickupAddress carType tripType city fare passengers bags';

const intentsOfPages: [string, string][] = [
  [
    paths.adminBooking,
    'detail notes owner money reverse reschedule undo-reschedule change-ride undo-ride cancel no-show restore trip-days cancel-trip restore-trip ask-review confirm new-link driver-link assign ask-payment mail-payment withdraw-payment check-payment count-payment',
  ],
  [paths.adminSlip, 'link reading expense remove-expense close reopen'],
  [paths.adminMessages, 'change undo reply note merge part fact join unjoin mail'],
  [paths.adminAddEnquiry, 'add'],
  [paths.adminPapers, 'add change check remove show'],
  [paths.adminNewBooking, 'make'],
  [paths.adminBookingOf, 'make'],
];
const intents = intentsOfPages.flatMap(([address, names]) =>
  names.split(' ').map((intent) => ({ address, intent })),
);

it.each(intents)('$address with the intent $intent takes no files for its texts', async (page) => {
  const form = new FormData();
  form.set('intent', page.intent);
  for (const field of textFields.split(' ')) form.set(field, new File(['a text'], 'a.txt'));
  const data = page.address.endsWith('/') ? `${page.address}_.data` : `${page.address}.data`;
  const { status } = await admin.ask(data, { method: 'POST', body: form, headers: { origin: web.url } });
  expect([404, 409, 422]).toContain(status);
});

it('logged no secret', () => {
  expect(web.output()).toContain('"level"');
  for (const secret of canaries) expect(web.output()).not.toContain(secret);
});
