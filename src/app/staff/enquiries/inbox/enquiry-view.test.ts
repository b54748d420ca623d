import { expect, it } from 'vitest';
import { noteReply } from '#domain/enquiries/inbox/enquiry-change-service.ts';
import { listEnquiries } from '#domain/enquiries/inbox/inbox-service.ts';
import { addByHand, receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { someActor } from '../../../../../tests/support/some-actor.ts';
import { someCabs } from '../../../../../tests/support/some-cabs.ts';
import { someSender } from '../../../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../../../tests/support/test-database.ts';
import { toEnquiryView } from './enquiry-view.ts';

const test = testDatabase();
const actor = someActor(test);

async function waitOf(name: string) {
  const { enquiries } = await listEnquiries(test.db, actor, { queue: 'all', search: name });
  const settings = await readSettings(test.db);
  return enquiries.map((enquiry) => toEnquiryView(enquiry, settings, someCabs).wait);
}

it('an enquiry that staff have typed in has no response time; a form has one', async () => {
  const typed = { contactNo: '98640 55001', email: '', message: '', code: '' };
  for (const source of ['whatsapp', 'call', 'walk-in'] as const)
    await addByHand(test.db, actor, { ...typed, name: 'Chat Typed', source });
  expect(await waitOf('Chat Typed')).toEqual(Array(3).fill({ kind: 'none' }));

  const origin = { page: '/', packageId: '', campaign: '' };
  const form = { formDate: '', name: 'Form Sent', contactNo: '98640 55002', email: '', message: '', origin };
  await receiveEnquiry(test, form, someSender());
  expect(await waitOf('Form Sent')).toMatchObject([{ kind: 'waits' }]);
  const { enquiries } = await listEnquiries(test.db, actor, { queue: 'all', search: 'Form Sent' });
  await noteReply(test.db, actor, enquiries[0]?.id ?? '', { channel: 'whatsapp', title: '' });
  expect(await waitOf('Form Sent')).toMatchObject([{ kind: 'answered' }]);
});
