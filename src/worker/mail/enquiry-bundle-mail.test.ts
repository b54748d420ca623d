import { expect, it } from 'vitest';
import { idOfReference } from '#domain/enquiries/intake/enquiry-reference.ts';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import type { TripInput } from '#domain/enquiries/intake/trip-fields-input.ts';
import { findBundle } from '#domain/enquiries/mail/enquiry-mail-service.ts';
import { someCabs, someCars } from '../../../tests/support/some-cabs.ts';
import { someSender } from '../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { renderEnquiryBundleMail } from './enquiry-bundle-mail.tsx';

const test = testDatabase();
const cabs = { names: someCabs, cars: someCars };

async function receive(name: string, typedTrip: TripInput): Promise<string> {
  const words = { formDate: '', name, contactNo: '98640 12345', email: '', message: 'Please call\nsoon' };
  const { reference } = await receiveEnquiry(test, { ...words, typedTrip }, someSender());
  return String(idOfReference(reference));
}

it('lists what each customer typed about the trip, before the first line of the message', async () => {
  const ids = [
    await receive('Asha', { tripFrom: 'Guwahati', tripTo: 'Tawang', tripTime: '06:30', carType: 'suv' }),
    await receive('<b>Bina</b>', { tripTo: '<i>Paro</i>', adults: '2', children: '1' }),
    await receive('Chitra', {}),
  ];
  const [bundle] = (
    await test.pool.query('insert into enquiry_mail_bundles (enquiries) values (3) returning id')
  ).rows;
  for (const id of ids)
    await test.pool.query('insert into enquiry_mails (enquiry_id, bundle_id) values ($1, $2)', [
      id,
      bundle.id,
    ]);
  const enquiries = (await findBundle(test.db, String(bundle.id))) ?? [];
  const { text, html } = renderEnquiryBundleMail(enquiries, cabs, 'https://x.example');
  expect(text).toContain(
    'Asha, 98640 12345\nFrom: Guwahati, To: Tawang, Time: 06:30, Car: SUV\nPlease call\nhttps://',
  );
  expect(text).toContain('To: <i>Paro</i>, Adults: 2, Children: 1\nPlease call\n');
  expect(text).toContain('Chitra, 98640 12345\nPlease call\n');
  expect(html).toContain('<div>To: &lt;i&gt;Paro&lt;/i&gt;, Adults: 2, Children: 1</div>');
});
