import { describe, expect, it } from 'vitest';
import { answerQuote } from '#app/site/quote/quote-answer.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import type { TypedQuote } from '#domain/quotes/input/quote-input.ts';
import { findLink, listQuotes } from '#domain/quotes/quote-staff-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { blankQuote } from './editor/quote-start.ts';
import { handleQuotes } from './quotes-action.ts';

const test = testDatabase();
const actor = someActor(test);

async function anEnquiry(): Promise<string> {
  const words = { name: 'Asha Sharma', contactNo: '98640 12345', email: '', message: '', code: '' };
  return addByHand(test.db, actor, { ...words, source: 'call' });
}

const line = (text: string, quantity: number, price: string, more = {}) => ({
  ...{ text, quantity: String(quantity), price, isOptional: false, isFee: false },
  ...more,
});

async function make(change: Partial<TypedQuote>) {
  const enquiryId = await anEnquiry();
  const quote = { ...blankQuote(await readSettings(test.db), new Date()), ...change };
  await handleQuotes(test, actor, { intent: 'make', enquiryId, quote });
  const [made] = (await listQuotes(test.db, actor, enquiryId))?.quotes ?? [];
  if (!made) throw new Error('no quote');
  return made;
}

describe('a discount', () => {
  const lines = [
    line('Shillong, 3 nights', 2, '10,000'),
    line('Park permit', 2, '1,000', { isFee: true }),
    line('Boat', 1, '1,000', { isOptional: true }),
    line('Camera permit', 1, '500', { isOptional: true, isFee: true }),
  ];
  const discount = { kind: 'percent' as const, value: '10', label: 'Diwali offer' };

  it('in percent is not taken off permits and fees, also on what is accepted', async () => {
    const quote = await make({ lines, discount, gstPercent: '0' });
    expect(quote.totalPaise).toBe((20_000 - 2_000 + 2_000) * 100);
    const token = (await findLink(test, quote)) ?? '';
    const chosen = { name: 'Asha', 'line-3': 'on', 'line-4': 'on' };
    await expect(answerQuote(test, token, chosen)).rejects.toMatchObject({ status: 303 });
    const { rows } = await test.pool.query('select accepted_paise from quotes where id = $1', [quote.id]);
    expect(rows).toEqual([{ accepted_paise: String((20_000 + 1_000 - 2_100 + 2_000 + 500) * 100) }]);
  });

  it('in rupees stays below what is not a fee', async () => {
    const amount = (value: string) => ({ kind: 'amount' as const, value, label: '' });
    await expect(make({ lines, discount: amount('20,000') })).rejects.toMatchObject({
      code: 'invalid',
      field: 'discount.value',
    });
    expect((await make({ lines, discount: amount('19,999'), gstPercent: '0' })).totalPaise).toBe(2_001_00);
    const fees = lines.filter(({ isFee, isOptional }) => isFee && !isOptional);
    await expect(make({ lines: fees, discount })).rejects.toMatchObject({ field: 'discount.value' });
  });
});
