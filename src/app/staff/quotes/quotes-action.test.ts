import { describe, expect, it } from 'vitest';
import { answerQuote } from '#app/site/quote/quote-answer.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import type { TypedQuote } from '#domain/quotes/input/quote-input.ts';
import { findLink, listQuotes } from '#domain/quotes/quote-staff-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { NewTourPackage } from '#domain/tour-packages/tour-package.ts';
import { addTourPackage } from '#domain/tour-packages/tour-package-service.ts';
import { samplePackages } from '../../../../scripts/database/sample-packages.ts';
import { sampleTours } from '../../../../scripts/database/sample-tours.ts';
import { sampleWaterTours } from '../../../../scripts/database/sample-water-tours.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { readEditor } from './editor/editor-data.ts';
import type { PackagePart } from './editor/package-part.ts';
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

const [sample] = samplePackages;
if (!sample) throw new Error('there is no sample');

/** The sample with prices for children: free under 5, ₹46,000 under 12. */
const aPackage = (change: Partial<NewTourPackage> = {}) =>
  addTourPackage(test.db, {
    ...sample,
    descriptionHtml: '',
    name: 'Thimphu, Punakha and Paro',
    duration: '6 days, 5 nights',
    sellingPricePaise: 76_000_00,
    priceBeforeDiscountPaise: null,
    isSample: false,
    details: {
      ...sample.details,
      ...{ minPeople: null, maxPeople: null, minAge: null, seasons: [], groupPrices: [] },
      childPrices: [
        { underAge: 5, pricePaise: 0 },
        { underAge: 12, pricePaise: 46_000_00 },
      ],
    },
    ...change,
  });

const family = {
  ...{ adults: '2', children: '2', ages: '4, 8', month: '11', singleRooms: '0' },
  passport: 'indian' as const,
};

async function copy(packageId: string, travellers: object = family) {
  const result = await handleQuotes(test, actor, { intent: 'from-package', packageId, travellers });
  if (!result.done || !result.value.part) throw new Error(result.text);
  const { part, offer } = result.value;
  return { part, offer, text: result.text };
}

const countedLines = ({ lines }: PackagePart) =>
  lines.map(({ text, quantity, price, isFee }) => [text.split(': ').at(-1), quantity, price, isFee]);

describe('a package that is copied', () => {
  it('has the children at the price of their age, and the fee by age', async () => {
    const { part, text } = await copy(await aPackage());
    expect(countedLines(part)).toEqual([
      ['Adult', '2', '₹76,000', false],
      ['Child under 12', '1', '₹46,000', false],
      ['Sustainable Development Fee, adult', '10', '₹1,200', true],
      ['Sustainable Development Fee, child', '5', '₹600', true],
    ]);
    expect(text).toContain('2 adults, 2 children (4 and 8), Indian passports, November');
  });

  it('has the fees of other passports for those', async () => {
    const { part } = await copy(await aPackage(), { ...family, passport: 'other' });
    expect(countedLines(part).slice(2)).toEqual([
      ['Sustainable Development Fee, adult', '10', '₹8,800', true],
      ['Sustainable Development Fee, child', '5', '₹4,400', true],
      ['Bhutan visa', '4', '₹3,520', true],
    ]);
  });

  it.each([
    ['no age', { ages: '' }, 'ages'],
    ['one age for two', { ages: '4' }, 'ages'],
    ['three ages for two', { ages: '4, 8, 9' }, 'ages'],
    ['words', { ages: 'small ones' }, 'ages'],
    ['an adult as a child', { ages: '4, 25' }, 'ages'],
    ['no adults', { adults: '' }, 'adults'],
    ['a number of children that cannot be', { children: 'two' }, 'children'],
    ['more single rooms than adults', { singleRooms: '3' }, 'singleRooms'],
  ])('is refused with %s, at that field', async (_name, change, field) => {
    const asked = copy(await aPackage(), { ...family, ...change });
    await expect(asked).rejects.toMatchObject({ code: 'invalid', field: `travellers.${field}` });
  });

  it('takes no discount off unasked: the one for a first booking is offered', async () => {
    const { part, offer } = await copy(await aPackage());
    expect(part.discount.kind).toBe('none');
    expect(offer).toEqual({ kind: 'amount', value: '₹39,600', label: 'First booking, 20%' });
    expect((await copy(await aPackage({ country: 'India' }))).offer).toBeUndefined();
    const reduced = await aPackage({ priceBeforeDiscountPaise: 82_000_00 });
    expect((await copy(reduced)).offer).toBeUndefined();
  });

  it('has the lines of a party without a whole price for staff to complete, children too', async () => {
    const { part, offer, text } = await copy(await aPackage({ isSample: true }));
    expect(part.lines.map(({ quantity, price }) => [quantity, price])).toEqual([
      ['2', ''],
      ['2', ''],
    ]);
    expect(part.lines[1]?.text).toContain('Children of 4, 8');
    expect(offer).toBeUndefined();
    expect(text).toContain('There is no price for them');
  });

  it('has texts for a quote: what the quote charges is not left out, and nothing is about the page', async () => {
    for (const tour of [...samplePackages, ...sampleTours, ...sampleWaterTours]) {
      const id = await addTourPackage(test.db, { ...tour, isSample: false });
      const { part } = await copy(id, { ...family, children: '0', ages: '' });
      const texts = [part.inclusions, part.exclusions, part.itinerary].join('\n');
      expect(texts).not.toMatch(/page|calculator|website|you work out|GST|TCS/);
      expect(part.exclusions).not.toMatch(/Sustainable|visa/i);
      expect(part.exclusions).toContain('insurance');
    }
    const { part } = await copy(await aPackage());
    expect(part.inclusions.split('\n')).toContain('Sustainable Development Fee');
  });
});

describe('the first quote for a package', () => {
  async function editorOf(facts: { adults: number; children: number | null }) {
    const enquiryId = await anEnquiry();
    const values = [enquiryId, await aPackage(), facts.adults, facts.children];
    const change = 'update enquiries set package_id = $2, adults = $3, children = $4 where id = $1';
    await test.pool.query(change, values);
    const editor = await readEditor(test.db, actor, enquiryId);
    if (!editor) throw new Error('no editor');
    return editor;
  }

  it('waits for the ages of the children that the enquiry names', async () => {
    const editor = await editorOf({ adults: 2, children: 2 });
    expect(editor).toMatchObject({ isAsking: true, travellers: { adults: '2', children: '2', ages: '' } });
    expect(editor.initial).toEqual(editor.blank);
  });

  it('is filled in for adults, with the discount for a first booking offered', async () => {
    const editor = await editorOf({ adults: 3, children: null });
    expect(editor).toMatchObject({ isAsking: false, bookedBefore: 0, offer: { value: '₹45,600' } });
    expect(editor.initial).toMatchObject({ discount: { kind: 'none' }, serviceKind: 'overseas-package' });
    expect(editor.initial.lines.map(({ quantity }) => quantity)).toEqual(['3', '15']);
  });
});

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
