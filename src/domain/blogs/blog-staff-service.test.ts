import { describe, expect, it } from 'vitest';
import type { PublishState } from '#domain/publishing/publishing.ts';
import { findUnsaved, keepUnsaved } from '#domain/unsaved-work/unsaved-work-service.ts';
import { announcedPageTags } from '../../../tests/support/announced-page-tags.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import type { BlogContent } from './blog.ts';
import { listPublicBlogs, readArticle } from './blog-service.ts';
import * as staffBlogs from './blog-staff-service.ts';

const test = testDatabase();
const actor = someActor(test);
const toldSince = announcedPageTags(test);

const content: BlogContent = {
  blogDate: '2026-11-15',
  title: '',
  metaDescription: '',
  heading: 'Umiam',
  author: '',
  bodyHtml: '<p>Words</p>',
  featuredImage: '',
  featuredContent: '',
};
const write = (state: PublishState = 'published', publishAt: Date | null = null) =>
  staffBlogs.writeBlog(test.db, actor, content, { state, publishAt });

describe('a change invalidates exactly the cached pages that it affects', () => {
  it('none for a draft', async () => {
    const { id } = await write('draft');
    await staffBlogs.updateBlog(test.db, actor, id, { change: { ...content, heading: 'Another' } });
    await staffBlogs.deleteBlog(test.db, actor, id);
    await staffBlogs.undeleteBlog(test.db, actor, id);
    expect(await toldSince()).toEqual([]);
  });

  it('only the article when lists stay the same', async () => {
    const { id } = await write();
    expect(await toldSince()).toEqual([`blog-card:${id}`, `blog:${id}`, 'blogs']);
    await staffBlogs.updateBlog(test.db, actor, id, { change: { ...content, bodyHtml: '<p>Other</p>' } });
    expect(await toldSince()).toEqual([`blog:${id}`]);
    await staffBlogs.updateBlog(test.db, actor, id, { change: { ...content, heading: 'Umiam lake' } });
    expect(await toldSince()).toEqual([`blog-card:${id}`, `blog:${id}`, 'blogs']);
  });

  it('article and lists when it is published or withdrawn', async () => {
    const { id } = await write();
    await toldSince();
    const both = [`blog-card:${id}`, `blog:${id}`, 'blogs'];
    await staffBlogs.updateBlog(test.db, actor, id, {
      change: content,
      asked: { state: 'draft', publishAt: null },
    });
    expect(await toldSince()).toEqual(both);
    await staffBlogs.updateBlog(test.db, actor, id, {
      change: content,
      asked: { state: 'published', publishAt: null },
    });
    expect(await toldSince()).toEqual(both);
    await staffBlogs.deleteBlog(test.db, actor, id);
    expect(await toldSince()).toEqual(both);
    await staffBlogs.undeleteBlog(test.db, actor, id);
    expect(await toldSince()).toEqual(both);
  });
});

describe('scheduled content', () => {
  const soon = () => new Date(Date.now() + 3600_000);

  it('is published at its time by one of many workers, and not before', async () => {
    const { id, slug } = await write('scheduled', soon());
    await staffBlogs.publishDueBlogs(test.db);
    expect(await readArticle(test.db, slug)).toBeUndefined();
    await test.pool.query(`update blogs set publish_at = now() - interval '1 second' where id = $1`, [id]);
    await toldSince();
    const counts = await Promise.all(Array.from({ length: 5 }, () => staffBlogs.publishDueBlogs(test.db)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await readArticle(test.db, slug)).toMatchObject({ id });
    expect(await toldSince()).toEqual([`blog-card:${id}`, `blog:${id}`, 'blogs']);
  });

  it('is refused for a time that is not in the future', async () => {
    for (const publishAt of [new Date(), new Date(Date.now() - 1000)]) {
      await expect(write('scheduled', publishAt)).rejects.toMatchObject({ code: 'past_time' });
    }
  });

  it('is left to the worker when only its text is saved after its time', async () => {
    const { id } = await write('scheduled', soon());
    await test.pool.query(`update blogs set publish_at = now() - interval '1 second' where id = $1`, [id]);
    const saved = await staffBlogs.updateBlog(test.db, actor, id, {
      change: { heading: 'In the last second' },
    });
    expect(saved.state).toBe('scheduled');
    expect(await staffBlogs.publishDueBlogs(test.db)).toBe(1);
  });

  it('is not published once it is deleted', async () => {
    const { id } = await write('scheduled', soon());
    await staffBlogs.deleteBlog(test.db, actor, id);
    await test.pool.query(`update blogs set publish_at = now() where id = $1`, [id]);
    expect(await staffBlogs.publishDueBlogs(test.db)).toBe(0);
  });
});

describe('the history', () => {
  it('restores an old version as the newest, sanitised again', async () => {
    const { id } = await write();
    await staffBlogs.updateBlog(test.db, actor, id, { change: { ...content, heading: 'Second' } });
    await test.pool.query(
      `update revisions set content = content || '{"bodyHtml": "<p>Old</p><script>a()</script>"}'
       where kind = 'blog' and subject_id = $1 and version = 1`,
      [id],
    );
    expect(await staffBlogs.restoreBlog(test.db, actor, id, 1)).toMatchObject({
      version: 3,
      removed: ['<script>'],
    });
    expect(await staffBlogs.findBlog(test.db, actor, id)).toMatchObject({
      heading: 'Umiam',
      bodyHtml: '<p>Old</p>',
    });
    const lines = await staffBlogs.listBlogRevisions(test.db, actor, id);
    expect(lines.map(({ version, restoredFrom }) => [version, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
    const compared = await staffBlogs.readBlogRevision(test.db, actor, id, 3);
    expect(compared?.previous?.content.heading).toBe('Second');
    await expect(staffBlogs.restoreBlog(test.db, actor, id, 9)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps the first version of a row without history', async () => {
    const { rows } = await test.pool.query(
      `insert into blogs (slug, blog_date, heading, body_html) values ('older', '2020-01-01', 'Older', '<p>As it was</p>')
       returning id`,
    );
    const id = String(rows[0].id);
    await staffBlogs.updateBlog(test.db, actor, id, { change: content });
    const compared = await staffBlogs.readBlogRevision(test.db, actor, id, 2);
    expect(compared?.previous?.content.bodyHtml).toBe('<p>As it was</p>');
  });

  it('keeps the fifty newest versions', async () => {
    const { id } = await write();
    for (let count = 0; count < 52; count++)
      await staffBlogs.updateBlog(test.db, actor, id, { change: { ...content, heading: `Save ${count}` } });
    const lines = await staffBlogs.listBlogRevisions(test.db, actor, id);
    expect([lines.length, lines[0]?.version, lines.at(-1)?.version]).toEqual([50, 53, 4]);
  });
});

describe('unsafe HTML in an old row', () => {
  it('is sanitised before staff see it', async () => {
    const { id } = await write();
    await test.pool.query(`update blogs set body_html = '<p onclick="a()">Old</p>' where id = $1`, [id]);
    expect((await staffBlogs.findBlog(test.db, actor, id))?.bodyHtml).toBe('<p>Old</p>');
    const { rows } = await staffBlogs.listBlogs(test.db, actor, { page: 1 });
    expect(rows.find((row) => row.id === id)?.bodyHtml).toBe('<p>Old</p>');
  });
});

describe('deleting', () => {
  it('can be undone for thirty days; then the row and its history are deleted', async () => {
    const { id, slug } = await write();
    await staffBlogs.deleteBlog(test.db, actor, id);
    expect(await readArticle(test.db, slug)).toBeUndefined();
    await staffBlogs.undeleteBlog(test.db, actor, id);
    expect(await readArticle(test.db, slug)).toBeDefined();
    await staffBlogs.deleteBlog(test.db, actor, id);
    await test.pool.query(`update blogs set deleted_at = now() - interval '29 days' where id = $1`, [id]);
    await staffBlogs.purgeDeletedBlogs(test.db);
    expect((await staffBlogs.listBlogs(test.db, actor, { page: 1, tab: 'deleted' })).rows).not.toEqual([]);
    await test.pool.query(`update blogs set deleted_at = now() - interval '31 days' where id = $1`, [id]);
    expect(await staffBlogs.purgeDeletedBlogs(test.db)).toEqual([{ id }]);
    expect(await staffBlogs.listBlogRevisions(test.db, actor, id)).toEqual([]);
    await expect(staffBlogs.undeleteBlog(test.db, actor, id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('unsaved work', () => {
  it('is kept for its author only, until it is saved', async () => {
    const { id } = await write();
    const subject = { kind: 'blog', id } as const;
    await keepUnsaved(test.db, actor, subject, { baseVersion: 1, fields: { updteBlogHeading: 'Half a' } });
    await keepUnsaved(test.db, actor, subject, { baseVersion: 1, fields: { updteBlogHeading: 'Half a th' } });
    expect(await findUnsaved(test.db, actor, subject)).toMatchObject({
      fields: { updteBlogHeading: 'Half a th' },
    });
    expect(await findUnsaved(test.db, { ...actor, id: '999' }, subject)).toBeUndefined();
    await staffBlogs.updateBlog(test.db, actor, id, { change: content });
    expect(await findUnsaved(test.db, actor, subject)).toBeUndefined();
  });
});

describe('the counts of the tabs', () => {
  it('match the rows after every change', async () => {
    const { rows } = await test.pool.query(
      `select case when deleted_at is null then state else 'deleted' end as shelf, count(*)::int
       from blogs group by 1`,
    );
    const counted = Object.fromEntries(rows.map(({ shelf, count }) => [shelf, count]));
    const { counts } = await staffBlogs.listBlogs(test.db, actor, { page: 1 });
    expect(counts).toEqual({ draft: 0, scheduled: 0, published: 0, deleted: 0, ...counted });
    const total = (await listPublicBlogs(test.db, 1))?.totalPages;
    expect(total).toBe(Math.ceil(counts.published / 9));
  });
});
