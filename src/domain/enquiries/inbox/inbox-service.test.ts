import { beforeAll, describe, expect, it } from 'vitest';
import { mergeCustomers, unmergeCustomer } from '#domain/enquiries/customers/customer-service.ts';
import { addByHand, receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import type { Queue } from '#domain/enquiries/stages.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { someSender } from '../../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import type { InboxPage, InboxQuery } from './enquiry.ts';
import {
  addNote,
  type ChangeRequest,
  changeEnquiries,
  noteReply,
  undoChange,
} from './enquiry-change-service.ts';
import { inboxSorts } from './inbox-filters.ts';
import { countQueues, enquiriesPerPage, listEnquiries, viewEnquiry } from './inbox-service.ts';

const test = testDatabase();
const actor = someActor(test);
const other = someActor(test);

let count = 0;
async function enquire(
  more: Partial<{ name: string; contactNo: string; email: string; message: string }> = {},
) {
  const number = ++count;
  await receiveEnquiry(
    test,
    {
      formDate: '',
      name: `Visitor ${number}`,
      contactNo: `98640 ${String(10_000 + number)}`,
      email: '',
      message: '',
      origin: { page: '/delhi-taxi', packageId: '', campaign: '' },
      ...more,
    },
    someSender(),
    crypto.randomUUID(),
  );
  const { rows } = await test.pool.query('select max(id)::text as id from enquiries');
  return String(rows[0].id);
}

const idsIn = async (queue: Queue, who = actor, now = new Date()) =>
  (await listEnquiries(test.db, who, { queue }, now)).enquiries.map(({ id }) => id);

describe('a new enquiry', () => {
  it('is new and unassigned, with the service of its page and a first follow-up', async () => {
    const id = await enquire();
    const view = await viewEnquiry(test.db, actor, id);
    expect(view?.enquiry).toMatchObject({
      stage: 'new',
      ownerId: null,
      phoneE164: '+919864010001',
      page: '/delhi-taxi',
      service: 'Cabs',
      city: 'Delhi',
      firstResponseAt: null,
    });
    const wait = (view?.enquiry.followUpAt?.getTime() ?? 0) - (view?.enquiry.receivedAt.getTime() ?? 0);
    expect(Math.round(wait / 60_000)).toBe(15);
    expect(view?.events.map(({ kind }) => kind)).toEqual(['received', 'seen']);
    await viewEnquiry(test.db, actor, id);
    expect((await viewEnquiry(test.db, actor, id))?.events).toHaveLength(2);
    for (const queue of ['new', 'unassigned', 'all'] as const)
      expect([queue, await idsIn(queue)]).toEqual([queue, expect.arrayContaining([id])]);
    // Of the day of its first step: shortly before midnight that is tomorrow.
    expect(await idsIn('today', actor, view?.enquiry.followUpAt ?? undefined)).toContain(id);
    for (const queue of ['mine', 'overdue', 'spam'] as const) expect(await idsIn(queue)).not.toContain(id);
  });
});

describe('the stages', () => {
  it('stop the first-response timer, keep a follow-up while open, and clear it at the end', async () => {
    const id = await enquire();
    await changeEnquiries(test.db, actor, [id], { kind: 'stage', stage: 'contacted' });
    const contacted = (await viewEnquiry(test.db, actor, id))?.enquiry;
    expect(contacted?.firstResponseAt).not.toBeNull();
    expect(contacted?.followUpAt).not.toBeNull();
    await expect(
      changeEnquiries(test.db, actor, [id], { kind: 'stage', stage: 'lost' }),
    ).rejects.toMatchObject({
      code: 'invalid',
    });
    await changeEnquiries(test.db, actor, [id], { kind: 'stage', stage: 'lost', lostReason: 'price' });
    expect((await viewEnquiry(test.db, actor, id))?.enquiry).toMatchObject({
      stage: 'lost',
      lostReason: 'price',
      followUpAt: null,
    });
    expect(await idsIn('today')).not.toContain(id);
  });

  it('that are closed take no follow-up, since nothing would remind of it', async () => {
    const [open, closed] = [await enquire(), await enquire()];
    await changeEnquiries(test.db, actor, [closed], { kind: 'stage', stage: 'lost', lostReason: 'price' });
    const followUp = { kind: 'follow-up', followUpAt: new Date(Date.now() + 3600_000) } as const;
    expect(await changeEnquiries(test.db, actor, [open, closed], followUp)).toMatchObject({ count: 1 });
    expect((await viewEnquiry(test.db, actor, closed))?.enquiry.followUpAt).toBeNull();
    await expect(changeEnquiries(test.db, actor, [closed], followUp)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('change for many at once, and can be undone once', async () => {
    const ids = [await enquire(), await enquire()];
    await changeEnquiries(test.db, actor, ids.slice(0, 1), { kind: 'owner', ownerId: other.id });
    const { changeId, count: changed } = await changeEnquiries(test.db, actor, ids, {
      kind: 'stage',
      stage: 'spam',
    });
    expect(changed).toBe(2);
    expect(await idsIn('spam')).toEqual(expect.arrayContaining(ids));
    await expect(undoChange(test.db, other, changeId)).rejects.toMatchObject({ code: 'not_found' });
    expect(await undoChange(test.db, actor, changeId)).toBe(2);
    await expect(undoChange(test.db, actor, changeId)).rejects.toMatchObject({ code: 'not_found' });
    expect(await idsIn('mine', other)).toEqual([ids[0]]);
    expect(await idsIn('spam')).not.toContain(ids[1]);
  });

  it('are undone only where nothing changed since, together with the first response', async () => {
    const [kept = '', moved = ''] = [await enquire(), await enquire()];
    const asked = { kind: 'stage', stage: 'contacted' } as const;
    const { changeId } = await changeEnquiries(test.db, actor, [kept, moved], asked);
    await changeEnquiries(test.db, other, [kept], { kind: 'owner', ownerId: other.id });
    await changeEnquiries(test.db, other, [moved], { kind: 'stage', stage: 'confirmed' });
    expect(await undoChange(test.db, actor, changeId)).toBe(1);
    const [first, second] = [
      await viewEnquiry(test.db, actor, kept),
      await viewEnquiry(test.db, actor, moved),
    ];
    expect(first?.enquiry).toMatchObject({ stage: 'new', ownerId: other.id, firstResponseAt: null });
    expect(second?.enquiry.stage).toBe('confirmed');
  });

  it('leave the enquiry unassigned when the former owner is deleted', async () => {
    const id = await enquire();
    const [gone] = (
      await test.pool.query(
        `insert into staff_users (name, username, password_hash, admin_status)
         values ('Gone', 'gone@purvai.example', 'x', 'Admin') returning id::text`,
      )
    ).rows;
    await changeEnquiries(test.db, actor, [id], { kind: 'owner', ownerId: gone.id });
    const { changeId } = await changeEnquiries(test.db, actor, [id], { kind: 'owner', ownerId: actor.id });
    await test.pool.query('delete from staff_users where id = $1', [gone.id]);
    expect(await undoChange(test.db, actor, changeId)).toBe(1);
    expect((await viewEnquiry(test.db, actor, id))?.enquiry.ownerId).toBeNull();
  });

  it('are named by an undone change only when it restored one', async () => {
    const id = await enquire();
    const undone = async (asked: ChangeRequest) => {
      const { changeId } = await changeEnquiries(test.db, actor, [id], asked);
      await undoChange(test.db, actor, changeId);
      const { rows } = await test.pool.query(
        `select detail from enquiry_events where enquiry_id = $1 and kind = 'undone' order by id desc limit 1`,
        [id],
      );
      return rows[0].detail;
    };
    expect(await undone({ kind: 'owner', ownerId: other.id })).toEqual({});
    expect(await undone({ kind: 'stage', stage: 'spam' })).toEqual({ to: 'new' });
  });

  it('end with one owner and a complete timeline when fifty take the enquiry at once', async () => {
    const id = await enquire();
    await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) =>
        changeEnquiries(test.db, at % 2 ? actor : other, [id], {
          kind: 'owner',
          ownerId: (at % 2 ? actor : other).id,
        }),
      ),
    );
    const view = await viewEnquiry(test.db, actor, id);
    const owners = view?.events.filter(({ kind }) => kind === 'owner') ?? [];
    expect(view?.enquiry.ownerName).toBe(owners.at(-1)?.detail.to);
  });
});

describe('an answer', () => {
  it('moves the enquiry to contacted and makes its writer the owner', async () => {
    const id = await enquire();
    await noteReply(test.db, actor, id, { channel: 'whatsapp', title: 'Fares' });
    await addNote(test.db, actor, id, '  Wants a big car.  ');
    const view = await viewEnquiry(test.db, actor, id);
    expect(view?.enquiry).toMatchObject({ stage: 'contacted', ownerId: actor.id, ownerName: actor.name });
    expect(view?.events.map(({ kind }) => kind)).toEqual([
      'received',
      'reply-opened',
      'stage',
      'note',
      'seen',
    ]);
    await expect(addNote(test.db, actor, id, ' ')).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('overdue', () => {
  it('lists follow-ups that are due, the oldest first', async () => {
    const [first, second] = [await enquire(), await enquire()];
    await test.pool.query(`update enquiries set follow_up_at = now() - interval '1 hour' where id = $1`, [
      second,
    ]);
    await test.pool.query(`update enquiries set follow_up_at = now() - interval '2 hours' where id = $1`, [
      first,
    ]);
    expect(await idsIn('overdue')).toEqual([first, second]);
    expect((await countQueues(test.db, actor)).overdue).toBe(2);
  });
});

describe('by hand', () => {
  it('the enquiry is owned and answered; a chat’s code tells its page and finds it', async () => {
    await test.pool.query(
      `insert into contact_clicks (code, channel, page, campaign) values ('P7K2', 'whatsapp', '/guwahati-taxi', 'autumn')`,
    );
    const hand = {
      name: 'Ritu',
      contactNo: '+91 70020 11223',
      email: '',
      message: '',
      source: 'whatsapp',
    } as const;
    const id = await addByHand(test.db, actor, { ...hand, code: 'P7K2' });
    expect((await viewEnquiry(test.db, actor, id))?.enquiry).toMatchObject({
      source: 'whatsapp',
      page: '/guwahati-taxi',
      city: 'Guwahati',
      campaign: 'autumn',
      ownerId: actor.id,
      stage: 'contacted',
    });
    for (const search of ['P7K2', 'ref p7k2', '11223', '7002011223', '+91 70020-11223', 'rit'])
      expect([
        search,
        (await listEnquiries(test.db, actor, { queue: 'all', search })).enquiries.map(
          (enquiry) => enquiry.id,
        ),
      ]).toEqual([search, [id]]);
  });
});

it('stores an enquiry added by hand once when its form is sent twice', async () => {
  const form = {
    name: 'Ritu',
    contactNo: '+91 70020 99887',
    email: '',
    message: '',
    source: 'call',
    code: '',
    key: crypto.randomUUID(),
  } as const;
  const [first, second] = [await addByHand(test.db, actor, form), await addByHand(test.db, actor, form)];
  expect(second).toBe(first);
});

it('does not use a text that is too long for a mail address as one', async () => {
  const words = Array.from({ length: 900 }, (_, at) => (at * 7919).toString(36)).join(' ');
  const id = await enquire({ email: words, contactNo: `${words.replaceAll(/\D/g, '')} 98640 12345` });
  expect((await viewEnquiry(test.db, actor, id))?.enquiry.email).toBe(words);
  expect(
    (await listEnquiries(test.db, actor, { queue: 'all', search: '98640 12345' })).enquiries[0]?.id,
  ).toBe(id);
});

describe('search', () => {
  it('finds by reference in any notation, by mail address and by words', async () => {
    const id = await enquire({
      name: 'Kabita Kalita',
      email: 'kabita.k@example.org',
      message: 'To Kaziranga in March',
    });
    const reference = (await viewEnquiry(test.db, actor, id))?.enquiry.reference ?? '';
    const typed = [
      reference,
      reference.toLowerCase(),
      reference.replace('PT-', ''),
      'kabita.k@example.org',
      'kaz mar',
    ];
    for (const search of typed)
      expect([
        search,
        (await listEnquiries(test.db, actor, { queue: 'new', search })).enquiries[0]?.id,
      ]).toEqual([search, id]);
    expect((await listEnquiries(test.db, actor, { queue: 'new', search: "';--&|!:*" })).enquiries).toEqual(
      [],
    );
  });
});

describe('an enquiry with a trip', () => {
  it('carries it in the list and on its page, and is found by its places alone', async () => {
    const id = await enquire({ name: 'Lina Rabha', message: 'Please call me' });
    const trip = { trip: 'one-way', from: 'Guwahati Airport (LGBI)', to: 'Mawlynnong', car: 'suv' };
    await test.pool.query('update enquiries set trip = $2 where id = $1', [id, trip]);
    const find = async (search: string) =>
      (await listEnquiries(test.db, actor, { queue: 'new', search })).enquiries;
    expect(await find('mawly')).toMatchObject([{ id, trip }]);
    expect(await find('mawlynnong lgbi')).toMatchObject([{ id }]);
    expect(await find('mawlynnong delhi')).toEqual([]);
    expect((await viewEnquiry(test.db, actor, id))?.enquiry.trip).toEqual(trip);
  });
});

describe('customers', () => {
  it('are recognised by number or address, merged and unmerged', async () => {
    const first = await enquire({ name: 'Anil', contactNo: '0361 222 3344', email: 'Anil@x.example' });
    const again = await enquire({ name: 'Anil B', contactNo: '+91 361 2223344', email: '' });
    const byMail = await enquire({ name: 'A. Baruah', contactNo: '9999', email: 'anil@X.example' });
    const view = await viewEnquiry(test.db, actor, first);
    expect(view?.others.map(({ id }) => id)).toEqual([byMail, again]);

    const stranger = await enquire({
      name: 'Anil at work',
      contactNo: '98540 55555',
      email: 'a@work.example',
    });
    const customerOf = async (id: string) =>
      (await viewEnquiry(test.db, actor, id))?.enquiry.customerId ?? '';
    const [from, into] = [await customerOf(stranger), await customerOf(first)];
    await mergeCustomers(test.db, actor, from, into);
    expect((await viewEnquiry(test.db, actor, first))?.others).toHaveLength(3);
    expect((await viewEnquiry(test.db, actor, first))?.customer?.merged.map(({ id }) => id)).toEqual([from]);
    await expect(mergeCustomers(test.db, actor, from, into)).rejects.toMatchObject({ code: 'conflict' });
    await unmergeCustomer(test.db, actor, from);
    expect(await customerOf(stranger)).toBe(from);
    expect((await viewEnquiry(test.db, actor, first))?.others).toHaveLength(2);
  });
});

describe('the pages of a queue', () => {
  const noon = new Date('2030-01-15T12:00+05:30');

  beforeAll(async () => {
    await test.pool.query(
      `insert into enquiries (idempotency_key, fingerprint, name, contact_no, follow_up_at, trip_starts, budget_paise)
       select 'many-' || n, '', 'Many ' || n, '1', $1::timestamptz + n % 7 * interval '1 minute',
         case when n % 3 > 0 then date '2030-02-01' + n % 40 end, case when n % 4 > 0 then n % 9 * 100000 + 1 end
       from generate_series(1, 130) n`,
      [noon],
    );
  });

  const read = (query: InboxQuery) => listEnquiries(test.db, actor, query, noon);

  async function onward(query: InboxQuery, page: InboxPage): Promise<string[]> {
    const ids = page.enquiries.map(({ id }) => id);
    if (!page.hasMore) return ids;
    return [...ids, ...(await onward(query, await read({ ...query, after: page.lastCursor })))];
  }

  async function backward(query: InboxQuery, page: InboxPage): Promise<string[]> {
    const ids = page.enquiries.map(({ id }) => id);
    if (!page.hasEarlier) return ids;
    return [...(await backward(query, await read({ ...query, before: page.firstCursor }))), ...ids];
  }

  it.each((['all', 'today'] as const).flatMap((queue) => inboxSorts.map((sort) => ({ queue, sort }))))(
    'show every row of $queue by $sort once, from either end',
    async (query) => {
      const forward = await onward(query, await read(query));
      expect(new Set(forward).size).toBe(forward.length);
      expect(forward.length).toBeGreaterThan(5 * enquiriesPerPage);
      expect(await backward(query, await read({ ...query, last: true }))).toEqual(forward);
    },
  );

  it('starts over at an invalid cursor', async () => {
    const first = (await read({ queue: 'all' })).enquiries;
    for (const after of ['x', '1', '12_0', '1_-4', '99999999999999999_4', `${'9'.repeat(16)}_`])
      expect((await read({ queue: 'all', after })).enquiries).toEqual(first);
    for (const sort of inboxSorts) await read({ queue: 'all', sort, after: `${'9'.repeat(16)}_7` });
  });
});
