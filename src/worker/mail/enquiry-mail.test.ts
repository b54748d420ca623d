import { expect, it } from 'vitest';
import { idOfReference } from '#domain/enquiries/intake/enquiry-reference.ts';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { findEnquiry } from '#domain/enquiries/mail/enquiry-mail-service.ts';
import { someSender } from '../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { renderEnquiryMail } from './enquiry-mail.tsx';

const test = testDatabase();

it('the mail of an enquiry links to it in the staff area, as text and as HTML', async () => {
  const message = 'Is Paro free on 24 December?';
  const words = { formDate: '', name: 'Sneha Iyer', contactNo: '98640 11223', email: '', message };
  const { reference } = await receiveEnquiry(test, words, someSender());
  const id = String(idOfReference(reference));
  const enquiry = await findEnquiry(test.db, id);
  if (!enquiry) throw new Error('the enquiry is missing');
  const { text, html } = renderEnquiryMail(enquiry, 'https://www.purvai.example');
  const address = `https://www.purvai.example/adminDashboard/contactus-messages/enquiry?id=${id}`;
  expect(text).toContain(`${message}\n\nOpen it in the staff area: ${address}\n`);
  expect(html).toContain(`<a href="${address}">Open it in the staff area</a>`);
});
