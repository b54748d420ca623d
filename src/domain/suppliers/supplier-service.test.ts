import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstinCheckDigit } from '#domain/shared/gstin.ts';
import type { Area } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { parseInput } from '#platform/http/input.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import type { SupplierListQuery } from './supplier.ts';
import { supplierInput } from './supplier-input.ts';
import { supplierMessages as messages } from './supplier-messages.ts';
import {
  changeSupplier,
  createSupplier,
  findSuppliers,
  listSuppliers,
  setSupplierActive,
  supplierNamed,
  suppliersPerPage,
  viewSupplier,
} from './supplier-service.ts';
import { type SupplierFilter, supplierSlice } from './supplier-store.ts';

const test = testDatabase();
const actor = someActor(test);
const withAreas = (...areas: Area[]): StaffActor => ({ ...actor, areas });

const gstin = '18AABCU9603R1ZM';
const input = (fields: Record<string, string> = {}) =>
  parseInput(supplierInput, { kind: 'hotel', name: 'Himalaya Retreat', city: 'Thimphu', ...fields });

let made = 0;
const create = (fields: Record<string, string> = {}, by = actor) =>
  createSupplier(test.db, by, input(fields), `key-${made++}`);
const names = async (query: Partial<SupplierListQuery>) =>
  (await listSuppliers(test.db, actor, { show: 'in-use', ...query })).suppliers.map(({ name }) => name);

describe('what is typed of a supplier', () => {
  it('is read without spaces, with the number in E.164 and the GSTIN in capitals', () => {
    expect(
      input({
        ...{ name: ' Himalaya   Retreat ', phone: '98640 12345', email: 'stay@retreat.example' },
        ...{ gstin: '18 aabcu 9603r1zm', payTerms: ' Half at booking ' },
      }),
    ).toMatchObject({
      ...{ name: 'Himalaya Retreat', phoneE164: '+919864012345', email: 'stay@retreat.example' },
      ...{ gstin, payTerms: 'Half at booking' },
    });
  });

  it.each([
    [{ kind: 'ship' }, messages.kindWrong],
    [{ kind: '__proto__' }, messages.kindWrong],
    [{ name: '  ' }, messages.nameWrong],
    [{ name: 'x'.repeat(201) }, messages.nameWrong],
    [{ city: 'x'.repeat(101) }, messages.cityTooLong],
    [{ phone: '12' }, messages.phoneWrong],
    [{ email: 'a@b.example, c@d.example' }, messages.emailWrong],
    [{ gstin: '18AABCU9603R1ZN' }, messages.gstinWrong],
    [{ payTerms: 'x'.repeat(1001) }, messages.payTermsTooLong],
  ])('is refused as %o', (fields, message) => {
    expect(() => input(fields)).toThrow(expect.objectContaining({ userText: message }));
  });

  it('is refused when one character of the GSTIN is another', () => {
    const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z$/),
        fc.nat(13),
        fc.nat(34),
        (start, place, step) => {
          const right = start + gstinCheckDigit(start);
          expect(input({ gstin: right }).gstin).toBe(right);
          const other = letters.charAt((letters.indexOf(right.charAt(place)) + step + 1) % 36);
          const wrong = right.slice(0, place) + other + right.slice(place + 1);
          expect(() => input({ gstin: wrong })).toThrow();
        },
      ),
    );
  });
});

describe('a supplier', () => {
  it('is created once by the same form, and the form refused with other content', async () => {
    const id = await createSupplier(test.db, actor, input(), 'form');
    expect(await createSupplier(test.db, actor, input(), 'form')).toBe(id);
    await expect(createSupplier(test.db, actor, input({ name: 'Another' }), 'form')).rejects.toMatchObject({
      code: 'conflict',
      other: { id, name: 'Himalaya Retreat' },
    });
    const { rows } = await test.pool.query(`select action from activity where subject_kind = 'supplier'`);
    expect(rows).toEqual([{ action: 'supplier-created' }]);
  });

  it('has a name of its own in its city, which another one may have once it is deactivated', async () => {
    const id = await create({ name: 'Two Rivers', city: 'Guwahati' });
    await create({ name: 'Two Rivers', city: 'Delhi' });
    const taken = { code: 'conflict', field: 'name', other: { id, name: 'Two Rivers' } };
    await expect(create({ name: 'two rivers', city: 'GUWAHATI' })).rejects.toMatchObject({
      ...taken,
      userText: 'There is already a supplier Two Rivers in Guwahati.',
    });
    const other = await create({ name: 'Three Rivers', city: 'Guwahati' });
    const change = changeSupplier(
      test.db,
      actor,
      { id: other, revision: 1 },
      input({ name: 'Two Rivers', city: 'Guwahati' }),
    );
    await expect(change).rejects.toMatchObject(taken);
    expect(await setSupplierActive(test.db, actor, { id, revision: 1 }, false)).toEqual({
      ...{ name: 'Two Rivers', revision: 2 },
    });
    const second = await create({ name: 'Two Rivers', city: 'Guwahati' });
    await expect(setSupplierActive(test.db, actor, { id, revision: 2 }, true)).rejects.toMatchObject({
      ...taken,
      other: { id: second, name: 'Two Rivers' },
    });
    expect(await names({ search: 'rivers guwahati' })).toEqual(['Three Rivers', 'Two Rivers']);
    expect(await names({ search: 'rivers guwahati', show: 'ended' })).toEqual(['Two Rivers']);
  });

  it('is not changed over the change of another staff member, which the refusal shows', async () => {
    const id = await create({ name: 'Cedar House', notes: 'Parking' });
    await changeSupplier(
      test.db,
      actor,
      { id, revision: 1 },
      input({ name: 'Cedar House', notes: 'Parking', phone: '98640 12345' }),
    );
    const mine = input({ name: 'Cedar House', notes: 'No parking' });
    await expect(changeSupplier(test.db, actor, { id, revision: 1 }, mine)).rejects.toMatchObject({
      ...{ code: 'conflict', revision: 2 },
      userText: expect.stringContaining('It now says: Phone: +91 98640 12345; Notes: Parking.'),
    });
    await changeSupplier(test.db, actor, { id, revision: 2 }, mine);
    expect(await viewSupplier(test.db, actor, id)).toMatchObject({ notes: 'No parking', revision: 3 });
    await changeSupplier(test.db, actor, { id, revision: 3 }, mine);
    expect((await viewSupplier(test.db, actor, id))?.revision).toBe(3);
  });

  it('that is not there is not found', async () => {
    for (const id of ['0', '999999', 'constructor', ''])
      expect(await viewSupplier(test.db, actor, id)).toBeUndefined();
    await expect(
      changeSupplier(test.db, actor, { id: 'constructor', revision: 1 }, input()),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('pay terms and GSTIN', () => {
  it('are shown to and changed by those who may see money', async () => {
    const clerk = withAreas('enquiries');
    const id = await create({ name: 'Terms', gstin, payTerms: 'Half' });
    expect((await viewSupplier(test.db, actor, id))?.terms).toEqual({
      gstin,
      payTerms: 'Half',
      payDays: null,
    });
    const seen = await viewSupplier(test.db, clerk, id);
    expect(seen).toMatchObject({ name: 'Terms' });
    expect(seen?.terms).toBeUndefined();
    expect(JSON.stringify(seen)).not.toMatch(/Half|18AABCU/);
    for (const fields of [{ gstin: '' }, { payTerms: '' }, { payDays: '7' }]) {
      const changed = input({ name: 'Terms', ...fields });
      const forbidden = { code: 'forbidden' };
      await expect(changeSupplier(test.db, clerk, { id, revision: 1 }, changed)).rejects.toMatchObject(
        forbidden,
      );
      await expect(createSupplier(test.db, clerk, changed, 'terms')).rejects.toMatchObject(forbidden);
    }
    await changeSupplier(test.db, clerk, { id, revision: 1 }, input({ name: 'Terms', notes: 'New' }));
    expect((await viewSupplier(test.db, actor, id))?.terms).toEqual({
      gstin,
      payTerms: 'Half',
      payDays: null,
    });
  });

  it('of a conflict are not told to those who may not', async () => {
    const id = await create({ name: 'Secret terms', payTerms: 'Half' });
    const mine = input({ name: 'Secret terms', notes: 'x' });
    const failure = changeSupplier(test.db, withAreas('enquiries'), { id, revision: 7 }, mine);
    await expect(failure).rejects.toMatchObject({ userText: expect.not.stringContaining('Half') });
  });
});

describe('suppliers', () => {
  it('need the area enquiries', async () => {
    const other = withAreas('money', 'users', 'publishing');
    const forbidden = { code: 'forbidden' };
    await expect(create({}, other)).rejects.toMatchObject(forbidden);
    await expect(viewSupplier(test.db, other, '1')).rejects.toMatchObject(forbidden);
    await expect(listSuppliers(test.db, other, { show: 'in-use' })).rejects.toMatchObject(forbidden);
    await expect(findSuppliers(test.db, other, '', undefined, 5)).rejects.toMatchObject(forbidden);
    await expect(setSupplierActive(test.db, other, { id: '1', revision: 1 }, false)).rejects.toMatchObject(
      forbidden,
    );
    await expect(changeSupplier(test.db, other, { id: '1', revision: 1 }, input())).rejects.toMatchObject(
      forbidden,
    );
  });

  it('are found by name, city, contact and phone number in any format', async () => {
    await create({
      ...{ kind: 'guide', name: 'Zed 100%_Guides', city: 'Punakha' },
      ...{ contactName: 'Karma Wangdi', phone: '+975 17 123 456' },
    });
    for (const search of [
      'zed',
      'PUNAKHA zed',
      'wangdi',
      '17123456',
      '+975-17-123456',
      '(17) 123 456',
      '100',
    ])
      expect([search, await names({ search })]).toEqual([search, ['Zed 100%_Guides']]);
    await create({ name: 'Zed Lodge', phone: '98640 77123' });
    for (const search of ['098640-77123', '0091 98640 77123', '77123'])
      expect([search, await names({ search })]).toEqual([search, ['Zed Lodge']]);
    expect(await names({ search: 'zed', kind: 'guide' })).toHaveLength(1);
    expect(await names({ search: 'zed', kind: 'activity' })).toEqual([]);
    expect(await names({ search: 'zed delhi' })).toEqual([]);
  });

  it('are offered by the start of the name first', async () => {
    await create({ kind: 'transporter', name: 'Quick Wheels', city: '' });
    await create({ kind: 'transporter', name: 'A1 Quick Cabs', city: '' });
    await create({ kind: 'activity', name: 'Quick Rafting', city: '' });
    const found = async (text: string, kind?: 'transporter') =>
      (await findSuppliers(test.db, actor, text, kind, 2)).map(({ name }) => name);
    expect(await found('quick')).toEqual(['Quick Rafting', 'Quick Wheels']);
    expect(await found('quick', 'transporter')).toEqual(['Quick Wheels', 'A1 Quick Cabs']);
    expect(await found('')).toHaveLength(2);
    expect(await found('no such')).toEqual([]);
  });

  it('are paged in both directions without a gap', async () => {
    await test.pool.query(
      `insert into suppliers (idempotency_key, kind, name) select 'many-' || n, 'other', 'Many ' || lpad(n::text, 3, '0')
       from generate_series(1, $1::int) n`,
      [suppliersPerPage + 1],
    );
    const page = (query: Partial<SupplierListQuery>) =>
      listSuppliers(test.db, actor, { show: 'in-use', search: 'many', ...query });
    const first = await page({});
    expect([first.suppliers.length, first.hasNext, first.hasPrevious]).toEqual([
      suppliersPerPage,
      true,
      false,
    ]);
    const second = await page({ after: first.lastCursor });
    expect(second.suppliers.map(({ name }) => name)).toEqual(['Many 051']);
    expect([second.hasNext, second.hasPrevious]).toEqual([false, true]);
    const back = await page({ before: second.firstCursor });
    expect(back.suppliers).toEqual(first.suppliers);
    expect([back.hasNext, back.hasPrevious]).toEqual([true, false]);
    expect((await page({ after: 'nonsense' })).suppliers).toEqual(first.suppliers);
  });
});

describe('among 2,000 suppliers', () => {
  it('a page is read along the index, and a search by the index of words', async () => {
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into suppliers (idempotency_key, kind, name, city, contact_name, phone_e164)
        select 'scale-' || n, (array['hotel', 'guide', 'transporter'])[1 + n % 3], md5(n::text), 'Town ' || n % 20,
          md5('c' || n), '+9198' || lpad((n * 7919)::text, 8, '0')
        from generate_series(1, 2000) n`);
      await tx.execute(sql`analyze suppliers`);
      const plan = async (filter: Partial<SupplierFilter>) => {
        const slice = supplierSlice(tx, { show: 'in-use', parts: [], ...filter }, suppliersPerPage + 1);
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${slice.getSQL()}`);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      };
      for (const filter of [{}, { after: '5_8' }, { before: '5_8' }, { kind: 'guide' as const }])
        expect(await plan(filter)).toMatch(/^Limit.*\n +-> +Index Scan (Backward )?using suppliers_in_order/);
      for (const parts of [['c4ca4238a0'], ['98000791']])
        expect(await plan({ parts })).toContain('Bitmap Index Scan on suppliers_search');
    });
  });
});

describe('a typed name', () => {
  const named = (typed: string) =>
    test.db.transaction((tx) => supplierNamed(tx, actor, { typed, kind: 'transporter', field: 'partner' }));

  it('means the supplier of this name, or creates one', async () => {
    const id = await named('Lohit Cabs');
    expect(await viewSupplier(test.db, actor, id)).toMatchObject({
      ...{ name: 'Lohit Cabs', kind: 'transporter', city: '' },
    });
    expect(await named('lohit CABS')).toBe(id);
  });

  it('that several have needs the city', async () => {
    const guwahati = await create({ name: 'Dibang Cabs', city: 'Guwahati' });
    expect(await named('Dibang cabs')).toBe(guwahati);
    const delhi = await create({ name: 'Dibang Cabs', city: 'Delhi' });
    await expect(named('Dibang Cabs')).rejects.toMatchObject({
      ...{ code: 'conflict', field: 'partner' },
      userText: messages.ambiguous(['Dibang Cabs, Guwahati', 'Dibang Cabs, Delhi']),
    });
    expect(await named('Dibang Cabs, delhi')).toBe(delhi);
    const cityless = await create({ name: 'Dibang Cabs', city: '' });
    expect(await named('Dibang Cabs')).toBe(cityless);
  });

  it('that two requests type at once creates one', async () => {
    const ids = await Promise.all([named('Subansiri'), named('Subansiri'), named('subansiri')]);
    expect(new Set(ids).size).toBe(1);
  });
});
