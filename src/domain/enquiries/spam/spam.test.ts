import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewEnquiry } from '#domain/enquiries/intake/new-enquiry.ts';
import { judge, type SpamContext, spamFrom } from './spam.ts';

const written = (change: Partial<NewEnquiry> = {}): NewEnquiry => ({
  formDate: '15/11/2026',
  name: 'Asha Devi',
  contactNo: '98640 12345',
  email: '',
  message: 'Two of us to Kaziranga in March.',
  origin: { page: '/cruises', packageId: '', campaign: '' },
  traces: { trap: '', token: '', isFromForm: true, isOurText: false },
  consentVersion: '2026-11-15',
  ...change,
});
const known = (change: Partial<SpamContext> = {}): SpamContext => ({
  phoneE164: '+919864012345',
  ageMs: undefined,
  sameWords: 0,
  senderRate: 1,
  ...change,
});

const anyEnquiry = fc
  .record({
    name: fc.string({ unit: 'grapheme' }),
    contactNo: fc.string({ unit: 'grapheme' }),
    message: fc.string({ unit: 'grapheme', maxLength: 400 }),
    isFromForm: fc.boolean(),
    isOurText: fc.boolean(),
  })
  .map(({ isFromForm, isOurText, ...words }) =>
    written({ ...words, traces: { trap: '', token: '', isFromForm, isOurText } }),
  );
const anyContext = fc.record({
  phoneE164: fc.constantFrom('', '+919864012345'),
  ageMs: fc.option(fc.nat(), { nil: undefined }),
  sameWords: fc.nat(20),
  senderRate: fc.nat(30),
});

/** Words in the scripts of our visitors, without characters that make a link or a tag. */
const speech = fc
  .array(fc.stringMatching(/^([a-z]{1,12}|[A-Z]{1,12}|[\u0905-\u0939]{1,8}|[\u0985-\u09b9]{1,8}|\d{1,4})$/), {
    maxLength: 60,
  })
  .map((words) => words.join(' '));

describe('judge', () => {
  it('holds exactly what reaches the limit, with reasons, and is deterministic', () => {
    fc.assert(
      fc.property(anyEnquiry, anyContext, (enquiry, context) => {
        const verdict = judge(enquiry, context);
        expect(verdict.isSpam).toBe(verdict.score >= spamFrom);
        expect(verdict.reasons.length > 0).toBe(verdict.score > 0);
        expect(Number.isInteger(verdict.score)).toBe(true);
        expect(judge(enquiry, context)).toEqual(verdict);
      }),
    );
  });

  it('holds an enquiry with the honeypot field filled in', () => {
    fc.assert(
      fc.property(anyEnquiry, anyContext, fc.string({ minLength: 1 }), (enquiry, context, trap) => {
        const traces = { token: '', isFromForm: true, isOurText: false, trap };
        expect(judge({ ...enquiry, traces }, context)).toMatchObject({ isSpam: true });
      }),
    );
  });

  it('passes any plain text from a form, also with a mistyped number', () => {
    fc.assert(
      fc.property(speech, fc.constantFrom('', '+919864012345'), (message, phoneE164) => {
        expect(judge(written({ message }), known({ phoneE164, ageMs: 1000 })).isSpam).toBe(false);
      }),
    );
  });

  it('never lowers the score when a sign is added', () => {
    fc.assert(
      fc.property(anyEnquiry, anyContext, (enquiry, context) => {
        const { score } = judge(enquiry, context);
        const worse = [
          judge({ ...enquiry, message: `${enquiry.message} https://win-big.top/now` }, context),
          judge({ ...enquiry, message: `${enquiry.message} [url=x]y[/url]` }, context),
          judge({ ...enquiry, message: `${enquiry.message} buy viagra now` }, context),
          judge(enquiry, { ...context, ageMs: 5 }),
          judge(enquiry, { ...context, sameWords: 20 }),
          judge(enquiry, { ...context, phoneE164: '' }),
          judge(enquiry, { ...context, senderRate: context.senderRate + 1 }),
        ];
        for (const verdict of worse) expect(verdict.score).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  it('holds a form sent within a fraction of a second, and no slower one', () => {
    expect(judge(written(), known({ ageMs: 300 }))).toMatchObject({ isSpam: true, reasons: ['too-quick'] });
    expect(judge(written(), known({ ageMs: 1000 })).isSpam).toBe(false);
    expect(judge(written({ trip: 'from=guwahati&to=shillong' }), known({ ageMs: 300 })).isSpam).toBe(false);
    expect(judge(written(), known({ ageMs: 60_000 }))).toEqual({ score: 0, reasons: [], isSpam: false });
  });

  it('holds more than twenty per minute from one address, and never ten for that reason alone', () => {
    fc.assert(
      fc.property(anyEnquiry, anyContext, fc.integer({ min: 21 }), (enquiry, context, senderRate) => {
        const verdict = judge(enquiry, { ...context, senderRate });
        expect(verdict.isSpam).toBe(true);
        expect(verdict.reasons).toContain('many-from-one-address');
      }),
    );
    fc.assert(
      fc.property(anyEnquiry, anyContext, fc.nat(10), (enquiry, context, senderRate) => {
        const alone = judge(enquiry, { ...context, senderRate: 1 });
        expect(judge(enquiry, { ...context, senderRate })).toEqual(alone);
      }),
    );
  });

  it('needs fewer other signs the more come from one address', () => {
    const stranger = written({ traces: { trap: '', token: '', isFromForm: false, isOurText: false } });
    const held = (senderRate: number) => [
      judge(written(), known({ senderRate })).isSpam,
      judge(stranger, known({ senderRate })).isSpam,
      judge(stranger, known({ senderRate, phoneE164: '', ageMs: 1000 })).isSpam,
    ];
    expect([10, 15, 20, 21].map(held)).toEqual([
      [false, false, false],
      [false, false, true],
      [false, true, true],
      [true, true, true],
    ]);
  });

  it('stays fast for messages built to cause regex backtracking', () => {
    const started = performance.now();
    for (const piece of ['a.', '<a ', '[url', 'http://', 'www.', 'aA', 'а1', 'a@', 'invest in '])
      judge(written({ message: piece.repeat(16_000 / piece.length) }), known());
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
