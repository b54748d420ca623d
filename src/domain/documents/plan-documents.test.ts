import { describe, expect, it } from 'vitest';
import {
  assam,
  confirmedRules,
  delhi,
  issued,
  paid,
  planInput,
  someBuyer,
  someRide,
  workedBilled,
} from '../../../tests/support/some-tax.ts';
import type { Heads } from './heads.ts';
import { netHeads, type Plan, planDocuments } from './plan-documents.ts';

const deposit = paid('1', 52_693, '2026-11-20T06:00:00Z');
const balance = paid('2', 1_22_951, '2027-04-01T06:00:00Z');

/** Value, IGST (or CGST and SGST), TCS in rupees. */
const rupees = ({ valuePaise, cgstPaise, sgstPaise, igstPaise, tcsPaise, roundingPaise }: Heads) =>
  [valuePaise, cgstPaise, sgstPaise, igstPaise, tcsPaise, roundingPaise].map((paise) => paise / 100);
const shown = ({ drafts }: Plan) =>
  drafts.map(({ kind, purpose, content }) => [kind, purpose, ...rupees(content.heads)]);
const reasons = ({ missing }: Plan) =>
  missing.map(({ kind, reasons: why }) => [kind, ...why.map(({ code }) => code)]);

describe('the worked trip', () => {
  it('has a voucher for each payment and an invoice that they add up to', () => {
    const plan = planDocuments(planInput({ billed: workedBilled({ money: [deposit, balance] }) }));
    expect(shown(plan)).toEqual([
      ['receipt-voucher', 'advance', 49_199.81, 0, 0, 2_459.99, 1_033.2, 0],
      ['receipt-voucher', 'advance', 1_14_800.19, 0, 0, 5_740.01, 2_410.8, 0],
      ['invoice', 'trip', 1_64_000, 0, 0, 8_200, 3_444, 0],
    ]);
    expect(plan.missing).toEqual([]);
    const [, , invoice] = plan.drafts;
    expect(invoice?.content).toMatchObject({ notes: ['gross-price'], differencePaise: 0 });
    expect(
      planDocuments(
        planInput({ documents: issued(plan.drafts), billed: workedBilled({ money: [deposit, balance] }) }),
      ),
    ).toEqual({
      ...{ drafts: [], missing: [] },
    });
  });

  const cancelled = (money = [deposit], charges = workedBilled().charges) => {
    const { trip } = workedBilled();
    return workedBilled({
      ...{ cancelledAt: new Date('2027-02-01T06:00:00Z'), money, charges },
      trip: trip && { ...trip, amountPaise: 43_050_00 },
    });
  };

  it('has an invoice of the charge and a refund voucher when it is cancelled', () => {
    const refund = paid('2', 9_643, '2027-02-02T06:00:00Z', { kind: 'refund' });
    expect(shown(planDocuments(planInput({ billed: cancelled([deposit, refund]) })))).toEqual([
      ['receipt-voucher', 'advance', 49_199.81, 0, 0, 2_459.99, 1_033.2, 0],
      ['invoice', 'cancellation', 41_000, 0, 0, 2_050, 0, 0],
      ['refund-voucher', 'refund', 8_199.81, 0, 0, 409.99, 1_033.2, 0],
    ]);
  });

  it('leaves TCS that was deposited with the tax office', () => {
    const refund = paid('2', 8_609.8, '2027-02-02T06:00:00Z', { kind: 'refund' });
    const tcs = {
      ...{ id: '9', dutyId: null, kind: 'tcs' as const, amountPaise: 1_033_20 },
      ...{ gstPercent: '0.00', gstPaise: 0, reason: 'TCS' },
    };
    const plan = planDocuments(planInput({ billed: cancelled([deposit, refund], [tcs]) }));
    expect(shown(plan).at(-1)).toEqual(['refund-voucher', 'refund', 8_199.81, 0, 0, 409.99, 0, 0]);
    expect(
      rupees(
        netHeads(
          plan.drafts
            .filter(({ kind }) => kind !== 'invoice')
            .map(({ kind, content }) => ({ kind, heads: content.heads })),
        ),
      ),
    ).toEqual([41_000, 0, 0, 2_050, 1_033.2, 0]);
  });

  it('is credited when its cancellation is taken back', () => {
    const first = planDocuments(planInput({ billed: cancelled(), now: new Date('2027-02-03T06:00:00Z') }));
    const again = planDocuments(
      planInput({
        ...{ billed: workedBilled({ money: [deposit] }), documents: issued(first.drafts) },
        now: new Date('2027-02-04T06:00:00Z'),
      }),
    );
    expect(shown(again)).toEqual([['credit-note', 'correction', 41_000, 0, 0, 2_050, 0, 0]]);
  });

  it('is credited down to the charge when it is cancelled after its invoice', () => {
    const before = planDocuments(planInput({ billed: workedBilled({ money: [deposit, balance] }) }));
    const billed = cancelled([deposit, balance]);
    const after = planDocuments(planInput({ billed, documents: issued(before.drafts) }));
    expect(shown(after)).toEqual([['credit-note', 'correction', 1_23_000, 0, 0, 6_150, 3_444, 0]]);
  });
});

describe('money', () => {
  it('that was counted by mistake gets a refund voucher', () => {
    const first = planDocuments(
      planInput({ billed: workedBilled({ money: [deposit] }), now: new Date('2026-11-21') }),
    );
    const back = paid('2', -52_693, '2026-11-22T06:00:00Z', { reversesId: '1' });
    const billed = workedBilled({ money: [deposit, back] });
    const now = new Date('2026-11-23');
    expect(shown(planDocuments(planInput({ billed, documents: issued(first.drafts), now })))).toEqual([
      ['refund-voucher', 'reversal', 49_199.81, 0, 0, 2_459.99, 1_033.2, 0],
    ]);
    // Before there was a voucher nothing is to be said of it.
    expect(shown(planDocuments(planInput({ billed, now })))).toEqual([]);
  });

  it('after the end or above the price has a receipt alone', () => {
    const late = paid('3', 1_22_951, '2027-04-25T06:00:00Z');
    const plan = planDocuments(planInput({ billed: workedBilled({ money: [deposit, late] }) }));
    expect(plan.drafts.map(({ kind }) => kind)).toEqual(['receipt-voucher', 'invoice']);
    const above = planDocuments(
      planInput({ billed: workedBilled({ money: [deposit, paid('2', 1_30_000, '2027-04-01T06:00:00Z')] }) }),
    );
    expect(above.drafts[1]?.content.totalPaise).toBe(1_22_951_00);
  });

  it('that goes back in part after the invoice lowers it once', () => {
    const money = [deposit, balance, paid('3', 1_071, '2027-04-28T06:00:00Z', { kind: 'refund' })];
    const plan = planDocuments(planInput({ billed: workedBilled({ money }) }));
    expect(shown(plan).at(-1)).toEqual(['credit-note', 'refund', 1_000, 0, 0, 50, 21, 0]);
    const documents = issued(plan.drafts);
    expect(planDocuments(planInput({ billed: workedBilled({ money }), documents })).drafts).toEqual([]);
    // The same price lowered afterwards is not credited a second time.
    const { trip } = workedBilled();
    const billed = workedBilled({ money, trip: trip && { ...trip, amountPaise: 1_75_644_00 - 1_071_00 } });
    expect(planDocuments(planInput({ billed, documents })).drafts).toEqual([]);
  });

  it('of before the registration has no voucher', () => {
    const registrations = [{ ...assam, fromDay: '2027-01-01' }];
    const plan = planDocuments(
      planInput({ billed: workedBilled({ money: [deposit, balance] }), registrations }),
    );
    expect(plan.drafts.map(({ kind, entryId }) => [kind, entryId])).toEqual([
      ['receipt-voucher', '2'],
      ['invoice', null],
    ]);
  });
});

describe('what is missing', () => {
  const billed = workedBilled({ money: [deposit] });
  const now = new Date('2026-11-21T06:00:00Z');

  it('is a registration, a rule, or its confirmation', () => {
    expect(reasons(planDocuments(planInput({ billed, now, registrations: [] })))).toEqual([
      ['receipt-voucher', 'registration-missing'],
    ]);
    const rules = confirmedRules().filter(({ subject }) => subject !== 'tcs');
    expect(reasons(planDocuments(planInput({ billed, now, rules })))).toEqual([
      ['receipt-voucher', 'rule-missing'],
    ]);
    const proposed = confirmedRules().map((rule) =>
      rule.subject === 'tcs' ? { ...rule, confirmedBy: '' } : rule,
    );
    const plan = planDocuments(planInput({ billed, now, rules: proposed }));
    expect(plan.missing).toEqual([
      {
        ...{ kind: 'receipt-voucher', purpose: 'advance', sourceKey: 'entry:1', amountPaise: 52_693_00 },
        ...{ receivedOn: '2026-11-20', reasons: [{ code: 'rule-unconfirmed', subject: 'tcs' }] },
      },
    ]);
  });

  it('is the word of staff on a tour without stay or transport at the lower rate', () => {
    const bare = workedBilled({ money: [deposit, balance], serviceKinds: ['guide', 'permit'] });
    expect(reasons(planDocuments(planInput({ billed: bare })))[2]).toEqual([
      'invoice',
      'stay-or-transport-missing',
    ]);
    // Nothing is planned yet: a deposit is taken, the invoice waits.
    const blank = workedBilled({ money: [deposit], serviceKinds: ['package'] });
    expect(planDocuments(planInput({ billed: blank, now })).missing).toEqual([]);
    expect(reasons(planDocuments(planInput({ billed: blank })))).toEqual([
      ['invoice', 'stay-or-transport-missing'],
    ]);
    const asked = planDocuments(planInput({ billed: bare, choice: 'without-stay' }));
    expect(asked.drafts.at(-1)?.content).toMatchObject({
      taxes: [{ gstPercent: '18.00', igstPaise: 29_520_00 }],
    });
  });

  it('is a state where it was sold with IGST and none is known', () => {
    expect(reasons(planDocuments(planInput({ billed, now, buyer: someBuyer({ state: '' }) })))).toEqual([
      ['receipt-voucher', 'state-missing'],
    ]);
  });

  it('says the day of money whose voucher comes late', () => {
    const [voucher] = planDocuments(planInput({ billed, now: new Date('2026-12-05T06:00:00Z') })).drafts;
    expect(voucher).toMatchObject({
      receivedOn: '2026-11-20',
      content: { notes: ['gross-price', 'late-voucher'] },
    });
  });
});

describe('rides', () => {
  const closedAt = new Date('2027-01-10T12:00:00Z');
  const cab = (rides: ReturnType<typeof someRide>[], money = workedBilled().money) =>
    workedBilled({
      kind: 'cab',
      trip: null,
      firstDay: null,
      lastDay: null,
      rides,
      money,
      serviceKinds: ['cab'],
    });
  const buyer = someBuyer({ state: '' });

  it('have an invoice each when they are closed, of the registration where they begin', () => {
    const rides = [
      someRide({ closedAt }),
      someRide({ dutyId: '78', city: 'delhi', title: 'Delhi to Agra', closedAt }),
      someRide({ dutyId: '79', closedAt: null }),
    ];
    const plan = planDocuments(planInput({ billed: cab(rides), buyer, registrations: [assam, delhi] }));
    expect(
      plan.drafts.map(({ registration, sourceKey, dutyIds }) => [
        registration.seriesCode,
        sourceKey,
        dutyIds,
      ]),
    ).toEqual([
      ['PT', 'duty:77:1', ['77']],
      ['PD', 'duty:78:1', ['78']],
    ]);
    expect(rupees(plan.drafts[0]?.content.heads as Heads)).toEqual([2_000, 50, 50, 0, 0, 0]);
    // Without a registration of its own the head one gives the service, in another state.
    const head = planDocuments(planInput({ billed: cab(rides), buyer }));
    expect(rupees(head.drafts[1]?.content.heads as Heads)).toEqual([2_000, 0, 0, 100, 0, 0]);
  });

  it('are billed by the own registration, and never by a sample beside it', () => {
    const own = { ...assam, id: '9', gstin: '18AAACI1681G1ZN', seriesCode: 'BT', isSample: false };
    const { drafts } = planDocuments(
      planInput({ billed: cab([someRide({ closedAt })]), buyer, registrations: [assam, own] }),
    );
    expect(drafts.map(({ registration }) => registration.seriesCode)).toEqual(['BT']);
  });

  it('take in an advance for several of them once, the first closed first', () => {
    const [first, second] = [
      someRide(),
      someRide({ dutyId: '78', farePaise: 3_150_00, amountPaise: 3_150_00 }),
    ];
    const money = [paid('1', 3_000, '2027-01-01T06:00:00Z')];
    const [voucher] = issued(planDocuments(planInput({ billed: cab([first, second], money), buyer })).drafts);
    const documents = voucher ? [voucher] : [];
    const closed = cab([someRide({ closedAt }), { ...second, closedAt }], money);
    const { drafts } = planDocuments(planInput({ billed: closed, buyer, documents }));
    expect(drafts.map(({ content }) => content.refersTo.map(({ paise }) => paise))).toEqual([
      [2_100_00],
      [900_00],
    ]);
  });

  it('are corrected when they are closed again', () => {
    const first = planDocuments(planInput({ billed: cab([someRide({ closedAt })]), buyer }));
    const documents = issued(first.drafts);
    const less = cab([someRide({ closedAt, amountPaise: 1_995_00, farePaise: 1_995_00 })]);
    const credit = planDocuments(planInput({ billed: less, buyer, documents }));
    expect(shown(credit)).toEqual([['credit-note', 'correction', 100, 2.5, 2.5, 0, 0, 0]]);
    expect(credit.drafts[0]?.sourceKey).toBe('duty:77:2');
    const open = cab([someRide({ closedAt: null, amountPaise: 1_995_00 })]);
    expect(planDocuments(planInput({ billed: open, buyer, documents })).drafts).toEqual([]);
    const more = cab([someRide({ closedAt, amountPaise: 2_205_00, farePaise: 2_205_00 })]);
    const further = planDocuments(
      planInput({ billed: more, buyer, documents: [...documents, ...issued(credit.drafts, 2)] }),
    );
    expect(shown(further)).toEqual([['invoice', 'correction', 200, 5, 5, 0, 0, 0]]);
  });

  it('of a body corporate are hired by reverse charge, unless we are one', () => {
    const hire = someRide({ tripType: 'local', closedAt });
    const company = someBuyer({ gstin: '19AABCU9603R1ZK', isBodyCorporate: true });
    const plan = planDocuments(planInput({ billed: cab([hire]), buyer: company }));
    expect(rupees(plan.drafts[0]?.content.heads as Heads)).toEqual([2_000, 0, 0, 0, 0, 0]);
    expect(plan.drafts[0]?.content).toMatchObject({
      ...{ isReverseCharge: true, notes: ['reverse-charge'], differencePaise: 100_00 },
    });
    const rules = confirmedRules({ 'legal-form': { bodyCorporate: true } });
    expect(
      planDocuments(planInput({ billed: cab([hire]), buyer: company, rules })).drafts[0]?.content,
    ).toMatchObject({
      ...{ isReverseCharge: false, heads: { igstPaise: 100_00 } },
    });
    const transport = planDocuments(planInput({ billed: cab([someRide({ closedAt })]), buyer: company }));
    expect(transport.drafts[0]?.content.isReverseCharge).toBe(false);
  });

  it('of a buyer with a monthly bill wait for it', () => {
    const monthly = someBuyer({ billsMonthly: true });
    expect(
      planDocuments(planInput({ billed: cab([someRide({ closedAt })]), buyer: monthly })).drafts,
    ).toEqual([]);
  });
});
