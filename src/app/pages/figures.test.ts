import { describe, expect, it } from 'vitest';
import type { PageContent } from '#app/content/page-content.ts';
import { contentAt, pageContents } from '#app/content/pages.ts';
import { bhutanPackagesContent } from '#app/content/site/bhutan-packages.ts';
import { changeSettings } from '#domain/settings/settings-service.ts';
import { paths } from '#paths.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { filled } from './figure-marks.ts';
import { hoursInWords, readAllFigures, withFigures } from './figures.ts';

const test = testDatabase();
const read = async (content: PageContent) => {
  const tags = new Set<never>() as Set<string>;
  const text = JSON.stringify(await withFigures({ db: test.db, tags: tags as never }, content));
  return { text, tags: [...tags].sort() };
};

describe('the figures in the copy', () => {
  it('are those of the settings and of the rates', async () => {
    const { text, tags } = await read(contentAt(paths.taxis));
    expect(text).toContain('At least three hours before departure');
    expect(text).toContain('50% of the fare');
    expect(text).toContain('A round trip is charged for the kilometres that the fare names');
    expect(tags).toEqual(['fares']);
    const bhutan = await read(bhutanPackagesContent);
    expect(bhutan.text).toContain('flat 20% off on first booking');
    expect(bhutan.tags).toEqual(['settings']);
    await changeSettings(test.db, { firstBookingPercent: '12.50' });
    expect((await read(bhutanPackagesContent)).text).toContain('flat 12.5% off on first booking');
  });

  it('are left out with their clause while there is no discount', async () => {
    await changeSettings(test.db, { firstBookingPercent: '0.00' });
    const pages = [...Object.values(pageContents), bhutanPackagesContent];
    const texts = await Promise.all(pages.map(async (content) => (await read(content)).text));
    expect(texts.filter((text) => /\b0%|\bflat .{0,12}off\b|first booking/i.test(text))).toEqual([]);
    const bhutan = await withFigures({ db: test.db, tags: new Set() }, bhutanPackagesContent);
    expect([bhutan.title, bhutan.lead, bhutan.closing.text]).toEqual([
      'Bhutan Tour Packages',
      'Each price is for one person, before the government fee.',
      'Send us your month, your days and who comes along. You get a plan with its price.',
    ]);
    const { description } = await withFigures(
      { db: test.db, tags: new Set() },
      contentAt(paths.travelPackages),
    );
    expect(description).toBe(
      'Bhutan tours are open for booking. New Zealand, Dubai and the Maldives are coming up.',
    );
  });

  it('never leave a page without title and heading', async () => {
    await changeSettings(test.db, { firstBookingPercent: '0' });
    const typed = { title: 'Now {discount} off!', heading: '{discount} off', description: '{discount} off.' };
    const shown = await withFigures(
      { db: test.db, tags: new Set() },
      { ...contentAt(paths.cruises), ...typed },
    );
    const { here, lead } = contentAt(paths.cruises);
    expect([shown.title, shown.heading, shown.description]).toEqual([here, here, lead]);
  });

  it.each([
    ['Bhutan, {discount} off', 'Bhutan'],
    ['Go: {discount} off, for two, and a guide.', 'Go: for two, and a guide.'],
    ['Is it {discount}? Yes, it is. Rs. 1,200 a night!', 'Yes, it is. Rs. 1,200 a night!'],
    ['{change hours} and nothing else', '{change hours} and nothing else'],
  ])('without a discount, %s is %s', (text, expected) => {
    expect(filled(text, { discount: '' })).toBe(expected);
  });

  it('leave a page without marks as it is, and as cached', async () => {
    const cruises = contentAt(paths.cruises);
    expect(await read(cruises)).toEqual({ text: JSON.stringify(cruises), tags: [] });
  });

  it('fill every mark of the copy', async () => {
    for (const content of [...Object.values(pageContents), bhutanPackagesContent])
      expect((await read(content)).text).not.toMatch(/[^"]\{[a-z ]+\}/);
  });

  it('are all there for the editor, whose preview fills what is typed', async () => {
    await changeSettings(test.db, { firstBookingPercent: '15.00' });
    const figures = await readAllFigures({ db: test.db, tags: new Set() });
    expect(filled('{discount} off, {change hours}, {cancel percent}, {day minimum}, {other}', figures)).toBe(
      '15% off, three hours, 50%, the kilometres that the fare names, {other}',
    );
    expect(filled('{car types}; {free waiting}', figures)).toBe(
      'Compact, Sedan, SUV and Luxury; as long as the booking says',
    );
  });

  it('are written in words where words are usual', () => {
    expect([1, 3, 12, 24].map(hoursInWords)).toEqual(['one hour', 'three hours', 'twelve hours', '24 hours']);
  });
});
