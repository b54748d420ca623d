import { randomUUID } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CallName, callNames, calls } from '#api/calls.ts';
import { handleBoard } from '#app/staff/cabs/board/board-action.ts';
import { handleBookingAction } from '#app/staff/cabs/bookings/page/booking-action.ts';
import { handleCars } from '#app/staff/cabs/cars/cars-action.ts';
import { action as driverTexts } from '#app/staff/cabs/driver-texts/driver-texts.ts';
import { handleDrivers } from '#app/staff/cabs/drivers/drivers-action.ts';
import { action as importCabs } from '#app/staff/cabs/import/import-file.ts';
import { action as undoCabImport } from '#app/staff/cabs/import/imports-page.tsx';
import { handleRates } from '#app/staff/cabs/rates/rates-action.ts';
import { action as importFares } from '#app/staff/cabs/routes/fare-import.ts';
import { handleRoutes } from '#app/staff/cabs/routes/routes-action.ts';
import { handleCustomerAction } from '#app/staff/customers/customer-action.ts';
import { action as importCustomers } from '#app/staff/customers/import/customer-import.ts';
import { action as undoImport } from '#app/staff/customers/import/imports-page.tsx';
import { handleEnquiryAction } from '#app/staff/enquiries/changes/enquiry-action.ts';
import { handleReplies } from '#app/staff/enquiries/replies/replies-action.ts';
import { handleViews } from '#app/staff/enquiries/views/views-action.ts';
import { handleCompanies } from '#app/staff/money/companies/companies-action.ts';
import { handleDriverMoney } from '#app/staff/money/drivers/drivers-action.ts';
import { handleSupplierMoney } from '#app/staff/money/suppliers/suppliers-action.ts';
import { action as handleQuotes } from '#app/staff/quotes/quotes-resource.ts';
import { handleCancellation } from '#app/staff/settings/cancellation/cancellation-action.ts';
import { handleErase } from '#app/staff/settings/data-requests/erase-action.ts';
import { handleSettings } from '#app/staff/settings/site/settings-action.ts';
import { handleUsers } from '#app/staff/settings/users/users-action.ts';
import type { RouteArgs } from '#app/staff/shell/staff-action.ts';
import { handleSupplier } from '#app/staff/suppliers/supplier-action.ts';
import { handleTrips } from '#app/staff/trips/list/trips-action.ts';
import { handleUpdateBlog, handleWriteBlog } from '#app/staff/website/blogs/save-blog.ts';
import { handleImages } from '#app/staff/website/images/images-action.ts';
import { handleTourPackages } from '#app/staff/website/packages/tour-packages-action.ts';
import { handlePlaces } from '#app/staff/website/places/places-action.ts';
import { handleReviews } from '#app/staff/website/reviews/reviews-action.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { type Area, areas } from '#domain/staff/areas.ts';
import { addTourPackage } from '#domain/tour-packages/tour-package-service.ts';
import { samplePackages } from '../../scripts/database/sample-packages.ts';
import { addressesOf } from '../support/call-addresses.ts';
import { staffActions } from '../support/staff-actions.ts';
import { addStaff, type Browser, newBrowser, staffApi } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

/** Use cases that every Admin has, whatever their areas. */
const openToAll = [
  'account-service.ts changeOwnPassword',
  'account-service.ts hasSecondFactor',
  'account-service.ts offerSecondFactor',
  'account-service.ts confirmSecondFactor',
  'account-service.ts removeSecondFactor',
  'session-service.ts logOut',
  // Owners are chosen by name on many screens.
  'user-service.ts findStaffName',
  'user-service.ts listStaffNames',
  // Their own steps, each by its area.
  'checklist-service.ts readChecklist',
  'checklist-service.ts hideChecklist',
  // Only helpers of other use cases: they read nothing.
  'activity-service.ts lineBy',
  'inbox-service.ts frameOf',
  'inbox-service.ts withNames',
  // Called by the methods beside it, which have checked.
  'published-text-service.ts save',
];

/** The text from an opening parenthesis to the one that closes it. */
function parametersAt(code: string, start: number): string {
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    if (code[at] === '(') depth += 1;
    if (code[at] === ')') depth -= 1;
    if (depth === 0) return code.slice(start, at + 1);
  }
  return '';
}

/** Exported functions, and the methods of the objects that the services of publishing and of imports make. */
const declaration =
  /(?:^export (?:async )?function\*? (\w+)[^(]*|^export const (\w+) = (?:async )?|^ {4}async (\w+)|^ {2}async function (\w+))(?=\()/gm;

type UseCase = { name: string; isChecked: boolean };

async function useCases(): Promise<UseCase[]> {
  const found: UseCase[] = [];
  for await (const file of glob('src/domain/**/*-service.ts')) {
    const code = await readFile(file, 'utf8');
    for (const match of code.matchAll(declaration)) {
      const parameters = parametersAt(code, match.index + match[0].length);
      if (!/actor: StaffActor/.test(parameters)) continue;
      const body = code.slice(match.index + match[0].length + parameters.length);
      const name = `${file.split('/').at(-1)} ${match.slice(1).find(Boolean)}`;
      const start = body.indexOf('{\n');
      // A function without a body of its own would be taken for the next one.
      const hasBody = !body.slice(0, start).includes('\n\n');
      const isChecked =
        hasBody && /^\{\n\s+assertArea\(actor, (?:'\w+'|definition\.area)\);/.test(body.slice(start));
      found.push({ name, isChecked });
    }
  }
  return found;
}

describe('every use case of the staff area', () => {
  it('begins by checking an area, or is listed here as open to all', async () => {
    const found = await useCases();
    const unchecked = found.filter(({ isChecked }) => !isChecked).map(({ name }) => name);
    expect(unchecked.sort()).toEqual(openToAll.toSorted());
    expect(found.length).toBeGreaterThan(80);
  });
});

const travellers = {
  ...{ adults: '2', children: '0', ages: '', month: '11', singleRooms: '0' },
  passport: 'indian',
};

/** An id that no row has, so that an allowed request changes nothing that another one needs. */
const unknown = '999999';

/** Of a road leg, as its form has them. */
const legFigures = { km: '10', minutes: '20 min' };

const test = testDatabase();
const { askAt, logIn } = staffApi(test);
const act = staffActions(test);
const without = new Map<Area, Browser>();
const only = new Map<Area, Browser>();

async function limited(own: readonly Area[]): Promise<Browser> {
  const user = await addStaff(test);
  await test.pool.query('update staff_users set areas = $2 where id = $1', [user.id, own]);
  const browser = newBrowser();
  await logIn(browser, user.username);
  return browser;
}

beforeAll(async () => {
  for (const area of areas) {
    without.set(area, await limited(areas.filter((other) => other !== area)));
    only.set(area, await limited([area]));
  }
});

const areaOfCall = (name: CallName): Area | undefined => {
  const { path } = calls[name];
  if (path.includes('manage-users')) return 'users';
  if (path.includes('blogs') || path.includes('tour-packages')) return 'publishing';
  return undefined;
};

describe('every call of an area', () => {
  const limitedCalls = callNames.filter((name) => calls[name].access === 'staff' && areaOfCall(name));

  it('is one of twenty', () => expect(limitedCalls).toHaveLength(20));

  it.each(limitedCalls)('%s refuses an Admin without the area, and no other', async (name) => {
    const area = areaOfCall(name) ?? 'users';
    const { method } = calls[name];
    // Enough that the input is valid and only the area can be missing.
    const fields = {
      ...{
        id: unknown,
        delUid: unknown,
        n_did: unknown,
        n_blgDelId: unknown,
        updteBlogId: unknown,
        n_eId: unknown,
      },
      ...{ n_name: 'A', n_username: 'a@purvai.example', n_password: 'three blue boats' },
      ...{ n_changeUserRight: 'Admin', n_newPasswordValue: 'three blue boats' },
      ...{ n_updateName: 'A', n_updateUsername: 'a@purvai.example' },
      ...{ n_blogDate: '2026-11-15', n_blogHeading: 'A', n_blogBody: 'A' },
      ...{ updteBlogHeading: 'A', updteBlogBody: 'A' },
      ...Object.fromEntries(
        Object.entries({
          ...{ Category: 'Domestic', Country: 'India', Name: 'A', Duration: '1 day', SellingPrice: '1000' },
          ...{ FeaturedImage: '/posters/a.webp', Description: 'A' },
        }).flatMap(([field, value]) => [
          [`n_tourPackage${field}`, value],
          [`n_editTourPackage${field}`, value],
        ]),
      ),
    };
    const statusFor = async (browser: Browser | undefined, path: string, headers: Record<string, string>) => {
      const body = method === 'POST' ? { body: new URLSearchParams(fields) } : {};
      return (await askAt(browser ?? newBrowser(), path, { method, headers, ...body })).status;
    };
    for (const { path, headers } of addressesOf(name)) {
      const address = path.includes('?')
        ? path
        : `${path}?id=${unknown}&eid=${unknown}&did=${unknown}&n_did=${unknown}&blgId=${unknown}`;
      expect([address, await statusFor(without.get(area), address, headers)]).toEqual([address, 403]);
      expect([address, await statusFor(only.get(area), address, headers)]).not.toEqual([address, 403]);
    }
  });
});

/** An action that its route exports itself; the router gives it more than it uses. */
const ofRoute =
  <Args extends RouteArgs, Result>(action: (args: Args) => Result) =>
  (args: RouteArgs) =>
    action(args as Args);

const quotes = ofRoute(handleQuotes);
const quote = {
  lines: [{ text: 'A cab', quantity: '1', price: '3500' }],
  ...{ gstPercent: '5', validUntil: daysAfter(dayInIndia(new Date()), 7), inclusions: '', exclusions: '' },
};
/** Of a quote, whose requests are JSON. */
const asked = (intent: string, more: object = {}) => ({
  json: { intent, enquiryId: unknown, quoteId: unknown, ...more },
});

function withFile(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File(['Name,Number\nAsha,98640 12345\n'], 'customers.csv'));
  return form;
}

const actions = [
  [
    'users',
    'add',
    handleUsers,
    { intent: 'add', n_name: 'A', n_username: 'b@purvai.example', n_password: 'x y z 1 2 3 4 5' },
  ],
  ['users', 'role', handleUsers, { intent: 'role', id: unknown, n_changeUserRight: 'Admin' }],
  ['users', 'areas', handleUsers, { intent: 'areas', id: unknown, 'area-money': 'on' }],
  [
    'users',
    'update',
    handleUsers,
    { intent: 'update', id: unknown, n_updateName: 'A', n_updateUsername: 'c@purvai.example' },
  ],
  [
    'users',
    'password',
    handleUsers,
    { intent: 'password', id: unknown, n_newPasswordValue: 'three blue boats' },
  ],
  ['users', 'delete', handleUsers, { intent: 'delete', delUid: unknown }],
  ['users', 'end a session', handleUsers, { intent: 'end-session', userId: unknown }],
  [
    'publishing',
    'write a blog',
    handleWriteBlog,
    { n_blogDate: '2026-11-15', n_blogHeading: 'A', n_blogBody: 'A' },
  ],
  [
    'publishing',
    'update a blog',
    handleUpdateBlog,
    { updteBlogId: unknown, updteBlogHeading: 'A', updteBlogBody: 'A' },
  ],
  ['publishing', 'delete a package', handleTourPackages, { intent: 'delete', id: unknown }],
  [
    'publishing',
    'enter a review',
    handleReviews,
    { intent: 'add', name: 'A', body: 'A', origin: 'mail', rating: '' },
  ],
  [
    'publishing',
    'describe an image',
    handleImages,
    { intent: 'describe', id: unknown, version: '1', alt: 'A', x: '50', y: '50' },
  ],
  ['publishing', 'delete an image', handleImages, { intent: 'delete', id: unknown }],
  ['publishing', 'approve a review', handleReviews, { intent: 'approve', id: unknown, revision: '1' }],
  ['publishing', 'hide a review', handleReviews, { intent: 'hide', id: unknown, revision: '1' }],
  ['publishing', 'erase a review', handleReviews, { intent: 'erase', id: unknown, revision: '1' }],
  [
    'publishing',
    'save a place',
    handlePlaces,
    { intent: 'save', name: 'A', region: 'A', kind: 'other', body: 'A', state: 'draft' },
  ],
  ['publishing', 'publish a place', handlePlaces, { intent: 'publish', id: unknown, version: '1' }],
  ['publishing', 'take a place off', handlePlaces, { intent: 'unpublish', id: unknown, version: '1' }],
  ['publishing', 'delete a place', handlePlaces, { intent: 'delete', id: unknown, version: '1' }],
  ['publishing', 'bring back a place', handlePlaces, { intent: 'undelete', id: unknown }],
  ['enquiries', 'ask for a review', handleBookingAction, { intent: 'ask-review', id: unknown }],
  ['enquiries', 'add a note', handleEnquiryAction, { intent: 'note', id: unknown, text: 'A' }],
  ['enquiries', 'save a view', handleViews, { intent: 'add', name: 'A', query: 'queue=all' }],
  [
    'enquiries',
    'correct a customer',
    handleCustomerAction,
    { intent: 'merge', from: unknown, into: unknown },
  ],
  ['enquiries', 'look at an imported list', ofRoute(importCustomers), withFile()],
  ['enquiries', 'import a list', ofRoute(importCustomers), withFile({ fingerprint: 'seen' })],
  ['enquiries', 'undo an import', ofRoute(undoImport), { id: unknown }],
  ['enquiries', 'look at imported cars', ofRoute(importCabs), withFile()],
  ['enquiries', 'import cars', ofRoute(importCabs), withFile({ fingerprint: 'seen' })],
  ['enquiries', 'undo an import of cars', ofRoute(undoCabImport), { id: unknown }],
  ['enquiries', 'make a quote', quotes, asked('make', { quote })],
  ['enquiries', 'save a draft of a quote', quotes, asked('save-draft', { after: 0, quote })],
  ['enquiries', 'discard a draft of a quote', quotes, asked('discard-draft')],
  ['enquiries', 'renew the link of a quote', quotes, asked('renew')],
  ['enquiries', 'mail a quote', quotes, asked('mail')],
  ['enquiries', 'print a quote again', quotes, asked('print-again')],
  ['enquiries', 'note that a quote was sent', quotes, asked('shared', { version: 1, channel: 'copy' })],
  [
    'enquiries',
    'copy a package into a quote',
    quotes,
    asked('from-package', { packageId: unknown, travellers }),
  ],
  ['users', 'save the terms of all quotes', quotes, asked('save-terms', { terms: 'A' })],
  ['users', 'erase a customer', handleErase, { id: unknown, confirm: 'erase' }],
  ['enquiries', 'add a saved reply', handleReplies, { intent: 'save', title: 'A', body: 'A' }],
  ['enquiries', 'plan a duty', handleBoard, { intent: 'plan', dutyId: unknown, revision: '1', carId: '' }],
  ['enquiries', 'set a duty’s status', handleBoard, { intent: 'status', dutyId: unknown, status: 'done' }],
  ['enquiries', 'read the texts for drivers', ofRoute(driverTexts), { day: '2026-11-17' }],
  ['enquiries', 'take a car out of use', handleCars, { intent: 'end', id: unknown, deactivates: 'yes' }],
  [
    'enquiries',
    'take a driver out of use',
    handleDrivers,
    { intent: 'end', id: unknown, deactivates: 'yes' },
  ],
  ['enquiries', 'add a supplier', handleSupplier, { intent: 'create', key: 'a', kind: 'hotel', name: 'A' }],
  [
    'enquiries',
    'change a supplier',
    handleSupplier,
    { intent: 'change', id: unknown, revision: '1', kind: 'hotel', name: 'A' },
  ],
  [
    'enquiries',
    'deactivate a supplier',
    handleSupplier,
    { intent: 'activate', id: unknown, revision: '1', isActive: 'no' },
  ],
  [
    'money',
    'pay cash into the bank',
    handleDriverMoney,
    { intent: 'bank', key: randomUUID(), amount: '1', movedOn: dayInIndia(new Date()) },
  ],
  ['money', 'make a monthly bill', handleCompanies, { intent: 'bill', buyerId: unknown, month: '2026-10' }],
  [
    'money',
    'enter the IRN of a bill',
    handleCompanies,
    {
      ...{ intent: 'document-irn', id: unknown, number: 'a'.repeat(64), acknowledgementNo: '1' },
      ...{ acknowledgedOn: dayInIndia(new Date()), signedQr: 'eyJhbGciOiJSUzI1NiJ9.eyJkYXRhIjoie30ifQ.c2ln' },
    },
  ],
  ['money', 'mail a document again', handleCompanies, { intent: 'document-mail', id: unknown, key: 'a' }],
  ['money', 'print a document again', handleBookingAction, { intent: 'document-print', id: unknown }],
  ['money', 'confirm a settlement', handleDriverMoney, { intent: 'confirm', id: unknown }],
  ['money', 'undo a settlement', handleDriverMoney, { intent: 'undo', id: unknown }],
  [
    'money',
    'pay a supplier',
    handleSupplierMoney,
    {
      intent: 'pay',
      key: randomUUID(),
      supplierId: unknown,
      paidOn: dayInIndia(new Date()),
      method: 'bank',
      service: '1',
      amount: '1',
    },
  ],
  ['money', 'enter what a partner gets', handleSupplierMoney, { intent: 'cost', dutyId: unknown, cost: '1' }],
  [
    'money',
    'change the pay terms of a supplier',
    handleSupplier,
    { intent: 'change', id: unknown, revision: '1', kind: 'hotel', name: 'A', payTerms: 'A' },
  ],
  [
    'enquiries',
    'change a service in the list of trips',
    handleTrips,
    { intent: 'service-field', id: unknown, field: 'state', typed: 'asked', basedOn: 'to-ask' },
  ],
  [
    'enquiries',
    'take back a change in the list of trips',
    handleTrips,
    { intent: 'trip-undo', bookingId: unknown, changeId: unknown },
  ],
  [
    'enquiries',
    'ask a supplier',
    handleTrips,
    { intent: 'ask', supplierId: unknown, bookingId: '', channel: 'mail', basis: '', key: 'a' },
  ],
  ['users', 'erase a driver', handleDrivers, { intent: 'erase', id: unknown, confirm: 'A' }],
  ['money', 'confirm rates', handleRates, { intent: 'confirm', version: '1' }],
  [
    'money',
    'add cancellation terms',
    handleCancellation,
    { intent: 'add', key: randomUUID(), kind: 'tour', validFrom: '2027-04-01', 'steps.0.daysBefore': '0' },
  ],
  [
    'money',
    'add a car type',
    handleRates,
    { intent: 'car-type', name: 'A', examples: 'A', seats: '4', bags: '1' },
  ],
  ['money', 'add a city', handleRates, { intent: 'city', name: 'A' }],
  [
    'money',
    'deactivate a city',
    handleRates,
    { intent: 'active', kind: 'city', code: 'unknown', revision: '1', isActive: 'no' },
  ],
  [
    'money',
    'move a car type',
    handleRates,
    { intent: 'move', kind: 'car-type', code: 'unknown', neighbour: 'unknown-2', way: 'up' },
  ],
  ['money', 'look at imported fares', ofRoute(importFares), withFile()],
  ['money', 'import fares', ofRoute(importFares), withFile({ fingerprint: 'seen' })],
  [
    'money',
    'look at what a road leg changes',
    handleRoutes,
    { intent: 'preview-leg', id: unknown, ...legFigures },
  ],
  ['money', 'change a road leg', handleRoutes, { intent: 'leg', id: unknown, ...legFigures }],
  ['money', 'remove a road leg', handleRoutes, { intent: 'remove-leg', id: unknown }],
  ['money', 'remove a route', handleRoutes, { intent: 'remove-route', id: unknown }],
] as const;

describe('every action of an area', () => {
  it.each(actions)('%s: %s refuses an Admin without it', async (area, _what, action, fields) => {
    expect(await act(without.get(area) ?? newBrowser(), action, fields)).toMatchObject({
      done: false,
      code: 'forbidden',
      status: 403,
    });
  });

  it('of the settings refuses as well', async () => {
    expect(
      await act(without.get('users') ?? newBrowser(), handleSettings, { agencyName: 'A' }),
    ).toMatchObject({
      done: false,
    });
  });
});

describe('an Admin with the area of enquiries only', () => {
  const [sample] = samplePackages;
  const copy = (packageId: string) =>
    act(only.get('enquiries') ?? newBrowser(), quotes, asked('from-package', { packageId, travellers }));

  it('copies the public facts of a published package into a quote, and nothing of a draft', async () => {
    if (!sample) throw new Error('there is no sample');
    const seller = { seller: 'Sample seller', sellerDetails: 'not for quotes' };
    const id = await addTourPackage(test.db, { ...sample, ...seller, isSample: false });
    const copied = await copy(id);
    expect(copied).toMatchObject({ done: true, value: { part: { serviceKind: 'overseas-package' } } });
    expect(JSON.stringify(copied)).not.toMatch(/Sample seller|not for quotes/);
    await test.pool.query(`update tour_packages set state = 'draft' where id = $1`, [id]);
    expect(await copy(id)).toMatchObject({ done: false, code: 'not_found' });
  });
});
