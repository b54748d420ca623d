import { describe, expect, it } from 'vitest';
import { packageQuestions as content } from '#app/content/site/packages/questions.ts';
import { noDetails } from '#domain/tour-packages/package-details.ts';
import { samplePackages } from '../../../../scripts/database/sample-packages.ts';
import { someSettings } from '../../../../tests/support/some-settings.ts';
import { questionsOf } from './questions-of.ts';

const [paro, , rafting] = samplePackages;
if (!paro || !rafting) throw new Error('samples are needed');

const answer = (questions: ReturnType<typeof questionsOf>, question: string) =>
  questions.find((other) => other.question === question)?.answer;

const inIndia: Parameters<typeof questionsOf>[0] = { country: 'India', itinerary: [], details: noDetails };

describe('the questions about a package of Bhutan', () => {
  it('name the fee of the settings, and the day on which staff checked it', () => {
    const settings = { ...someSettings, sdfIndianRupees: 1_300, sdfOtherUsd: 90, bhutanFeesCheckedOn: null };
    const unchecked = answer(questionsOf(paro, settings), content.fee);
    expect(unchecked).toContain('Indian citizens pay ₹1,300');
    expect(unchecked).toContain('other passports pay $90');
    expect(unchecked).toContain('can change');
    const checked = questionsOf(paro, { ...settings, bhutanFeesCheckedOn: '2026-11-16' });
    expect(answer(checked, content.fee)).toContain('on 16 Nov 2026.');
    expect(answer(checked, content.fee)).not.toContain('can change');
  });

  it('name the heights of the places on the way only', () => {
    const heights = answer(questionsOf(paro, someSettings), content.height);
    expect(heights).toContain('Paro: 2,200 m, Taktsang: 3,120 m.');
    expect(heights).not.toContain('Chele La');
    expect(answer(questionsOf({ ...inIndia, country: 'Bhutan' }, someSettings), content.height)).toContain(
      'Chele La',
    );
  });

  it('say by what one pays once the settings do', () => {
    for (const tour of [paro, inIndia]) {
      expect(answer(questionsOf(tour, someSettings), content.money)).not.toContain('You can pay by');
      const known = { ...someSettings, paymentMeans: 'UPI or card' };
      expect(answer(questionsOf(tour, known), content.money)).toMatch(/^You can pay by UPI or card\. /);
    }
  });

  it('say from which age children may come', () => {
    expect(answer(questionsOf(rafting, someSettings), content.children)).toContain('From 12 years on.');
    expect(answer(questionsOf(paro, someSettings), content.children)).toContain('no minimum age');
  });
});

describe('the questions about a package in India', () => {
  it('are fewer, name the papers that staff entered, and lead to the terms', () => {
    const questions = questionsOf(inIndia, someSettings);
    expect(questions.map(({ question }) => question)).toEqual([
      content.papers,
      content.children,
      content.food,
      content.money,
      content.change,
    ]);
    expect(questions.at(-1)?.link?.path).toBe('/terms-of-booking');
    const withPapers = { ...inIndia, details: { ...noDetails, papers: ['Voter card', 'Permit'] } };
    expect(answer(questionsOf(withPapers, someSettings), content.papers)).toBe('Voter card. Permit');
  });
});
