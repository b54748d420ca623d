import { describe, expect, it } from 'vitest';
import { noCancellationTyped } from '#domain/cancellation/terms-input.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { unknownBuyer } from '#domain/quotes/buyer.ts';
import { noDeposit } from '#domain/quotes/input/deposit-input.ts';
import { noDiscount } from '#domain/quotes/input/discount-input.ts';
import type { QuoteInput } from '#domain/quotes/input/quote-input.ts';
import { noTripTyped } from '#domain/quotes/input/trip-input.ts';
import { staffMessages } from '#messages.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { someTerms } from '../../../tests/support/some-terms.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { discardDraft, findDraft, saveDraft } from './quote-draft-service.ts';
import { makeQuote } from './quote-staff-service.ts';

const test = testDatabase();
const actor = someActor(test);

const anEnquiry = () =>
  addByHand(test.db, actor, {
    name: 'Asha',
    contactNo: '98640 12345',
    email: '',
    message: '',
    code: '',
    source: 'call',
  });

const typed = (text: string): QuoteInput => ({
  lines: [{ text, quantity: '', price: 'ask', isOptional: false, isFee: false }],
  discount: noDiscount,
  serviceKind: 'cab',
  placeOfSupply: 'same-state',
  buyer: unknownBuyer,
  gstPercent: '5',
  tcsPercent: '0',
  tcsReason: '',
  destination: '',
  deposit: noDeposit,
  validUntil: '',
  leftOut: { parts: [], nightPrice: '' },
  inclusions: '',
  exclusions: '',
  itinerary: '',
  terms: '',
  trip: noTripTyped,
  plan: [],
  cancellation: noCancellationTyped,
});

describe('the draft of a quote', () => {
  it('is stored as it was typed, also when it is incomplete, and deleted when the quote is made', async () => {
    const id = await anEnquiry();
    expect(await findDraft(test.db, actor, id)).toBeUndefined();
    expect(await saveDraft(test.db, actor, id, { after: 0, typed: typed('Sed') })).toEqual({ revision: 1 });
    expect(await saveDraft(test.db, actor, id, { after: 1, typed: typed('Sedan') })).toEqual({ revision: 2 });
    expect(await findDraft(test.db, actor, id)).toMatchObject({
      revision: 2,
      typed: typed('Sedan'),
      savedBy: actor.name,
    });
    await makeQuote(test, actor, id, someTerms());
    expect(await findDraft(test.db, actor, id)).toBeUndefined();
  });

  it('is never overwritten by a page that has not seen the last save', async () => {
    const id = await anEnquiry();
    const rupa = { ...actor, name: 'Rupa Das' };
    await saveDraft(test.db, actor, id, { after: 0, typed: typed('mine') });
    const first = await saveDraft(test.db, rupa, id, { after: 0, typed: typed('theirs') });
    expect(first).toMatchObject({ changed: { revision: 1, typed: typed('mine'), savedBy: actor.name } });
    await saveDraft(test.db, rupa, id, { after: 1, typed: typed('theirs') });
    const late = await saveDraft(test.db, actor, id, { after: 1, typed: typed('mine again') });
    expect(late).toMatchObject({ changed: { revision: 2, savedBy: 'Rupa Das' } });
    expect((await findDraft(test.db, actor, id))?.typed).toEqual(typed('theirs'));
  });

  it('has one winner when ten save at once', async () => {
    const id = await anEnquiry();
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        saveDraft(test.db, actor, id, { after: 0, typed: typed(`save ${index}`) }),
      ),
    );
    expect(saves.filter((saved) => 'revision' in saved)).toHaveLength(1);
  });

  it('begins anew after it was discarded meanwhile', async () => {
    const id = await anEnquiry();
    await saveDraft(test.db, actor, id, { after: 0, typed: typed('one') });
    await discardDraft(test.db, actor, id);
    expect(await saveDraft(test.db, actor, id, { after: 1, typed: typed('two') })).toEqual({ revision: 1 });
  });

  it('is refused for an enquiry that does not exist', async () => {
    const save = saveDraft(test.db, actor, '999999', { after: 0, typed: typed('x') });
    await expect(save).rejects.toThrow(staffMessages.enquiries.gone);
  });
});
