import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { viewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import type { DocumentContent } from '#domain/documents/document.ts';
import { noHeads } from '#domain/documents/heads.ts';
import {
  enterIrn,
  findDocumentFile,
  findSharedDocumentFile,
  listSharedDocuments,
  matchDocumentFiles,
  printDocumentAgain,
  viewPapers,
} from '#domain/documents/prints/document-print-service.ts';
import { irnInput } from '#domain/documents/prints/irn-input.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { parseInput } from '#platform/http/input.ts';
import { documentPrints } from '#worker/scheduled/print-tasks.ts';
import { sampleFares } from '../../../scripts/database/sample-fares.ts';
import { printWorker } from '../../../tests/support/print-worker.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { makeSomeBooking } from '../../../tests/support/some-booking.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { PrintFailure } from './printer.ts';

const test = testDatabase();
const actor = someActor(test);
const worker = printWorker(test);
const print = (change?: Parameters<typeof worker.printAll>[1]) =>
  worker.printAll(documentPrints(test.encryption), change);

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
  await test.pool.query(`
    insert into registrations (gstin, state, legal_name, address, series_code, from_day, made_by)
      values ('18AABCU9603R1ZM', '18', 'Purvai Travels', 'GS Road', 'PT', '2026-04-01', 'x');
    insert into document_series (registration_id, financial_year, kind, last_number)
      select id, '2627', 'invoice', 0 from registrations`);
});

const contentOf = (name: string, gstin: string): DocumentContent => ({
  ...{ kind: 'invoice', purpose: 'duty', name, issuedOn: '2026-11-20', isReverseCharge: false },
  supplier: {
    ...{ legalName: 'Purvai Travels', address: 'GS Road', gstin: '18AABCU9603R1ZM', state: '18' },
    isSample: false,
  },
  buyer: { name: 'Brahmaputra Tea Estates', address: '', gstin, state: '18', livesIn: 'india' },
  placeOfSupply: { code: '18', name: 'Assam' },
  lines: [{ text: 'Sedan', sac: '996601', quantity: 1, valuePaise: 1_900_00, gstPercent: '5.00' }],
  taxes: [
    ...[{ sac: '996601', gstPercent: '5.00', valuePaise: 1_900_00, igstPaise: 0 }].map((tax) => ({
      ...{ ...tax, cgstPaise: 47_50, sgstPaise: 47_50 },
    })),
  ],
  heads: { ...noHeads, valuePaise: 1_900_00, cgstPaise: 47_50, sgstPaise: 47_50 },
  ...{ totalPaise: 1_995_00, totalInWords: 'One thousand nine hundred and ninety-five rupees' },
  ...{ agentExpenses: [], notes: [], refersTo: [], received: null, rules: [], parts: [], differencePaise: 0 },
  tcs: { percent: '0', basePaise: 0, reason: 'not-overseas' },
  subject: { bookingId: '1', quoteId: null, title: 'Sedan', firstDay: '2026-11-20', lastDay: null },
});

let count = 0;
async function aDocument(gstin = '18AABCU9603R1ZM') {
  const bookingId = await makeSomeBooking(test, actor);
  const name = `PT/2627/I${String(++count).padStart(6, '0')}`;
  const { rows } = await test.pool.query(
    `insert into documents (registration_id, series_id, number, name, kind, issued_on, booking_id, purpose, source_key, buyer_name,
       place_of_supply, sac, gst_percent, value_paise, cgst_paise, sgst_paise, total_paise, content, content_hash, made_by)
     select r.id, s.id, $1::int, $2, 'invoice', '2026-11-20', $3, 'duty', $4, 'x', '18', '996601', 5, 190000, 4750, 4750, 199500,
       $5, sha256('x'), 'x' from registrations r, document_series s returning id::text`,
    [count, name, bookingId, randomUUID(), contentOf(name, gstin)],
  );
  const token = (await viewCustomerLink(test, actor, bookingId))?.token ?? '';
  return { id: rows[0].id as string, name, bookingId, bookingToken: token };
}

const hashOf = async (id: string) =>
  (
    await test.pool.query(
      `select encode(pdf_hash, 'hex') as hash from document_prints where document_id = $1 order by with_irn`,
      [id],
    )
  ).rows.map(({ hash }) => hash as string);
/** As the portal signs it. */
const codeOf = (data: unknown, payload: unknown = { data: JSON.stringify(data), iss: 'NIC' }) =>
  ['{"alg":"RS256"}', JSON.stringify(payload), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const irn = (change: Record<string, string> = {}) =>
  parseInput(irnInput, {
    ...{ number: 'AB'.repeat(32), acknowledgementNo: '1226 1001', acknowledgedOn: '2026-11-20' },
    ...{ signedQr: codeOf({}), ...change },
  });

describe('tax documents', () => {
  it('are printed once, to a file whose hash is stored', async () => {
    const { id, name } = await aDocument();
    await expect(findDocumentFile(test.db, actor, id)).rejects.toMatchObject({ code: 'unavailable' });
    await print();
    const file = await findDocumentFile(test.db, actor, id);
    expect(file?.name).toBe(name);
    expect(await worker.wordsOf(file?.key)).toContain(name);
    const stored = await worker.storage.get(file?.key ?? '');
    const bytes: Buffer[] = [];
    for await (const part of stored?.body ?? []) bytes.push(Buffer.from(part as Uint8Array));
    expect(await hashOf(id)).toEqual([createHash('sha256').update(Buffer.concat(bytes)).digest('hex')]);
    expect(await findDocumentFile(test.db, actor, '999999')).toBeUndefined();
  });

  it('keep their number while printing is broken, and are the same PDF later', async () => {
    const { id } = await aDocument();
    const broken = async () => {
      throw new PrintFailure('broken');
    };
    await print({ printer: broken });
    await print({ printer: broken });
    expect(await hashOf(id)).toEqual([null]);
    await print();
    expect(await hashOf(id)).toEqual([null]);
    expect((await viewPapers(test.db, actor, [id])).get(id)).toMatchObject({
      isPrinted: false,
      isFailed: true,
    });
    await printDocumentAgain(test.db, actor, id);
    await print();
    const [first] = await hashOf(id);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    const key = (await findDocumentFile(test.db, actor, id))?.key ?? '';
    const files = (await worker.filesFrom('documents/')).filter((file) => file !== key);
    expect(await matchDocumentFiles(test.db, files)).toEqual({ missing: 1, unnamed: [] });
    await print();
    expect(await hashOf(id)).toEqual([first]);
    expect((await findDocumentFile(test.db, actor, id))?.key).toBe(key);
  });

  it('are printed again to the same key when a worker was killed', async () => {
    const { id } = await aDocument();
    const killed = await documentPrints(test.encryption).claim(test.db);
    await print();
    expect(await hashOf(id)).toEqual([null]);
    await test.pool.query(
      `update document_prints set started_at = started_at - interval '121 seconds' where pdf_key = ''`,
    );
    await print();
    expect((await findDocumentFile(test.db, actor, id))?.key).toBe(killed?.claim.key);
  });

  it('open by the link of their own booking only', async () => {
    const [one, other] = [await aDocument(), await aDocument()];
    await print();
    const read = async (bookingToken: string, name: string) =>
      (await findSharedDocumentFile(test.db, { bookingToken }, name))?.name;
    expect([
      await read(one.bookingToken, one.name),
      await read(other.bookingToken, one.name),
      await read('A'.repeat(43), one.name),
      await read(one.bookingToken, "' or true"),
    ]).toEqual([one.name, undefined, undefined, undefined]);
    expect(await listSharedDocuments(test.db, { bookingToken: one.bookingToken })).toMatchObject([
      { name: one.name, kind: 'invoice', totalPaise: 1_995_00 },
    ]);
  });

  it('get their IRN once, on a second file; the first one stays', async () => {
    const { id } = await aDocument();
    await print();
    const first = await findDocumentFile(test.db, actor, id);
    await enterIrn(test.db, actor, id, irn());
    await expect(enterIrn(test.db, actor, id, irn())).rejects.toMatchObject({ code: 'conflict' });
    expect((await findDocumentFile(test.db, actor, id))?.key).toBe(first?.key);
    await print();
    const second = await findDocumentFile(test.db, actor, id);
    expect(second?.key).not.toBe(first?.key);
    expect(await worker.wordsOf(second?.key)).toContain('ab'.repeat(16));
    expect(await worker.wordsOf(first?.key)).not.toContain('IRN');
    expect((await viewPapers(test.db, actor, [id])).get(id)).toMatchObject({
      hasIrn: true,
      mayHaveIrn: false,
    });
    await expect(test.pool.query('update document_irns set irn = irn')).rejects.toThrow('never changed');
  });

  it('take the signed code of no other document', async () => {
    const { id, name } = await aDocument();
    const { supplier, buyer } = contentOf(name, '18AABCU9603R1ZM');
    const own = {
      ...{ SellerGstin: supplier.gstin, BuyerGstin: buyer.gstin, DocNo: name, DocTyp: 'INV' },
      ...{ DocDt: '20/11/2026', TotInvVal: 1995, ItemCnt: 1, Irn: 'ab'.repeat(32) },
    };
    const enter = (data: unknown) => enterIrn(test.db, actor, id, irn({ signedQr: codeOf(data) }));
    for (const [field, value] of [
      ['SellerGstin', '29AABCU9603R1ZJ'],
      ['BuyerGstin', '29AABCU9603R1ZJ'],
      ['DocNo', 'PT/2627/I009999'],
      ['DocTyp', 'CRN'],
      ['DocDt', '21/11/2026'],
      ['TotInvVal', 1890],
      ['TotInvVal', 'much'],
      ['Irn', 'cd'.repeat(32)],
    ] as const)
      await expect(enter({ ...own, [field]: value })).rejects.toMatchObject({
        ...{ code: 'invalid', field: 'signedQr', message: expect.stringContaining(String(value)) },
      });
    await enter({ ...own, DocNo: name.toLowerCase(), TotInvVal: '1995.40' });
    expect((await viewPapers(test.db, actor, [id])).get(id)).toMatchObject({ hasIrn: true });
  });

  it('of buyers without a GSTIN have none, and a wrong one is refused', async () => {
    const { id } = await aDocument('');
    await expect(enterIrn(test.db, actor, id, irn())).rejects.toMatchObject({ code: 'conflict' });
    for (const [field, change] of [
      ['number', { number: 'AB' }],
      ['acknowledgementNo', { acknowledgementNo: '' }],
      ['acknowledgedOn', { acknowledgedOn: '2026-02-31' }],
      ['signedQr', { signedQr: ' ' }],
      ['signedQr', { signedQr: 'the code' }],
      ['signedQr', { signedQr: 'e30.eyJkYXRhIjoie30ifQ' }],
      ['signedQr', { signedQr: 'e30.AAAA.c2ln' }],
      ['signedQr', { signedQr: codeOf({}, 'text') }],
      ['signedQr', { signedQr: codeOf({}, { data: 'text' }) }],
      ['signedQr', { signedQr: codeOf('x'.repeat(4000)) }],
    ] as const)
      expect(() => irn(change)).toThrow(expect.objectContaining({ code: 'invalid', field }));
  });
});
