import { describe, expect, it } from 'vitest';
import { mergeCustomers, unmergeCustomer } from '#domain/enquiries/customers/customer-service.ts';
import { addNote, changeEnquiries, noteReply } from '#domain/enquiries/inbox/enquiry-change-service.ts';
import { viewEnquiry } from '#domain/enquiries/inbox/inbox-service.ts';
import { idOfReference } from '#domain/enquiries/intake/enquiry-reference.ts';
import { addByHand, receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { noteMailFailed } from '#domain/enquiries/mail/enquiry-mail-service.ts';
import { sendCustomerMail } from '#domain/enquiries/mail-replies/customer-mail-service.ts';
import { receiveMail } from '../../../tests/support/received-mail.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { someSender } from '../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { eraseCustomer, exportCustomer, findCustomers, viewStoredCustomer } from './privacy-service.ts';

const test = testDatabase();
const actor = someActor(test);

const queried = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

/** The tables that contain this text in any column. */
async function tablesWith(words: string): Promise<string[]> {
  const tables = await queried(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await queried(`select count(*)::int as count from ${name} t where t::text ilike $1`, [
      `%${words}%`,
    ]);
    if (row?.count > 0) found.push(name);
  }
  return found;
}

let count = 0;
/** A customer with a unique name, number, address and text. */
const canary = () => {
  const tag = `zugvogel${++count}x`;
  const digits = `98640${String(10_000 + count)}`;
  return {
    tag,
    digits,
    name: `Asha ${tag}`,
    contactNo: `${digits.slice(0, 5)} ${digits.slice(5)}`,
    email: `${tag}@Example.com`,
    message: `I am ${tag}, call ${digits}`,
  };
};
type Canary = ReturnType<typeof canary>;

async function write({ tag, name, contactNo, email, message }: Canary, words = ''): Promise<string> {
  const enquiry = {
    formDate: `on ${name}'s day`,
    name,
    contactNo,
    email,
    message: `${message} ${words}`,
    origin: { page: '/taxis', packageId: '', campaign: `for ${name}` },
    consentVersion: '2026-11',
    trip: `trip=one-way&from=Hotel ${tag}&to=Shillong`,
  };
  const { reference } = await receiveEnquiry(test, enquiry, someSender());
  return String(idOfReference(reference));
}

const customerOf = async (enquiryId: string): Promise<string> =>
  String((await queried('select customer_id from enquiries where id = $1', [enquiryId]))[0].customer_id);

async function addQuote(enquiryId: string, { name, tag }: Canary): Promise<void> {
  await queried(
    `insert into quotes (enquiry_id, version, lines, discount_paise, discount_label, gst_percent, total_paise,
       valid_until, inclusions, exclusions, made_by, token_hash, accepted_at, accepted_by, pdf_key)
     values ($1, 1, $2, 100000, $3, 5, 630000, '2026-12-01', $3, $3, 'Rupa', sha256($4::bytea), now(), $5, $6)`,
    [
      enquiryId,
      JSON.stringify([{ text: `Sedan for ${name}`, quantity: 2, unitPaise: 350_000 }]),
      `For ${name}`,
      tag,
      name,
      `quotes/${tag}.pdf`,
    ],
  );
}

/** A declined quote with every text that it can have, and the draft of the next one. */
async function addDeclinedQuote(enquiryId: string, { name, digits }: Canary): Promise<void> {
  const words = `For ${name}`;
  await queried(
    `insert into quotes (enquiry_id, version, lines, gst_percent, total_paise, valid_until, itinerary, terms, made_by,
       token_hash, token_encrypted, declined_at, decline_reason, buyer_gstin)
     values ($1, 2, $2, 0, 10000, '2026-12-01', $3, $3, 'Rupa', sha256($4::bytea), $4, now(), $3, left($5, 15))`,
    [
      enquiryId,
      JSON.stringify([
        { text: words, quantity: 1, unitPaise: 10_000, isFee: false },
        { text: words, quantity: 1, unitPaise: 5_000, isOptional: true, isFee: true },
      ]),
      words,
      `link of ${name}`,
      digits,
    ],
  );
  await queried(
    `insert into quote_drafts (enquiry_id, revision, typed, saved_by) values ($1, 1, $2, 'Rupa')`,
    [enquiryId, JSON.stringify({ terms: words })],
  );
}

/** Stores the customer's data by every action of the staff area. */
async function live(who: Canary): Promise<string[]> {
  const first = await write(who, 'first');
  const second = await write(who, 'second');
  await queried(`insert into contact_clicks (code, channel, campaign) values ('P7K2', 'whatsapp', $1)`, [
    who.tag,
  ]);
  const third = await addByHand(test.db, actor, { ...who, source: 'whatsapp', code: 'P7K2' });
  await viewEnquiry(test.db, actor, first);
  await addNote(test.db, actor, first, `${who.name} wants a window seat, ${who.digits}`);
  await noteReply(test.db, actor, first, { channel: 'whatsapp', title: 'First answer' });
  await noteMailFailed(test.db, { enquiryIds: [first] }, 'mail-failed', {
    to: 'x',
    reason: `no such ${who.email}`,
  });
  await sendCustomerMail(test, actor, first, { text: `Dear ${who.name}`, key: who.digits.slice(5) });
  await receiveMail(test, first, {
    from: who.email,
    subject: `From ${who.tag}`,
    text: `Yes.\n\n> ${who.digits}`,
    messageId: `<${who.tag}@mail>`,
  });
  await changeEnquiries(test.db, actor, [first, second], {
    kind: 'stage',
    stage: 'lost',
    lostReason: 'price',
  });
  await addQuote(first, who);
  await addDeclinedQuote(first, who);
  const buyer = `lives_in = 'india', state = '18', gstin = left($2, 15)`;
  await queried(`update customers set ${buyer} where id = $1`, [await customerOf(first), who.digits]);
  return [first, second, third];
}

describe('erasing a customer', () => {
  it('leaves name, number, address and text in no table, and keeps the counts', async () => {
    const who = canary();
    const [first = '', , third = ''] = await live(who);
    const id = await customerOf(first);
    await viewStoredCustomer(test.db, actor, id);
    await exportCustomer(test, actor, id);
    // Except for the file, which the worker removes.
    expect(await eraseCustomer(test.db, actor, id, who.name.toUpperCase())).toBe(3);
    await queried(`delete from files_to_remove where key = $1`, [`quotes/${who.tag}.pdf`]);

    expect(await tablesWith(who.tag)).toEqual([]);
    expect(await tablesWith(who.digits)).toEqual([]);
    expect(await tablesWith([...who.digits].reverse().join(''))).toEqual([]);
    expect(await tablesWith(who.contactNo)).toEqual([]);
    const rows = await queried(
      `select stage, lost_reason, service, page, source, received_at is not null as received,
         erased_at is not null as erased, follow_up_at
       from enquiries where customer_id = $1 order by id`,
      [id],
    );
    const kept = { service: 'Cabs', page: '/taxis', received: true, erased: true, follow_up_at: null };
    expect(rows).toEqual([
      { ...kept, source: 'form', stage: 'lost', lost_reason: 'price' },
      { ...kept, source: 'form', stage: 'lost', lost_reason: 'price' },
      { ...kept, source: 'whatsapp', stage: 'cancelled', lost_reason: '', service: '', page: '' },
    ]);
    expect(
      await queried(
        `select total_paise, discount_paise, lines, accepted_at is not null as accepted from quotes
         where enquiry_id = $1 order by version`,
        [first],
      ),
    ).toEqual([
      {
        total_paise: '630000',
        discount_paise: '100000',
        lines: [{ text: '', quantity: 2, unitPaise: 350_000 }],
        accepted: true,
      },
      {
        total_paise: '10000',
        discount_paise: '0',
        lines: [
          { text: '', quantity: 1, unitPaise: 10_000, isFee: false },
          { text: '', quantity: 1, unitPaise: 5_000, isOptional: true, isFee: true },
        ],
        accepted: false,
      },
    ]);
    expect(
      await queried('select kind from enquiry_events where enquiry_id = $1 order by id desc limit 1', [
        third,
      ]),
    ).toEqual([{ kind: 'erased' }]);
    const lines = await queried(
      `select action, subject_name, detail from activity where subject_kind = 'customer' and subject_id = $1 order by id`,
      [id],
    );
    const label = `customer ${id}`;
    expect(lines).toEqual([
      { action: 'customer-seen', subject_name: label, detail: {} },
      { action: 'customer-exported', subject_name: label, detail: {} },
      { action: 'customer-erased', subject_name: label, detail: { enquiries: '3' } },
    ]);
    expect(await findCustomers(test.db, actor, who.contactNo)).toEqual([]);
    await expect(eraseCustomer(test.db, actor, id, who.name)).rejects.toThrow('already erased');
  });

  it('erases merged customers too', async () => {
    const who = canary();
    const alias = canary();
    const [id = '', aliasId = ''] = await Promise.all([await write(who), await write(alias)].map(customerOf));
    await mergeCustomers(test.db, actor, aliasId, id);
    expect((await viewStoredCustomer(test.db, actor, aliasId))?.names.toSorted()).toEqual(
      [who.name, alias.name].toSorted(),
    );
    expect(await eraseCustomer(test.db, actor, aliasId, alias.name)).toBe(2);
    expect(await tablesWith(who.tag)).toEqual([]);
    expect(await tablesWith(alias.tag)).toEqual([]);
  });

  it('removes the name from other customers’ timelines', async () => {
    const who = canary();
    const stranger = canary();
    const [id = '', strangeId = ''] = await Promise.all(
      [await write(who), await write(stranger)].map(customerOf),
    );
    // Merged by mistake, and unmerged.
    await mergeCustomers(test.db, actor, id, strangeId);
    await unmergeCustomer(test.db, actor, id);
    expect(await tablesWith(who.name)).toContain('public.enquiry_events');
    await eraseCustomer(test.db, actor, id, who.name);
    expect(await tablesWith(who.tag)).toEqual([]);
    expect(await tablesWith(stranger.tag)).toEqual(
      expect.arrayContaining(['public.customers', 'public.enquiries']),
    );
  });

  it('requires the name or a reference, and erases no other customer', async () => {
    const who = canary();
    const other = canary();
    const id = await customerOf(await write(who));
    const otherEnquiry = await write(other);
    await expect(eraseCustomer(test.db, actor, id, other.name)).rejects.toThrow('as it stands above');
    await expect(eraseCustomer(test.db, actor, id, '')).rejects.toThrow('as it stands above');
    expect(await tablesWith(who.tag)).toContain('public.enquiries');
    const kept = await viewStoredCustomer(test.db, actor, id);
    await eraseCustomer(test.db, actor, id, ` ${kept?.enquiries[0]?.reference.toLowerCase()} `);
    expect(await tablesWith(who.tag)).toEqual([]);
    expect((await queried('select name from enquiries where id = $1', [otherEnquiry]))[0].name).toBe(
      other.name,
    );
  });

  it('refuses to change a quote’s text while the customer is not erased', async () => {
    const who = canary();
    const enquiry = await write(who);
    await addQuote(enquiry, who);
    for (const words of ['inclusions', 'discount_label', 'itinerary', 'terms'])
      await expect(
        queried(`update quotes set ${words} = 'x' where enquiry_id = $1`, [enquiry]),
      ).rejects.toThrow('never changed');
    await eraseCustomer(test.db, actor, await customerOf(enquiry), who.name);
    for (const sum of ['total_paise', 'discount_paise', 'deposit_paise'])
      await expect(queried(`update quotes set ${sum} = 1 where enquiry_id = $1`, [enquiry])).rejects.toThrow(
        'never changed',
      );
  });
});

describe('a customer’s data', () => {
  it('is found by number, mail address or reference in any notation', async () => {
    const who = canary();
    const id = await customerOf(await write(who));
    const reference = (await viewStoredCustomer(test.db, actor, id))?.enquiries[0]?.reference ?? '';
    for (const typed of [
      who.contactNo,
      `+91 ${who.digits}`,
      who.digits.slice(-8),
      who.email,
      reference,
      reference.toLowerCase(),
    ])
      expect((await findCustomers(test.db, actor, typed)).map((found) => found.id)).toEqual([id]);
    for (const typed of ['', '98', 'nobody@example.com', 'PT-222222', who.name])
      expect(await findCustomers(test.db, actor, typed)).toEqual([]);
  });

  it('is exported with enquiries, notes and quotes, without secrets', async () => {
    const who = canary();
    const [first = ''] = await live(who);
    const data = await exportCustomer(test, actor, await customerOf(first));
    expect(data.customers).toMatchObject([{ name: who.name, email: who.email.toLowerCase() }]);
    expect(data.enquiries).toHaveLength(3);
    expect(data.enquiries[0]).toMatchObject({
      message: `${who.message} first`,
      campaign: `for ${who.name}`,
      trip: { from: `Hotel ${who.tag}` },
    });
    const kinds = data.events.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['note', 'mail-to-customer', 'mail-received']));
    expect(JSON.stringify(data.events)).toContain(`From ${who.tag}`);
    expect(data.quotes).toMatchObject([
      { accepted_by: who.name, discount_paise: 100_000, discount_label: `For ${who.name}` },
      { decline_reason: `For ${who.name}`, itinerary: `For ${who.name}`, terms: `For ${who.name}` },
    ]);
    expect(data.quoteDrafts).toMatchObject([{ typed: { terms: `For ${who.name}` } }]);
    expect(data.clicks).toMatchObject([{ code: 'P7K2' }]);
    expect(JSON.stringify(data)).not.toMatch(
      /token_hash|token_encrypted|idempotency_key|actor_name|saved_by/,
    );
  });
});
