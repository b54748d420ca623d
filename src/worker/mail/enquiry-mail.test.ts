import { expect, it } from 'vitest';
import { idOfReference } from '#domain/enquiries/intake/enquiry-reference.ts';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { findEnquiry } from '#domain/enquiries/mail/enquiry-mail-service.ts';
import { someCabs, someCars } from '../../../tests/support/some-cabs.ts';
import { someSender } from '../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { renderEnquiryMail } from './enquiry-mail.tsx';

const test = testDatabase();
const cabs = { names: someCabs, cars: someCars };

it('the mail of an enquiry links to it in the staff area, as text and as HTML', async () => {
  const message = 'Is Paro free on 24 December?';
  const words = { formDate: '', name: 'Sneha Iyer', contactNo: '98640 11223', email: '', message };
  const { reference } = await receiveEnquiry(test, words, someSender());
  const id = String(idOfReference(reference));
  const enquiry = await findEnquiry(test.db, id);
  if (!enquiry) throw new Error('the enquiry is missing');
  const { text, html } = renderEnquiryMail(enquiry, cabs, 'https://www.purvai.example');
  const address = `https://www.purvai.example/adminDashboard/contactus-messages/enquiry?id=${id}`;
  expect(text).toContain(`${message}\n\nOpen it in the staff area: ${address}\n`);
  expect(html).toContain(`<a href="${address}">Open it in the staff area</a>`);
  // It is readable on the dark background of a mail program.
  expect(html).not.toMatch(/[";]color:/);
});

it('the mail of a requested cab has what was said about the ride', async () => {
  const words = { formDate: '', name: 'Asha Devi', contactNo: '98640 11223', email: '', message: '' };
  const trip = 'trip=one-way&from=Guwahati&to=Haflong&km=300&car=sedan&date=2027-01-24&time=07:00';
  const ride = { bags: '9', flight: '6E 481', pickupAddress: 'Paltan Bazaar', answerBy: 'whatsapp' };
  const sent = { ...words, trip, ride, typedTrip: { adults: '4' } };
  const { id } = await receiveEnquiry(test, sent, someSender());
  const enquiry = await findEnquiry(test.db, id);
  if (!enquiry) throw new Error('the enquiry is missing');
  const { text } = renderEnquiryMail(enquiry, cabs, 'https://www.purvai.example');
  for (const line of [
    'Cars: 4 people and 9 bags may be too much for one Sedan, which has 4 seats and room for 2 bags. We suggest the cars and name their price.',
    'Adults: 4',
    'Bags: 9',
    'Flight or train: 6E 481',
    'Pick-up address: Paltan Bazaar',
    'How to answer: Write to me on WhatsApp',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).not.toContain('Drop address');
});
