import { expect, it } from 'vitest';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { someTerms } from '../../../tests/support/some-terms.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { claimQuote, keepQuote, matchQuoteFiles } from './quote-print-service.ts';
import { makeQuote } from './quote-staff-service.ts';

const test = testDatabase();
const actor = someActor(test);

/** Claims and completes a print without making the PDF; returns the file's key. */
async function print(): Promise<string | undefined> {
  const claimed = await claimQuote(test);
  if (claimed) await keepQuote(test.db, claimed);
  return claimed?.claim.key;
}

async function addPrintedQuote(): Promise<string> {
  const words = { name: 'Asha', contactNo: '98640 12345', email: '', message: '', code: '' };
  const enquiryId = await addByHand(test.db, actor, { ...words, source: 'call' });
  await makeQuote(
    test,
    actor,
    enquiryId,
    someTerms({ lines: [{ text: 'Sedan', quantity: 1, unitPaise: 350_000 }] }),
  );
  return (await print()) ?? '';
}

it('prints a quote again under the same name when its file is missing, and finds unused files', async () => {
  const [kept, lost] = [await addPrintedQuote(), await addPrintedQuote()];
  const unknown = 'quotes/00000000000000000000000000000000.pdf';
  const files = [kept, unknown, 'itineraries/7-v1-abcdefgh.pdf'];
  expect(await matchQuoteFiles(test.db, files)).toEqual({ missing: 1, unnamed: [unknown] });
  expect(await print()).toBe(lost);
  expect(await print()).toBeUndefined();
  expect(await matchQuoteFiles(test.db, [kept, lost])).toEqual({ missing: 0, unnamed: [] });
});
