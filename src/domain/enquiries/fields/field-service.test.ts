import { describe, expect, it } from 'vitest';
import { mergeCustomers, unmergeCustomer } from '#domain/enquiries/customers/customer-service.ts';
import { undoChange } from '#domain/enquiries/inbox/enquiry-change-service.ts';
import { viewEnquiry } from '#domain/enquiries/inbox/inbox-service.ts';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { eraseCustomer, exportCustomer } from '#domain/privacy/privacy-service.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { someSender } from '../../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { changeField } from './field-service.ts';
import { type FieldName, fieldNames, fieldTexts } from './fields.ts';

const test = testDatabase();
const [asha, rupa] = [someActor(test), someActor(test)];

let count = 0;
async function enquire(more: Partial<{ contactNo: string; email: string; name: string }> = {}) {
  const number = ++count;
  const words = {
    formDate: '',
    name: `Customer ${number}`,
    contactNo: `98641 ${String(10_000 + number)}`,
    email: `customer-${number}@example.org`,
    message: '',
    ...more,
  };
  await receiveEnquiry(test, words, someSender(), crypto.randomUUID());
  const { rows } = await test.pool.query('select max(id)::text as id from enquiries');
  return String(rows[0].id);
}

async function view(id: string) {
  const found = await viewEnquiry(test.db, asha, id);
  if (!found) throw new Error('no such enquiry');
  return { ...found, facts: fieldTexts(found.enquiry) };
}

const customerOf = async (id: string) => (await view(id)).customer?.customer;

async function addPackage(name: string): Promise<string> {
  const { rows } = await test.pool.query(
    `insert into tour_packages (country, name, slug, category, duration, featured_image, description_html,
       selling_price_paise)
     values ('Bhutan', $1, $1, 'International', '3 days', '', '', 100) returning id::text`,
    [name],
  );
  return rows[0].id;
}

/** What two staff members type into the same fact, and how it is stored. */
const typed: Record<Exclude<FieldName, 'package'>, [string, string, string, string]> = {
  name: ['Priya Sharma', 'Priya Sharma', 'Priya  Verma', 'Priya Verma'],
  phone: ['17112233', '+97517112233', '98640 99999', '+919864099999'],
  email: ['Priya@Example.org', 'Priya@Example.org', 'p@example.org', 'p@example.org'],
  city: ['Guwahati', 'Guwahati', 'Delhi', 'Delhi'],
  service: ['Cabs', 'Cabs', 'Cruises', 'Cruises'],
  source: ['call', 'call', 'mail', 'mail'],
  tripFrom: ['Guwahati', 'Guwahati', 'Paro', 'Paro'],
  tripTo: ['Shillong', 'Shillong', 'Thimphu', 'Thimphu'],
  tripStarts: ['24/12/2026', '2026-12-24', '2026-12-25', '2026-12-25'],
  tripTime: ['06:30', '06:30', '18:05', '18:05'],
  tripEnds: ['2026-12-30', '2026-12-30', '2026-12-31', '2026-12-31'],
  adults: ['2', '2', '3', '3'],
  children: ['0', '0', '1', '1'],
  carType: ['suv', 'suv', 'sedan', 'sedan'],
  budget: ['1.5 lakh', '15000000', '45k', '4500000'],
};

describe('a fact', () => {
  it.each(Object.entries(typed) as [FieldName, [string, string, string, string]][])(
    '%s that two staff members change at once is lost for neither',
    async (fact, [mine, myText, theirs, theirText]) => {
      const id = await enquire();
      const basedOn = (await view(id)).facts[fact];
      const outcomes = await Promise.all([
        changeField(test.db, asha, id, { fact, typed: mine, basedOn }),
        changeField(test.db, rupa, id, { fact, typed: theirs, basedOn }),
      ]);
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['changed', 'conflict']);
      const isMine = outcomes[0]?.kind === 'changed';
      const stored = isMine ? myText : theirText;
      expect((await view(id)).facts[fact]).toBe(stored);
      const refused = outcomes.find((outcome) => outcome.kind === 'conflict');
      expect(refused).toEqual({ kind: 'conflict', present: stored, by: isMine ? asha.name : rupa.name });

      // A refused staff member sees the other value and may then save their own.
      const again = isMine ? { typed: theirs, basedOn: myText } : { typed: mine, basedOn: theirText };
      expect(await changeField(test.db, isMine ? rupa : asha, id, { fact, ...again })).toMatchObject({
        kind: 'changed',
      });
      const events = (await view(id)).events.filter(({ kind }) => kind === 'fact');
      expect(events.map(({ detail: { from, to } }) => [from, to])).toEqual([
        [basedOn, stored],
        [stored, isMine ? theirText : myText],
      ]);
    },
  );

  it('has a test for each of them', () => {
    expect([...Object.keys(typed), 'package'].sort()).toEqual([...fieldNames].sort());
  });

  it('is left alone when two staff members type the same', async () => {
    const id = await enquire();
    const ask = { fact: 'city', typed: 'Tezpur', basedOn: '' } as const;
    expect((await changeField(test.db, asha, id, ask)).kind).toBe('changed');
    expect((await changeField(test.db, rupa, id, ask)).kind).toBe('same');
  });

  it('does not stop another staff member from changing another one', async () => {
    const id = await enquire();
    await Promise.all([
      changeField(test.db, asha, id, { fact: 'city', typed: 'Tezpur', basedOn: '' }),
      changeField(test.db, rupa, id, { fact: 'tripTo', typed: 'Tawang', basedOn: '' }),
    ]);
    expect((await view(id)).facts).toMatchObject({ city: 'Tezpur', tripTo: 'Tawang' });
  });

  it.each([
    ['name', ' '],
    ['phone', '98640'],
    ['email', 'asha at example'],
    ['service', 'Boats'],
    ['package', 'seven'],
    ['package', '999999'],
    ['source', 'form letter'],
    ['tripStarts', '31/02/2026'],
    ['tripTime', '24:10'],
    ['adults', '0'],
    ['adults', '2.5'],
    ['children', '-1'],
    ['carType', 'bus'],
    ['budget', '-5'],
    ['tripTo', 'x'.repeat(101)],
  ] as const)('%s is not %j', async (fact, text) => {
    const id = await enquire();
    const { facts } = await view(id);
    await expect(
      changeField(test.db, asha, id, { fact, typed: text, basedOn: facts[fact] }),
    ).rejects.toMatchObject({ code: 'invalid' });
    expect((await view(id)).facts).toEqual(facts);
  });

  it('of a trip cannot end it before it starts', async () => {
    const id = await enquire();
    const set = (fact: FieldName, day: string) =>
      changeField(test.db, asha, id, { fact, typed: day, basedOn: '' });
    await set('tripStarts', '2026-12-24');
    await expect(set('tripEnds', '2026-12-23')).rejects.toMatchObject({ code: 'invalid' });
  });

  it('names a tour package in the timeline', async () => {
    const id = await enquire();
    const packageId = await addPackage('paro-in-spring');
    await changeField(test.db, asha, id, { fact: 'package', typed: packageId, basedOn: '' });
    const { facts, events } = await view(id);
    expect(facts.package).toBe(packageId);
    const changed = events.find(({ kind }) => kind === 'fact');
    expect(changed?.detail).toMatchObject({ fact: 'package', from: '', to: 'paro-in-spring' });
  });
});

describe('a corrected number', () => {
  it('corrects the customer, names others who have it, and is undone with it', async () => {
    const other = await enquire({ contactNo: '+975 17 99 88 77' });
    const id = await enquire({ contactNo: '98640 77777' });
    const outcome = await changeField(test.db, asha, id, {
      fact: 'phone',
      typed: '17998877',
      basedOn: '+919864077777',
    });
    if (outcome.kind !== 'changed') throw new Error('not changed');
    expect((await customerOf(id))?.phoneE164).toBe('+97517998877');
    const { customer } = await view(id);
    expect(customer?.duplicates.map(({ id }) => id)).toEqual([(await customerOf(other))?.id]);

    expect(await undoChange(test.db, asha, outcome.changeId)).toBe(1);
    expect((await view(id)).enquiry).toMatchObject({ phoneE164: '+919864077777', contactNo: '98640 77777' });
    expect((await customerOf(id))?.phoneE164).toBe('+919864077777');
  });

  it('leaves the customer alone who has another one', async () => {
    const id = await enquire();
    const second = await enquire({ contactNo: '98640 66666', email: `customer-${count}@example.org` });
    await test.pool.query(
      'update enquiries set customer_id = (select customer_id from enquiries where id = $1) where id = $2',
      [id, second],
    );
    const before = await customerOf(id);
    await changeField(test.db, asha, second, {
      fact: 'phone',
      typed: '98640 55555',
      basedOn: '+919864066666',
    });
    expect(await customerOf(id)).toEqual(before);
  });

  it('offers the merge also where the customer keeps another number', async () => {
    const other = await enquire({ contactNo: '98640 12121' });
    const id = await enquire();
    await test.pool.query(
      `update customers set phone_e164 = '' where id = (select customer_id from enquiries where id = $1)`,
      [id],
    );
    const basedOn = (await view(id)).facts.phone;
    await changeField(test.db, asha, id, { fact: 'phone', typed: '98640 12121', basedOn });
    const { customer } = await view(id);
    expect(customer?.duplicates.map(({ id }) => id)).toEqual([(await customerOf(other))?.id]);
  });

  it('is undone only while no one changed it again', async () => {
    const id = await enquire();
    const outcome = await changeField(test.db, asha, id, { fact: 'city', typed: 'Tezpur', basedOn: '' });
    await changeField(test.db, rupa, id, { fact: 'city', typed: 'Jorhat', basedOn: 'Tezpur' });
    const changeId = outcome.kind === 'changed' ? outcome.changeId : '';
    await expect(undoChange(test.db, asha, changeId)).rejects.toMatchObject({ code: 'conflict' });
    expect((await view(id)).facts.city).toBe('Jorhat');
  });
});

it('leaves no former value behind when the customer is erased, and exports it before', async () => {
  const id = await enquire({ contactNo: '98640 31313', email: 'former@example.org' });
  const change = (fact: FieldName, text: string, basedOn: string) =>
    changeField(test.db, asha, id, { fact, typed: text, basedOn });
  await change('phone', '98640 41414', '+919864031313');
  await change('email', 'later@example.org', 'former@example.org');
  const customerId = (await customerOf(id))?.id ?? '';
  expect(JSON.stringify(await exportCustomer(test, asha, customerId))).toContain('+919864031313');
  await eraseCustomer(test.db, asha, customerId, `Customer ${count}`);
  const { rows } = await test.pool.query(
    `select (select json_agg(e) from enquiries e)::text || (select json_agg(p) from customers p)::text
       || (select json_agg(v) from enquiry_events v)::text || (select json_agg(b) from bulk_changes b)::text
       || (select json_agg(a) from activity a)::text as everything`,
  );
  for (const text of ['31313', '41414', 'former@', 'later@']) expect(rows[0].everything).not.toContain(text);
});

it('a name is corrected and undone while its customer is merged and unmerged', {
  timeout: 60_000,
}, async () => {
  const [one, other] = [await enquire(), await enquire()];
  const [from, into] = await Promise.all([one, other].map(async (id) => String((await customerOf(id))?.id)));
  if (!from || !into) throw new Error('no customers');
  for (let turn = 0; turn < 40; turn++) {
    const { name } = (await view(one)).facts;
    const [outcome] = await Promise.all([
      changeField(test.db, asha, one, { fact: 'name', typed: `Turn ${turn}`, basedOn: name }),
      mergeCustomers(test.db, rupa, from, into),
    ]);
    if (outcome.kind !== 'changed') throw new Error(`the fact is ${outcome.kind}`);
    await Promise.all([undoChange(test.db, asha, outcome.changeId), unmergeCustomer(test.db, rupa, from)]);
    expect((await view(one)).facts.name).toBe(name);
  }
});
