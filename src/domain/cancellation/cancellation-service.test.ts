import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dayInIndia, daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { cancellationMessages as texts } from './cancellation-messages.ts';
import { addTerms, listTerms, type TermsToAdd, usualTermsOn } from './cancellation-service.ts';

const test = testDatabase();
const actor = someActor(test);
const now = new Date();
const today = dayInIndia(now);

const terms = (change: Partial<TermsToAdd> = {}): TermsToAdd => ({
  key: randomUUID(),
  kind: 'tour',
  validFrom: today,
  typed: { steps: [{ daysBefore: '0', chargePercent: '50' }], note: '' },
  ...change,
});
const charging = (chargePercent: string, change: Partial<TermsToAdd> = {}) =>
  terms({ typed: { steps: [{ daysBefore: '0', chargePercent }], note: '' }, ...change });
const add = (added: TermsToAdd) => addTerms(test.db, actor, added, now);
const percentOn = async (day: string) =>
  (await usualTermsOn(test.db, actor, startOfDayInIndia(day))).tour?.steps[0]?.chargePercent;

describe('cancellation terms', () => {
  it('are none until staff have entered some', async () => {
    expect(await usualTermsOn(test.db, actor, now)).toEqual({
      tour: null,
      'overseas-tour': null,
      other: null,
    });
  });

  it('hold from their day on, for their kind; of a day the newest hold', async () => {
    const later = daysAfter(today, 10);
    await add(charging('40', { validFrom: later }));
    await add(charging('20'));
    await add(charging('30'));
    await add(charging('90', { kind: 'other' }));
    expect([await percentOn(today), await percentOn(daysAfter(later, -1)), await percentOn(later)]).toEqual([
      30, 30, 40,
    ]);
    expect(await percentOn(daysAfter(today, -1))).toBeUndefined();
    const listed = (await listTerms(test.db, actor)).filter(({ kind }) => kind === 'tour');
    expect(listed.map(({ validFrom }) => validFrom)).toEqual([later, today, today]);
    expect(listed[0]).toMatchObject({ madeBy: actor.name });
  });

  it('are added once by one key, and noted in the activity log', async () => {
    const added = terms();
    const before = (await listTerms(test.db, actor)).length;
    await add(added);
    await add(added);
    expect((await listTerms(test.db, actor)).length).toBe(before + 1);
    const { rows } = await test.pool.query(
      `select count(*)::int as count from activity where action = 'cancellation-terms-added'`,
    );
    expect(rows[0].count).toBe(before + 1);
  });

  it.each([
    [{ validFrom: daysAfter(today, -1) }, texts.validFromPast, 'validFrom'],
    [{ typed: { steps: [], note: '' } }, texts.stepsMissing, 'steps.0.daysBefore'],
    [
      { typed: { steps: [{ daysBefore: '9', chargePercent: '9' }], note: '' } },
      texts.lastStepMissing,
      'steps.0.daysBefore',
    ],
  ])('are refused with %j', async (change, text, field) => {
    await expect(add(terms(change))).rejects.toMatchObject({ userText: text, field });
  });

  it('are never changed, not even by SQL', async () => {
    await add(terms());
    for (const statement of [
      `update cancellation_terms set note = 'x'`,
      'delete from cancellation_terms',
      'truncate cancellation_terms',
    ])
      await expect(test.pool.query(statement)).rejects.toThrow('cancellation terms are never changed');
  });
});
