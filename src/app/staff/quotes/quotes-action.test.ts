import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerQuote } from '#app/site/quote/quote-answer.ts';
import { addTerms } from '#domain/cancellation/cancellation-service.ts';
import { noCancellationTyped } from '#domain/cancellation/terms-input.ts';
import { idOfReference } from '#domain/enquiries/intake/enquiry-reference.ts';
import { addByHand, receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { noDeposit } from '#domain/quotes/input/deposit-input.ts';
import type { QuoteInput } from '#domain/quotes/input/quote-input.ts';
import { noTripTyped } from '#domain/quotes/input/trip-input.ts';
import { noTrip } from '#domain/quotes/quote.ts';
import { findLink, listQuotes } from '#domain/quotes/quote-staff-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import type { NewTourPackage } from '#domain/tour-packages/tour-package.ts';
import { addTourPackage } from '#domain/tour-packages/tour-package-service.ts';
import { paths } from '#paths.ts';
import { samplePackages } from '../../../../scripts/database/sample-packages.ts';
import { sampleTours } from '../../../../scripts/database/sample-tours.ts';
import { sampleWaterTours } from '../../../../scripts/database/sample-water-tours.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { bookedPackage } from '../../../../tests/support/some-package.ts';
import { someSender } from '../../../../tests/support/some-sender.ts';
import { someTripInput } from '../../../../tests/support/some-trip-input.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { withoutCopied } from './editor/copied-part.ts';
import { readEditor } from './editor/editor-data.ts';
import type { PackagePart } from './editor/package-part.ts';
import { blankQuote } from './editor/quote-start.ts';
import { cancellationOfKind, usualCancellation } from './editor/usual-cancellation.ts';
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

async function make(change: Partial<QuoteInput>, enquiryId?: string) {
  enquiryId ??= await anEnquiry();
  const quote = { ...blankQuote(await readSettings(test.db), new Date()), ...someTripInput(), ...change };
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
      ['Child of 5 to 11', '1', '₹46,000', false],
      ['Sustainable Development Fee, adult', '10', '₹1,200', true],
      ['Sustainable Development Fee, child of 6 to 11', '5', '₹600', true],
    ]);
    expect(text).toContain('2 adults, 2 children (4 and 8), Indian passports, November');
  });

  it('has the fees of other passports for those', async () => {
    const { part } = await copy(await aPackage(), { ...family, passport: 'other' });
    expect(countedLines(part).slice(2)).toEqual([
      ['Sustainable Development Fee, adult', '10', '₹8,800', true],
      ['Sustainable Development Fee, child of 6 to 11', '5', '₹4,400', true],
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
    expect(offer).toEqual({ kind: 'percent', value: '20', label: 'First booking' });
    const withSingle = await copy(await aPackage(), { ...family, singleRooms: '1' });
    expect(withSingle.offer?.kind).toBe('amount');
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
    const included = part.inclusions.split('\n');
    expect(included[0]).toBe('For 2 adults, 2 children (4 and 8), Indian passports, November');
    expect(included).toContain('Sustainable Development Fee');
  });
});

describe('a package that is copied again', () => {
  it('takes the place of its first copy, and what staff typed or changed stays', async () => {
    const packageId = await aPackage();
    const { part, offer } = await copy(packageId);
    if (!offer) throw new Error('no offer');
    const guide = line('Guide', 1, '4,500');
    const [adults = guide, ...others] = part.lines;
    const changed = { ...adults, price: '₹70,000' };
    const blank = blankQuote(await readSettings(test.db), new Date());
    const typed = {
      ...blank,
      ...part,
      lines: [changed, ...others, guide],
      inclusions: `${part.inclusions}\nA picnic`,
      discount: offer,
    };
    const left = withoutCopied(typed, { ...part, offer });
    expect(left.lines).toEqual([changed, guide]);
    expect([left.inclusions, left.exclusions, left.itinerary]).toEqual(['A picnic', '', '']);
    expect([typed.plan.length > 0, left.plan]).toEqual([true, []]);
    expect(left.discount.kind).toBe('none');
    const own = { ...offer, value: '₹5,000' };
    expect(withoutCopied({ ...typed, discount: own }, { ...part, offer }).discount).toEqual(own);
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
    expect(editor).toMatchObject({ isAsking: false, bookedBefore: 0, offer: { value: '20' } });
    expect(editor.initial).toMatchObject({ discount: { kind: 'none' }, serviceKind: 'overseas-package' });
    expect(editor.initial.lines.map(({ quantity }) => quantity)).toEqual(['3', '15']);
  });
});

describe('the first quote for a calculated price', () => {
  async function editorOf(contactNo: string) {
    const words = { formDate: '', name: 'Meera Nair', contactNo, email: '', message: randomUUID() };
    const origin = { page: paths.packagePrice, packageId: await aPackage(), campaign: '' };
    const party = 'adults=2&passport=indian&month=11&first=yes';
    const { reference } = await receiveEnquiry(test, { ...words, origin, party }, someSender());
    return readEditor(test.db, actor, String(idOfReference(reference)));
  }
  const first = { kind: 'percent', value: '20', label: 'First booking' };

  it('has the discount that the visitor saw, and offers it where the customer has booked before', async () => {
    const seen = await editorOf('98640 41414');
    expect(seen).toMatchObject({ bookedBefore: 0, initial: { discount: first } });
    expect(seen?.offer).toBeUndefined();
    const { id } = await bookedPackage(test, actor);
    const again = await editorOf('98640 41414');
    expect(again).toMatchObject({ bookedBefore: 1, offer: first, initial: { discount: { kind: 'none' } } });
    expect(again?.initial.lines).toEqual(seen?.initial.lines);
    // A booking that was cancelled does not count.
    await test.pool.query('update bookings set cancelled_at = now() where id = $1', [id]);
    expect(await editorOf('98640 41414')).toMatchObject({ bookedBefore: 0, initial: { discount: first } });
  });
});

describe('the trip of a quote', () => {
  const today = dayInIndia(new Date());
  const [first, last] = [daysAfter(today, 90), daysAfter(today, 95)];
  const tourTerms = [
    { daysBefore: '30', chargePercent: '25' },
    { daysBefore: '0', chargePercent: '100' },
  ];

  async function editorWith(columns: Record<string, unknown>) {
    const enquiryId = await anEnquiry();
    for (const [name, value] of Object.entries(columns))
      await test.pool.query(`update enquiries set ${name} = $2 where id = $1`, [enquiryId, value]);
    const editor = await readEditor(test.db, actor, enquiryId);
    if (!editor) throw new Error('no editor');
    return { enquiryId, editor };
  }

  it('begins with the days and the travellers of the enquiry', async () => {
    const { editor } = await editorWith({ trip_starts: first, trip_ends: last, adults: 3 });
    expect(editor.initial.trip).toEqual({ firstDay: first, lastDay: last, adults: '3', ages: '' });
    const past = await editorWith({ trip_starts: '2026-01-02', trip_ends: '2026-01-05' });
    expect(past.editor.initial.trip).toMatchObject({ firstDay: '', lastDay: '' });
  });

  it('has the plan of the package, and with it the last day that the enquiry leaves open', async () => {
    const { editor } = await editorWith({
      ...{ trip_starts: first, adults: 2 },
      package_id: await aPackage(),
    });
    const { plan, trip } = editor.initial;
    expect(plan.flatMap(({ services }) => services.map(({ kind }) => kind))).toContain('hotel');
    expect(trip).toMatchObject({ firstDay: first, lastDay: daysAfter(first, plan.length - 1), adults: '2' });
  });

  it('has the travellers that a package is copied for', async () => {
    const { part } = await copy(await aPackage());
    expect(part.travellers).toEqual({ adults: '2', ages: '4, 8' });
    expect(part.plan.length).toBeGreaterThan(0);
  });

  it('begins with the terms of its kind that hold today, and the next version with its own', async () => {
    const typed = { steps: tourTerms, note: 'Permit fees are not given back.' };
    const added = { kind: 'other', validFrom: today, typed } as const;
    await addTerms(test.db, actor, { ...added, key: randomUUID() }, new Date());
    const { editor, enquiryId } = await editorWith({});
    expect(editor.initial.cancellation).toEqual(typed);
    const own = { steps: [{ daysBefore: '0', chargePercent: '10' }], note: '' };
    await make({ lines: [line('Boat', 1, '5000')], cancellation: own }, enquiryId);
    const next = await readEditor(test.db, actor, enquiryId);
    expect(next?.initial.cancellation).toEqual(own);
    expect(next?.initial.trip).toEqual(someTripInput().trip);
  });

  it('is asked for before the quote is made, and a cab needs none', async () => {
    const lines = [line('Boat', 1, '5000')];
    const { trip } = someTripInput();
    const asked = make({ lines, trip: { ...trip, firstDay: '' } });
    await expect(asked).rejects.toMatchObject({ code: 'invalid', field: 'trip.firstDay' });
    const none = { trip: noTripTyped, deposit: noDeposit, cancellation: noCancellationTyped };
    expect(await make({ lines, ...none, serviceKind: 'cab' })).toMatchObject(noTrip);
    const { enquiryId } = await editorWith({ car_type: 'sedan' });
    expect(await make({ lines, ...none }, enquiryId)).toMatchObject({ serviceKind: 'other', ...noTrip });
  });
});

describe('cancellation terms in the form', () => {
  const of = (chargePercent: number) => ({ steps: [{ daysBefore: 0, chargePercent }], note: '' });
  const usual = { tour: of(10), 'overseas-tour': of(20), other: null };

  it('follow the kind of service until staff type their own', () => {
    const tour = usualCancellation(usual, 'tour-package');
    expect(tour.steps).toEqual([{ daysBefore: '0', chargePercent: '10' }]);
    const overseas = cancellationOfKind(
      { cancellation: tour, serviceKind: 'tour-package' },
      usual,
      'overseas-package',
    );
    expect(overseas.steps[0]?.chargePercent).toBe('20');
    const own = { steps: [{ daysBefore: '0', chargePercent: '33' }], note: '' };
    expect(
      cancellationOfKind({ cancellation: own, serviceKind: 'tour-package' }, usual, 'overseas-package'),
    ).toEqual(own);
    const none = usualCancellation(usual, 'other');
    expect(cancellationOfKind({ cancellation: none, serviceKind: 'other' }, usual, 'tour-package')).toEqual(
      tour,
    );
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

describe('a fee that was quoted before there were marks', () => {
  const stored = [
    { text: 'Bhutan in six days', quantity: 2, unitPaise: 84_000_00 },
    { text: 'Sustainable Development Fee', quantity: 10, unitPaise: 1_200_00 },
  ];
  const fees = async (enquiryId: string) =>
    (await readEditor(test.db, actor, enquiryId))?.initial.lines.map(({ isFee }) => isFee);

  it('is marked in the next version, and stays without the mark that staff take off', async () => {
    const enquiryId = await anEnquiry();
    await test.pool.query(
      `insert into quotes (enquiry_id, version, lines, discount_paise, discount_percent, discount_label, gst_percent,
         total_paise, valid_until, made_by, token_hash)
       values ($1, 1, $2, 1800000, 10, 'Diwali offer', 0, 16200000, '2026-12-01', 'Rupa', sha256($3::bytea))`,
      [enquiryId, JSON.stringify(stored), `link of ${enquiryId}`],
    );
    expect(await fees(enquiryId)).toEqual([false, true]);
    const next = (await readEditor(test.db, actor, enquiryId))?.initial;
    if (!next) throw new Error('no editor');
    const change = {
      ...next,
      ...someTripInput(),
      serviceKind: 'overseas-package',
      buyer: inIndia,
      tcsPercent: '2',
    } as const;
    const second = await make(change, enquiryId);
    expect(second.totalPaise).toBe(Math.round((1_80_000_00 - 16_800_00) * 1.02));
    const unmarked = change.lines.map((one) => ({ ...one, isFee: false }));
    await make({ ...change, lines: unmarked }, enquiryId);
    expect(await fees(enquiryId)).toEqual([false, false]);
  });

  it('is marked in a draft', async () => {
    const enquiryId = await anEnquiry();
    const typed = blankQuote(await readSettings(test.db), new Date());
    const { isFee: _, ...before } = line('Inner line permit', 2, '500');
    const texts = [before, line('Park permit', 2, '500'), line('Boat', 1, '500')];
    await test.pool.query(
      `insert into quote_drafts (enquiry_id, revision, typed, saved_by) values ($1, 1, $2, 'Rupa')`,
      [enquiryId, JSON.stringify({ ...typed, lines: texts })],
    );
    const draft = (await readEditor(test.db, actor, enquiryId))?.draft;
    expect(draft?.typed.lines.map(({ isFee }) => isFee)).toEqual([true, false, false]);
  });
});

const ofBhutan = { lines: [line('Bhutan, 5 nights', 2, '50,000')], gstPercent: '5' };
const inIndia = { livesIn: 'india', state: '', gstin: '' } as const;
const abroad = { livesIn: 'abroad', state: '', gstin: '' } as const;

describe('TCS', () => {
  const overseas = { ...ofBhutan, serviceKind: 'overseas-package' } as const;

  it.each([
    ['a buyer in India', { buyer: inIndia, tcsPercent: '2' }, '2.00', ''],
    ['a buyer abroad', { buyer: abroad, tcsPercent: '0', tcsReason: 'abroad' }, '0.00', 'abroad'],
    ['a flight', { buyer: inIndia, tcsPercent: '0', tcsReason: 'not-a-package' }, '0.00', 'not-a-package'],
    ['a reason that is not needed', { buyer: inIndia, tcsPercent: '2', tcsReason: 'accountant' }, '2.00', ''],
  ] as const)('of an overseas package is collected, or its reason stored: %s', async (...row) => {
    const [, change, tcsPercent, tcsReason] = row;
    const quote = await make({ ...overseas, ...change });
    expect(quote).toMatchObject({ tcsPercent, tcsReason, buyerLivesIn: change.buyer.livesIn });
  });

  it.each([
    ['from a buyer abroad', { buyer: abroad, tcsPercent: '2' }, 'tcsPercent'],
    ['missing without a reason', { buyer: inIndia, tcsPercent: '0' }, 'tcsReason'],
    ['missing with an untrue reason', { buyer: inIndia, tcsPercent: '0', tcsReason: 'abroad' }, 'tcsReason'],
    ['before it is known where the buyer lives', { tcsPercent: '2' }, 'buyer.livesIn'],
  ] as const)('of an overseas package is refused %s', async (_name, change, field) => {
    await expect(make({ ...overseas, ...change })).rejects.toMatchObject({ code: 'invalid', field });
  });

  it.each([
    ['other', ofBhutan],
    ['tour-package', ofBhutan],
    ['other', { lines: [line('Trek, 6 days', 2, '50,000')], destination: 'abroad' }],
    ['cab', { lines: [line('Trek, 6 days', 2, '50,000')], destination: 'abroad' }],
    ['cab', ofBhutan],
    ['cab', { lines: [line('Innova, Guwahati to Paro', 1, '50,000'), line('Hotels', 5, '4,000')] }],
    ['cab', { lines: [line('Package of Thimphu and Punakha', 2, '50,000')] }],
    ['cab', { lines: [line('Sustainable Development Fee', 2, '1,200', { isFee: true })] }],
  ] as const)('cannot be left out by calling a Bhutan quote %j', async (serviceKind, change) => {
    const asked = make({ serviceKind, ...change, buyer: inIndia } as Partial<QuoteInput>);
    await expect(asked).rejects.toMatchObject({ code: 'invalid', field: 'serviceKind' });
  });

  it.each([
    ['cab', [line('Sedan, Guwahati to Thimphu', 1, '12,000')], ''],
    ['cab', [line('Innova, Paro and back', 1, '30,000'), line('Night halt of the driver', 2, '500')], ''],
    ['cab', [line('Innova, Guwahati and back, hotels, 2 nights', 1, '30,000')], ''],
    ['tour-package', [line('Manas and the hills of Bhutan', 2, '12,000')], 'india'],
  ] as const)('is not asked of a %s in India', async (serviceKind, lines, destination) => {
    const quote = await make({ serviceKind, lines: [...lines], destination, buyer: abroad });
    expect(quote).toMatchObject({ tcsPercent: '0.00', tcsReason: '' });
    expect(Number(quote.gstPercent)).toBeGreaterThan(0);
  });

  it('is not in the quote for a customer abroad, whatever their passport, and is for one in India', async () => {
    const packageId = await aPackage();
    const start = async (phone: string, livesIn: string) => {
      const words = { name: 'Ann Lee', contactNo: phone, email: '', message: '', code: '' };
      const enquiryId = await addByHand(test.db, actor, { ...words, source: 'call' });
      await test.pool.query('update enquiries set package_id = $2, adults = 2 where id = $1', [
        enquiryId,
        packageId,
      ]);
      await test.pool.query(
        'update customers set lives_in = $2 where id = (select customer_id from enquiries where id = $1)',
        [enquiryId, livesIn],
      );
      return (await readEditor(test.db, actor, enquiryId))?.initial;
    };
    expect(await start('+44 7700 900123', 'abroad')).toMatchObject({ tcsPercent: '0', tcsReason: 'abroad' });
    expect(await start('+91 98640 55555', 'abroad')).toMatchObject({ tcsPercent: '0', tcsReason: 'abroad' });
    expect(await start('+91 98640 55556', '')).toMatchObject({
      tcsPercent: '2',
      buyer: { livesIn: 'india' },
    });
    // Staff have to say it.
    expect(await start('+44 7700 900124', '')).toMatchObject({ tcsPercent: '2', buyer: { livesIn: '' } });
  });
});

describe('the heads of GST', () => {
  const gstin = { assam: '18AABCU9603R1ZM', maharashtra: '27AAPFU0939F1ZV' };

  it.each([
    // kind, state, GSTIN, our GSTIN, head
    ['tour-package', '', '', gstin.assam, 'same-state'],
    ['tour-package', '18', '', gstin.assam, 'same-state'],
    ['tour-package', '07', '', gstin.assam, 'other-state'],
    ['tour-package', '07', gstin.assam, gstin.assam, 'same-state'],
    ['tour-package', '18', gstin.maharashtra, gstin.assam, 'other-state'],
    ['tour-package', '27', '', gstin.maharashtra, 'same-state'],
    ['cab', '07', '', gstin.assam, 'other-state'],
    ['cab', '18', '', gstin.assam, 'same-state'],
    ['cab', '', gstin.maharashtra, gstin.assam, 'other-state'],
    // Without a GSTIN of ours, our address names the state.
    ['tour-package', '18', '', '', 'same-state'],
    ['tour-package', '07', '', '', 'other-state'],
  ] as const)('of a %s for state %j, GSTIN %j, by %j are %s', async (...row) => {
    const [serviceKind, state, buyerGstin, own, placeOfSupply] = row;
    await test.pool.query('update site_settings set gstin = $1', [own]);
    const lines = [line('Shillong', 1, '10,000')];
    const quote = await make({ serviceKind, lines, buyer: { livesIn: 'india', state, gstin: buyerGstin } });
    expect(quote).toMatchObject({ placeOfSupply, totalPaise: 10_500_00 });
  });

  it('stay as staff choose them while a state is not known', async () => {
    const lines = [line('Shillong', 1, '10,000')];
    expect(await make({ lines, placeOfSupply: 'other-state' })).toMatchObject({
      placeOfSupply: 'other-state',
      supplyState: '',
    });
  });

  it.each([
    [{ state: '', gstin: '18AABCU9603R1ZA' }, 'buyer.gstin'],
    [{ state: '', gstin: '18AABCU9603' }, 'buyer.gstin'],
    [{ state: '99', gstin: '' }, 'buyer.state'],
    [{ state: 'Assam', gstin: '' }, 'buyer.state'],
  ])('are refused with %j', async (buyer, field) => {
    const asked = make({ lines: [line('Shillong', 1, '100')], buyer: { livesIn: 'india', ...buyer } });
    await expect(asked).rejects.toMatchObject({ code: 'invalid', field });
  });

  it('are asked once: the customer keeps state and residence, and what was known is not changed', async () => {
    const enquiryId = await anEnquiry();
    const lines = [line('Shillong', 1, '10,000')];
    const buyerOf = async () => (await readEditor(test.db, actor, enquiryId))?.buyer;
    const { rows } = await test.pool.query('select customer_id from enquiries where id = $1', [enquiryId]);
    const forget = `update customers set lives_in = '', state = '', gstin = '' where id = $1`;
    await test.pool.query(forget, [rows[0].customer_id]);
    const first = { livesIn: 'india', state: '07', gstin: '' } as const;
    await make({ lines, buyer: first }, enquiryId);
    expect(await buyerOf()).toEqual(first);
    const registered = { livesIn: 'india', state: '27', gstin: '27 aapfu0939f1zv' } as const;
    await make({ lines, buyer: registered }, enquiryId);
    expect(await buyerOf()).toEqual({ ...first, gstin: gstin.maharashtra });
    // The state where a ride starts is not the customer's.
    await test.pool.query(forget, [rows[0].customer_id]);
    await make({ lines, serviceKind: 'cab', buyer: first }, enquiryId);
    expect(await buyerOf()).toEqual({ livesIn: 'india', state: '', gstin: '' });
  });
});
