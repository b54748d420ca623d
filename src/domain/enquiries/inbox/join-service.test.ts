import { describe, expect, it } from 'vitest';
import { findKnownCustomers } from '#domain/enquiries/customers/known-customer-service.ts';
import { addByHand, receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { someSender } from '../../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { addMessage, addNote, changeEnquiries, noteReply, undoChange } from './enquiry-change-service.ts';
import { lockEnquiryContact, noteOnEnquiry } from './enquiry-progress-service.ts';
import { listEnquiries, viewEnquiry } from './inbox-service.ts';
import { joinEnquiries, unjoinEnquiry } from './join-service.ts';

const test = testDatabase();
const actor = someActor(test);

const hourMs = 3600_000;
let number = 9864020000;

async function enquire(contactNo: string, message = ''): Promise<string> {
  const words = { formDate: '', name: 'Sneha Iyer', contactNo, email: '', message };
  await receiveEnquiry(test, words, someSender(), crypto.randomUUID());
  const { rows } = await test.pool.query('select max(id)::text as id from enquiries');
  return String(rows[0].id);
}

const view = async (id: string) => {
  const found = await viewEnquiry(test.db, actor, id);
  if (!found) throw new Error('no such enquiry');
  return found;
};

async function twoOfOne() {
  const contactNo = String(++number);
  return {
    main: await enquire(contactNo, 'Is Paro open?'),
    second: await enquire(contactNo, 'And Thimphu?'),
  };
}

describe('joining', () => {
  it('shows the events of both in one timeline, and is undone', async () => {
    const { main, second } = await twoOfOne();
    await addNote(test.db, actor, second, 'Wants a window');
    const before = (await view(second)).enquiry;
    const changeId = await joinEnquiries(test.db, actor, second, main);
    expect((await view(second)).enquiry).toMatchObject({
      stage: 'joined',
      joinedInto: main,
      followUpAt: null,
    });
    const { events } = await view(main);
    expect(events.map(({ detail }) => detail.text)).toContain('Wants a window');
    expect(events.filter(({ kind }) => kind === 'received').map(({ enquiryId }) => enquiryId)).toEqual([
      main,
      second,
    ]);
    const { enquiries } = await listEnquiries(test.db, actor, { queue: 'new' });
    expect(enquiries.map(({ id }) => id)).not.toContain(second);

    await undoChange(test.db, actor, changeId);
    expect((await view(second)).enquiry).toMatchObject({
      stage: 'new',
      joinedInto: null,
      followUpAt: before.followUpAt,
    });
    expect((await view(main)).events.map(({ detail }) => detail.text)).not.toContain('Wants a window');
  });

  it('sends notes, replies, mails and quotes of the joined one to the main one', async () => {
    const { main, second } = await twoOfOne();
    await joinEnquiries(test.db, actor, second, main);
    await addNote(test.db, actor, second, 'To the main one');
    await noteReply(test.db, actor, second, { channel: 'call', title: '' });
    await test.db.transaction(async (tx) => {
      const enquiry = await lockEnquiryContact(tx, second);
      if (!enquiry) throw new Error('not locked');
      await noteOnEnquiry(tx, enquiry, {
        kind: 'quote-accepted',
        detail: { version: '1' },
        move: { from: ['contacted'], to: 'confirmed', followUpHours: 24 },
      });
    });
    const { enquiry, events } = await view(main);
    expect(enquiry.stage).toBe('confirmed');
    const own = events.filter(({ enquiryId }) => enquiryId === main).map(({ kind }) => kind);
    expect(own).toEqual(expect.arrayContaining(['note', 'reply-opened', 'quote-accepted']));
    await expect(
      changeEnquiries(test.db, actor, [second], { kind: 'stage', stage: 'quoted' }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('takes along what was joined before, and unjoins one by one', async () => {
    const { main, second } = await twoOfOne();
    const third = await enquire(String(number), 'A third time');
    await joinEnquiries(test.db, actor, third, second);
    await joinEnquiries(test.db, actor, second, main);
    expect((await view(third)).enquiry.joinedInto).toBe(main);
    await unjoinEnquiry(test.db, actor, third);
    expect((await view(third)).enquiry).toMatchObject({ stage: 'new', joinedInto: null });
    expect((await view(third)).enquiry.followUpAt).not.toBeNull();
    expect((await view(second)).enquiry.joinedInto).toBe(main);
    await expect(unjoinEnquiry(test.db, actor, third)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is for open enquiries of one customer', async () => {
    const { main, second } = await twoOfOne();
    const stranger = await enquire(String(++number));
    await expect(joinEnquiries(test.db, actor, stranger, main)).rejects.toMatchObject({ code: 'conflict' });
    await changeEnquiries(test.db, actor, [main], { kind: 'stage', stage: 'lost', lostReason: 'price' });
    await expect(joinEnquiries(test.db, actor, second, main)).rejects.toMatchObject({ code: 'conflict' });
    await expect(joinEnquiries(test.db, actor, main, main)).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('an answer', () => {
  const dueIn = async (id: string) =>
    ((await view(id)).enquiry.followUpAt?.getTime() ?? 0) / hourMs - Date.now() / hourMs;

  it.each([
    ['a reply', (id: string) => noteReply(test.db, actor, id, { channel: 'whatsapp', title: '' })],
    [
      'the stage',
      (id: string) => changeEnquiries(test.db, actor, [id], { kind: 'stage', stage: 'contacted' }),
    ],
    ['another call', (id: string) => addMessage(test.db, actor, id, { source: 'call', text: '' })],
  ] as const)('by %s moves the first deadline a day on', async (_, answer) => {
    const id = await enquire(String(++number));
    await test.pool.query(`update enquiries set follow_up_at = now() - interval '1 hour' where id = $1`, [
      id,
    ]);
    await answer(id);
    expect(await dueIn(id)).toBeCloseTo(24, 1);
    expect((await view(id)).enquiry.stage).toBe('contacted');
  });

  it('leaves a later follow-up and its purpose', async () => {
    const id = await enquire(String(++number));
    const followUpAt = new Date(Date.now() + 72 * hourMs);
    await changeEnquiries(test.db, actor, [id], { kind: 'follow-up', followUpAt, purpose: 'Send quote' });
    await noteReply(test.db, actor, id, { channel: 'call', title: '' });
    expect(await dueIn(id)).toBeCloseTo(72, 1);
    expect((await view(id)).enquiry.followUpPurpose).toBe('Send quote');
  });

  it('is given already when staff add an enquiry by hand', async () => {
    const words = { name: 'Asha', contactNo: String(++number), email: '', message: '', code: '' };
    const id = await addByHand(test.db, actor, { ...words, source: 'call' });
    expect(await dueIn(id)).toBeCloseTo(24, 1);
  });
});

describe('a known customer', () => {
  it('appears after six digits, with what is open, also for a number of Bhutan', async () => {
    const id = await enquire('17 88 77 66', 'Is Paro open?');
    const find = (typed: string) => findKnownCustomers(test.db, actor, typed);
    expect(await find('17887')).toEqual([]);
    for (const typed of ['178877', '17 88 77 66', '+975178877', '975 1788'])
      expect([typed, await find(typed)]).toEqual([
        typed,
        [
          expect.objectContaining({
            name: 'Sneha Iyer',
            phoneE164: '+97517887766',
            open: [expect.objectContaining({ id, stage: 'new' })],
          }),
        ],
      ]);
    await changeEnquiries(test.db, actor, [id], { kind: 'stage', stage: 'spam' });
    expect((await find('178877'))[0]?.open).toEqual([]);
  });

  it('is read by the index of numbers', async () => {
    await test.pool.query('set enable_seqscan = off');
    const { rows } = await test.pool.query(
      `explain select id from customers where phone_e164 <> '' and (phone_e164 like '+91986401%' or phone_e164 like '+975986401%')`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('customers_by_phone_start');
  });
});
