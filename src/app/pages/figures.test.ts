import { describe, expect, it } from 'vitest';
import { contentAt, pageContents } from '#app/content/pages.ts';
import { bhutanPackagesContent } from '#app/content/site/bhutan-packages.ts';
import { changeSettings } from '#domain/settings/settings-service.ts';
import { paths } from '#paths.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { filled } from './figure-marks.ts';
import { hoursInWords, readAllFigures, withFigures } from './figures.ts';

const test = testDatabase();
const read = async (content: object) => {
  const tags = new Set<never>() as Set<string>;
  const text = JSON.stringify(await withFigures({ db: test.db, tags: tags as never }, content));
  return { text, tags: [...tags].sort() };
};

describe('the figures in the copy', () => {
  it('are those of the settings and of the rates', async () => {
    const { text, tags } = await read(contentAt(paths.taxis));
    expect(text).toContain('At least three hours before departure');
    expect(text).toContain('50% of the fare');
    expect(tags).toEqual(['fares']);
    const bhutan = await read(bhutanPackagesContent);
    expect(bhutan.text).toContain('flat 20% off on first booking');
    expect(bhutan.tags).toEqual(['settings']);
    await changeSettings(test.db, { firstBookingPercent: '12.50' });
    expect((await read(bhutanPackagesContent)).text).toContain('flat 12.5% off on first booking');
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
    expect(filled('{discount} off, {change hours}, {cancel percent}, {other}', figures)).toBe(
      '15% off, three hours, 50%, {other}',
    );
  });

  it('are written in words where words are usual', () => {
    expect([1, 3, 12, 24].map(hoursInWords)).toEqual(['one hour', 'three hours', 'twelve hours', '24 hours']);
  });
});
