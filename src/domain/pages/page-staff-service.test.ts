import { describe, expect, it } from 'vitest';
import { pageContents } from '#app/content/pages.ts';
import { pageTextOf } from '#app/pages/page-texts.ts';
import { paths } from '#paths.ts';
import { announcedPageTags } from '../../../tests/support/announced-page-tags.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { typedPage } from './page-input.ts';
import { findLivePage, listPublishedPages, publishDuePages } from './page-service.ts';
import * as staffPages from './page-staff-service.ts';

const test = testDatabase();
const actor = someActor(test);
const toldSince = announcedPageTags(test);

const path = paths.cruises;
const original = pageTextOf(pageContents[path]);
const save = (heading: string, rest: Partial<staffPages.PageSave> = {}) =>
  staffPages.savePage(test.db, actor, path, {
    text: { ...original, heading },
    originalHash: 'abc',
    asked: { state: 'published', publishAt: null },
    ...rest,
  });
const liveHeading = async () => (await findLivePage(test.db, path))?.heading;

describe('a page that staff edit', () => {
  it('is seen by visitors once it is published, and only its own copies are stale', async () => {
    expect(await liveHeading()).toBeUndefined();
    await save('In our words');
    expect(await liveHeading()).toBe('In our words');
    expect(await toldSince()).toEqual([`page:${path}`, 'pages']);
  });

  it('keeps what visitors see while a draft is written', async () => {
    await save('In better words', { asked: { state: 'draft', publishAt: null } });
    expect(await liveHeading()).toBe('In our words');
    expect((await staffPages.findEditedPage(test.db, actor, path))?.draft?.heading).toBe('In better words');
  });

  it('goes live by itself when its time has come', async () => {
    await save('At six', { asked: { state: 'scheduled', publishAt: new Date(Date.now() + 3600_000) } });
    expect(await publishDuePages(test.db)).toBe(0);
    await test.pool.query(`update edited_pages set publish_at = now() - interval '1 minute'`);
    expect(await publishDuePages(test.db)).toBe(1);
    expect(await liveHeading()).toBe('At six');
  });

  it('is not overwritten by a staff member who had opened an older version', async () => {
    const { version } = await save('Mine');
    await save('Theirs', { baseVersion: version });
    await expect(save('Mine again', { baseVersion: version })).rejects.toMatchObject({ code: 'conflict' });
    expect(await liveHeading()).toBe('Theirs');
  });

  it('has a history, and returns to the original', async () => {
    const page = await staffPages.findEditedPage(test.db, actor, path);
    const lines = await staffPages.listPageRevisions(test.db, actor, page?.id ?? '');
    expect(lines.length).toBe(page?.version);
    const found = await staffPages.readPageRevision(test.db, actor, page?.id ?? '', 1);
    expect(found?.revision.content.heading).toBe('In our words');
    await staffPages.returnToOriginal(test.db, actor, path);
    expect(await liveHeading()).toBeUndefined();
  });

  it('keeps what is typed for its writer alone, until it is saved in the editor', async () => {
    const typed = { baseVersion: 1, fields: { text: JSON.stringify({ ...original, heading: '' }) } };
    await staffPages.keepPageWork(test.db, actor, path, typed);
    const page = await staffPages.findEditedPage(test.db, actor, path);
    const work = await staffPages.findPageWork(test.db, actor, page);
    expect(typedPage(work?.fields.text)).toMatchObject({ heading: '', title: original.title });
    await save('From the history');
    expect(await staffPages.findPageWork(test.db, actor, page)).toBeDefined();
    await save('From the editor', { baseVersion: (page?.version ?? 0) + 1 });
    expect(await staffPages.findPageWork(test.db, actor, page)).toBeUndefined();
  });

  it('has the date of its last publishing in the sitemap, also when the original is back', async () => {
    const dateOf = async () =>
      (await listPublishedPages(test.db)).find((page) => page.path === path)?.publishedAt?.getTime() ?? 0;
    await save('Dated');
    const published = await dateOf();
    await save('Only a draft', { asked: { state: 'draft', publishAt: null } });
    expect(await dateOf()).toBe(published);
    await staffPages.returnToOriginal(test.db, actor, path);
    expect(await dateOf()).toBeGreaterThan(published);
  });

  it('is one of the known ones', async () => {
    const unknown = staffPages.savePage(test.db, actor, '/unknown', {
      text: original,
      originalHash: '',
      asked: { state: 'published', publishAt: null },
    });
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
  });
});
