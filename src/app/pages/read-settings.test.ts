import { expect, it } from 'vitest';
import { changeSettings } from '#domain/settings/settings-service.ts';
import type { PageTag } from '#platform/database/page-tags.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { settingsOfPage } from './read-settings.ts';

const test = testDatabase();
const newPage = () => ({ db: test.db, tags: new Set<PageTag>() });

it('reads the settings once for a page, and again for the next one', async () => {
  const page = newPage();
  const { line } = await settingsOfPage(page);
  await changeSettings(test.db, { line: 'Another line' });
  expect((await settingsOfPage(page)).line).toBe(line);
  expect((await settingsOfPage(newPage())).line).toBe('Another line');
  expect([...page.tags]).toEqual(['settings']);
});
