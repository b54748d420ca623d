import { beforeAll, expect, it } from 'vitest';
import { idOfReference } from '#domain/enquiries/intake/enquiry-reference.ts';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { changeSettings } from '#domain/settings/settings-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { addTourPackage } from '#domain/tour-packages/tour-package-service.ts';
import { paths } from '#paths.ts';
import { personalDataPdf } from '#worker/pdf/stored-data/personal-data-pdf.ts';
import { samplePackages } from '../../../scripts/database/sample-packages.ts';
import { readPdf } from '../../../tests/support/pdf.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { someSender } from '../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { eraseCustomer, exportCustomer, exportCustomerPdf } from './privacy-service.ts';
import { purgeOldEnquiries } from './retention-service.ts';

const test = testDatabase();
const actor = someActor(test);
let packageId = '';

beforeAll(async () => {
  const [sample] = samplePackages;
  if (!sample) throw new Error('there is no sample');
  packageId = await addTourPackage(test.db, { ...sample, isSample: false });
});

/** An enquiry with the calculation of a family on the package's page. */
async function enquire(name: string) {
  const words = { formDate: '', name, contactNo: '98640 12345', email: '', message: 'Please confirm' };
  const origin = { page: paths.packagePrice, packageId, campaign: '' };
  const party = 'adults=2&ages=5,9&passport=indian&month=3';
  const { reference } = await receiveEnquiry(test, { ...words, origin, party }, someSender());
  const id = String(idOfReference(reference));
  const { rows } = await test.pool.query(
    'select customer_id::text as customer, package_price as price from enquiries where id = $1',
    [id],
  );
  return { id, customer: String(rows[0].customer), calculation: rows[0].price };
}

const calculationOf = async (id: string) =>
  (await test.pool.query('select package_price as price from enquiries where id = $1', [id])).rows[0].price;

it('an export has the calculation of a package that an enquiry carries, and an erasure removes it', async () => {
  const { id, customer, calculation } = await enquire('Asha Das');
  expect(calculation).toMatchObject({ party: { adults: 2, childAges: [5, 9], month: 3 } });
  const { enquiries } = await exportCustomer(test, actor, customer);
  expect(enquiries).toMatchObject([{ package_price: calculation }]);
  const pages = readPdf(await exportCustomerPdf(test, actor, customer, personalDataPdf)).pages.join('');
  expect(pages).toContain('2 adults, 2 children (5 and 9), Indian passports, March');
  expect(pages).toContain(`Price shown to you${formatPaise(calculation.price.totalPaise)}`);
  await eraseCustomer(test.db, actor, customer, 'Asha Das');
  expect(await calculationOf(id)).toBeNull();
});

it('the retention of enquiries removes it as well', async () => {
  const { id } = await enquire('Bina Das');
  await changeSettings(test.db, { retentionMonths: 24 });
  const later = new Date();
  later.setFullYear(later.getFullYear() + 3);
  expect(await calculationOf(id)).not.toBeNull();
  await purgeOldEnquiries(test.db, { now: later });
  expect(await calculationOf(id)).toBeNull();
});
