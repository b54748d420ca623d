import { describe, expect, it } from 'vitest';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { eraseCustomer } from '#domain/privacy/privacy-service.ts';
import { claimQuote, fileOf, printQuoteAgain } from '#domain/quotes/quote-print-service.ts';
import { listQuotes, makeQuote } from '#domain/quotes/quote-staff-service.ts';
import { quotePrints } from '#worker/scheduled/print-tasks.ts';
import { printWorker } from '../../../tests/support/print-worker.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { someTerms } from '../../../tests/support/some-terms.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { PrintFailure } from './printer.ts';

const test = testDatabase();
const actor = someActor(test);
const worker = printWorker(test);
const print = (change?: Parameters<typeof worker.printAll>[1]) =>
  worker.printAll(quotePrints(test.encryption), change);

describe('quotes', () => {
  let customers = 0;
  const aQuote = async (name = 'Asha Sharma') => {
    customers += 1;
    const words = { name, contactNo: `98640 1234${customers}`, email: '', message: '', code: '' };
    const enquiry = await addByHand(test.db, actor, { ...words, source: 'call' });
    const { quote } = await makeQuote(
      test,
      actor,
      enquiry,
      someTerms({ lines: [{ text: 'Sedan', quantity: 2, unitPaise: 350_000 }] }),
    );
    return { enquiry, quote };
  };
  const stored = async (enquiry: string) => (await listQuotes(test.db, actor, enquiry))?.quotes[0];
  const customerOf = async (enquiry: string) =>
    (await test.pool.query('select customer_id::text as id from enquiries where id = $1', [enquiry])).rows[0]
      .id;

  it('are printed once, under an unguessable name', async () => {
    const { enquiry } = await aQuote();
    await print();
    const quote = await stored(enquiry);
    const key = (quote && fileOf(quote)) ?? '';
    expect(key).toMatch(/^quotes\/[0-9a-f]{32}\.pdf$/);
    expect(await worker.wordsOf(key)).toContain('For Asha');
    expect(quote?.isPrintFailed).toBe(false);
    expect(await claimQuote(test)).toBeUndefined();
  });

  it('fail after three tries, and are tried again by staff', async () => {
    const { enquiry, quote } = await aQuote('Bina');
    let tries = 0;
    await print({
      printer() {
        tries += 1;
        return Promise.reject(new PrintFailure('more than 300 pages'));
      },
    });
    expect(tries).toBe(3);
    expect(await stored(enquiry)).toMatchObject({ isPrintFailed: true, pdfKey: '' });
    expect(await claimQuote(test)).toBeUndefined();
    await printQuoteAgain(test.db, actor, quote.id);
    expect(await stored(enquiry)).toMatchObject({ isPrintFailed: false });
    expect((await claimQuote(test))?.claim.id).toBe(quote.id);
    await expect(printQuoteAgain(test.db, actor, '999999999')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('that an earlier version could not print can be tried again', async () => {
    const { enquiry, quote } = await aQuote('Dipa');
    await test.pool.query(`update quotes set pdf_key = '-' where id = $1`, [quote.id]);
    expect(await stored(enquiry)).toMatchObject({ isPrintFailed: true });
    await printQuoteAgain(test.db, actor, quote.id);
    await print();
    expect(await stored(enquiry)).toMatchObject({
      isPrintFailed: false,
      pdfKey: expect.stringMatching(/^quotes/),
    });
  });

  it('of a customer erased during the print leave no file', async () => {
    const { enquiry, quote } = await aQuote('Chandan Gogoi');
    const before = await worker.filesFrom('quotes/');
    await print({
      async printer(job, stop) {
        const bytes = await worker.printer(job, stop);
        await eraseCustomer(test.db, actor, await customerOf(enquiry), 'Chandan Gogoi');
        // The removal runs before the file is written.
        await worker.removeNoted();
        return bytes;
      },
    });
    await worker.removeNoted();
    expect(await worker.filesFrom('quotes/')).toEqual(before);
    const { rows } = await test.pool.query('select pdf_key, print_key from quotes where id = $1', [quote.id]);
    expect(rows).toEqual([{ pdf_key: '-', print_key: '' }]);
    await expect(printQuoteAgain(test.db, actor, quote.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of a customer erased after a worker was killed leave no file', async () => {
    const { enquiry } = await aQuote('Eka Bora');
    const before = await worker.filesFrom('quotes/');
    const killed = await claimQuote(test);
    await worker.storage.put(killed?.claim.key ?? '', Buffer.from('Eka'));
    await eraseCustomer(test.db, actor, await customerOf(enquiry), 'Eka Bora');
    await worker.removeNoted();
    expect(await worker.filesFrom('quotes/')).toEqual(before);
    expect(await claimQuote(test)).toBeUndefined();
  });

  it('of an erased customer are removed', async () => {
    const { enquiry } = await aQuote('Farhan Ali');
    await print();
    const quote = await stored(enquiry);
    const key = (quote && fileOf(quote)) ?? '';
    expect(await worker.filesFrom('quotes/')).toContain(key);
    await eraseCustomer(test.db, actor, await customerOf(enquiry), 'Farhan Ali');
    await worker.removeNoted();
    expect(await worker.filesFrom('quotes/')).not.toContain(key);
  });
});
