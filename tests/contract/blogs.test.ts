import { describe, expect, it } from 'vitest';
import { loggedInApi } from '../support/logged-in.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const { who, ask, send, read } = loggedInApi(test);
const blogs = '/adminDashboard/blogs';

const blog = {
  n_blogDate: '2026-11-15',
  n_blogHeading: 'A morning at Umananda',
  n_blogBody: '<p>The ferry leaves from Kachari Ghat.</p>',
  n_blogTitle: 'Umananda by ferry',
  n_blogMetaDescription: 'How to reach the island.',
  n_blogAuthor: 'Rupa',
  n_featuredImageLink: 'https://img.example/umananda.jpg',
  n_featuredContent: 'A small island, a short crossing.',
};
const pastTime =
  'The time to publish at must be in the future, by the time in India. To publish now, choose Published.';
const write = (more: Record<string, string> = {}) => send(`${blogs}/write_blog`, { ...blog, ...more });

const rowOf = async (heading: string) =>
  (await test.pool.query('select * from blogs where heading = $1 order by id desc', [heading])).rows[0];
const update = (id: string, more: Record<string, string> = {}) =>
  send(`${blogs}/blog-update`, {
    updteBlogId: id,
    updteBlogTitle: 'New title',
    updteblogMetaDescription: 'New description',
    updteBlogHeading: 'New heading',
    updteBlogAuthor: 'Bina',
    updteBlogBody: '<p>New words.</p>',
    updteBlogFeaturedImageLink: 'https://img.example/new.jpg',
    updteBlogFeaturedContent: 'New featured words.',
    ...more,
  });

describe('POST write_blog', () => {
  it('asks for date, heading and body in that order, then for the limits', async () => {
    const checks: [Record<string, string>, string][] = [
      [{ n_blogDate: '', n_blogHeading: '', n_blogBody: '' }, 'Type Date.....'],
      [{ n_blogDate: '31/02/2026' }, 'Type Date.....'],
      [{ n_blogHeading: ' ', n_blogBody: '' }, 'Type Heading.....'],
      [{ n_blogBody: '' }, 'Type Blog Content.....'],
      [{ n_blogBody: '<p> &nbsp; </p><h2></h2>' }, 'Type Blog Content.....'],
      [{ n_blogTitle: 'x'.repeat(61) }, 'Limit the Title to 60 Characters.....'],
      [{ n_blogMetaDescription: 'x'.repeat(161) }, 'Limit the Meta Description to 160 Characters.....'],
    ];
    for (const [fields, message] of checks) expect(await write(fields)).toEqual([422, message]);
    expect(await send(`${blogs}/write_blog`)).toEqual([422, 'Type Date.....']);
  });

  it('publishes at once by default, and answers a text', async () => {
    const heading = 'Sixty and a hundred and sixty';
    const limits = { n_blogTitle: '🚕'.repeat(60), n_blogMetaDescription: 'é'.repeat(160) };
    expect(await write({ n_blogHeading: heading, n_blogDate: '15/11/2026', ...limits })).toEqual([
      200,
      'Blog Published Successfully.....',
    ]);
    expect(await rowOf(heading)).toMatchObject({
      state: 'published',
      version: 1,
      slug: 'sixty-and-a-hundred-and-sixty',
      author: 'Rupa',
      is_sample: false,
      ...{ title: limits.n_blogTitle, meta_description: limits.n_blogMetaDescription },
    });
    const { rows } = await test.pool.query(
      `select actor_name, subject_name from activity where action = 'blog-written' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ actor_name: who.name, subject_name: heading }]);
  });

  it('accepts a draft and a schedule in Indian time, and requires a time for a schedule', async () => {
    const body = new URLSearchParams({ ...blog, n_blogHeading: 'A draft', n_blogState: 'draft' });
    const draft = await ask(`${blogs}/write_blog`, { method: 'POST', body });
    expect([draft.status, await draft.text()]).toEqual([200, 'Draft Saved Successfully.....']);
    // The text is the specified one alone; the staff's form learns the new blog's id beside it.
    expect(draft.headers.get('saved-id')).toBe(String((await rowOf('A draft')).id));
    expect(await write({ n_blogHeading: 'Later', n_blogState: 'scheduled' })).toEqual([
      422,
      'Choose the day and the time at which it is to be published.',
    ]);
    const later = { n_blogHeading: 'Later', n_blogState: 'scheduled', n_blogPublishAt: '2099-01-02T06:30' };
    expect(await write(later)).toEqual([200, 'Blog Scheduled for 2 Jan 2099, 06:30.....']);
    expect((await rowOf('Later')).publish_at.toISOString()).toBe('2099-01-02T01:00:00.000Z');
    const past = { ...later, n_blogHeading: 'Past', n_blogPublishAt: '2020-01-02T06:30' };
    expect(await write(past)).toEqual([422, pastTime]);
    const answer = await ask(`${blogs}/write_blog`, {
      method: 'POST',
      body: new URLSearchParams({ ...blog, ...past }),
    });
    expect(answer.headers.get('failure-code')).toBe('past_time');
    expect(await rowOf('Past')).toBeUndefined();
    expect(await write({ n_blogState: 'hidden' })).toEqual([422, 'Choose draft, scheduled or published.']);
  });

  it('removes unsafe HTML and names what it removed', async () => {
    const body = '<p onclick="a()">Safe <strong>words</strong></p><script>a()</script>';
    expect(await write({ n_blogHeading: 'Harm', n_blogBody: body })).toEqual([
      200,
      'Blog Published Successfully.....\nLeft out, because a page cannot safely show it: onclick, <script>.',
    ]);
    expect((await rowOf('Harm')).body_html).toBe('<p>Safe <strong>words</strong></p>');
  });

  it('accepts multipart, urlencoded and JSON under any content type, and ignores unknown fields', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...blog, n_blogHeading: 'Multipart', isSample: 'true' }))
      form.set(name, value);
    const multipart = await ask(`${blogs}/write_blog`, { method: 'POST', body: form });
    const json = await ask(`${blogs}/write_blog`, {
      method: 'POST',
      body: JSON.stringify({ ...blog, n_blogHeading: 'Json', version: 7, slug: 'mine' }),
    });
    expect([multipart.status, json.status]).toEqual([200, 200]);
    expect(await rowOf('Multipart')).toMatchObject({ is_sample: false });
    expect(await rowOf('Json')).toMatchObject({ version: 1, slug: 'json' });
  });
});

describe('GET blogs', () => {
  it('answers data, totalPages and totalBlogs, ten to a page, with the contract’s names', async () => {
    for (let count = 1; count <= 12; count++) await write({ n_blogHeading: `Listed ${count}` });
    const first = await read(`${blogs}/?page=1`);
    expect(Object.keys(first)).toEqual(['data', 'totalPages', 'totalBlogs']);
    const { rows } = await test.pool.query('select count(*)::int from blogs where deleted_at is null');
    expect([first.totalBlogs, first.totalPages]).toEqual([rows[0].count, Math.ceil(rows[0].count / 10)]);
    expect(first.data[0]).toStrictEqual({
      _id: expect.stringMatching(/^\d+$/),
      blogDate: '2026-11-15',
      blogTitle: blog.n_blogTitle,
      blogMetaDescription: blog.n_blogMetaDescription,
      blogHeading: 'Listed 12',
      blogAuthor: 'Rupa',
      blogBody: blog.n_blogBody,
      blogFeaturedImageLink: blog.n_featuredImageLink,
      blogFeaturedContent: blog.n_featuredContent,
    });
    const seen = [];
    for (let page = 1; page <= first.totalPages; page++)
      seen.push(...(await read(`${blogs}?page=${page}`)).data.map(({ _id }: { _id: string }) => _id));
    expect(new Set(seen).size).toBe(first.totalBlogs);
    expect(seen.length).toBe(first.totalBlogs);
  });

  it('answers the first or last page for a page number out of range', async () => {
    const { totalPages } = await read(blogs);
    expect(await read(`${blogs}?page=99999`)).toEqual(await read(`${blogs}?page=${totalPages}`));
    expect(await read(`${blogs}?page=-3`)).toEqual(await read(`${blogs}?page=1`));
    expect(await read(`${blogs}?page=x`)).toEqual(await read(blogs));
  });

  it('lists one tab, and finds words, beginnings of words and misspelt words', async () => {
    await write({ n_blogHeading: 'Kaziranga in March', n_blogBody: '<p>Grass, mist and rhinoceroses.</p>' });
    const headings = async (query: string) =>
      (await read(`${blogs}?${query}`)).data.map((row: { blogHeading: string }) => row.blogHeading);
    expect(await headings('shelf=draft')).toEqual(['A draft']);
    expect(await headings('search=kaziranga')).toEqual(['Kaziranga in March']);
    expect(await headings('search=KAZI+mar')).toEqual(['Kaziranga in March']);
    expect(await headings('search=rhinoceros')).toEqual(['Kaziranga in March']);
    expect(await headings('search=kazirnaga')).toEqual(['Kaziranga in March']);
    expect(await headings('search=kaziranga&shelf=draft')).toEqual([]);
    expect(await headings(`search=${encodeURIComponent("';:*&|!<->()\\ \0")}`)).toEqual([]);
  });

  it('lists matches in headings first', async () => {
    await write({ n_blogHeading: 'Sualkuchi', n_blogDate: '2026-01-01' });
    await write({
      n_blogHeading: 'Weaving',
      n_blogBody: '<p>Silk of Sualkuchi.</p>',
      n_blogDate: '2026-02-01',
    });
    const { data } = await read(`${blogs}?search=sualkuchi`);
    expect(data.map((row: { blogHeading: string }) => row.blogHeading)).toEqual(['Sualkuchi', 'Weaving']);
  });
});

describe('GET blog-update', () => {
  it('answers flag 1 and the fields, and flag 0 for a missing blog', async () => {
    await write({ n_blogHeading: 'To edit' });
    const { id } = await rowOf('To edit');
    expect(await read(`${blogs}/blog-update/?blgId=${id}`)).toStrictEqual({
      flag: '1',
      eBlgId: String(id),
      eBlgTitle: blog.n_blogTitle,
      eBlgMetaDescription: blog.n_blogMetaDescription,
      eBlgHeading: 'To edit',
      eBlgAuthor: 'Rupa',
      eBlgBody: blog.n_blogBody,
      eBlgFeaturedImageLink: blog.n_featuredImageLink,
      eBlgFeaturedContent: blog.n_featuredContent,
    });
    for (const query of ['?blgId=999999999', '?blgId=x', '', '?blgId=99999999999999999999'])
      expect(await read(`${blogs}/blog-update${query}`)).toStrictEqual({ flag: '0' });
  });
});

describe('POST blog-update', () => {
  it('refuses a past time and changes nothing, but edits a blog published long ago', async () => {
    await write({ n_blogHeading: 'Long ago', n_blogDate: '2020-01-02' });
    const { id } = await rowOf('Long ago');
    const past = { updteBlogState: 'scheduled', updteBlogPublishAt: '2020-01-02T06:30' };
    expect(await update(id, past)).toEqual([422, pastTime]);
    expect(await rowOf('Long ago')).toMatchObject({ id, version: 1, state: 'published' });
    const same = { updteBlogHeading: 'Long ago', updteBlogDate: '2020-01-02' };
    expect(await update(id, same)).toEqual([200, 'Blog Updated Successfully.....']);
    // A form that was opened while it was scheduled still sends the time along.
    const passed = { ...same, updteBlogState: 'published', updteBlogPublishAt: '2020-01-02T06:30' };
    expect(await update(id, passed)).toEqual([200, 'Blog Updated Successfully.....']);
    expect(await rowOf('Long ago')).toMatchObject({ version: 3, state: 'published', publish_at: null });
  });

  it('changes the given fields, keeps date, address and state, and answers a text', async () => {
    await write({ n_blogHeading: 'Before', n_blogState: 'draft' });
    const before = await rowOf('Before');
    expect(await update(before.id)).toEqual([200, 'Draft Saved Successfully.....']);
    expect(await update(before.id, { updteBlogState: 'published' })).toEqual([
      200,
      'Blog Updated Successfully.....',
    ]);
    expect(await rowOf('New heading')).toMatchObject({
      slug: 'before',
      blog_date: before.blog_date,
      title: 'New title',
      meta_description: 'New description',
      author: 'Bina',
      body_html: '<p>New words.</p>',
      featured_image: 'https://img.example/new.jpg',
      featured_content: 'New featured words.',
      version: 3,
      state: 'published',
    });
  });

  it('checks the same as write_blog', async () => {
    const { id } = await rowOf('New heading');
    expect(await update(id, { updteBlogHeading: '' })).toEqual([422, 'Type Heading.....']);
    expect(await update(id, { updteBlogBody: '<p></p>' })).toEqual([422, 'Type Blog Content.....']);
    expect(await update(id, { updteBlogTitle: 'x'.repeat(61) })).toEqual([
      422,
      'Limit the Title to 60 Characters.....',
    ]);
    expect(await update(id, { updteBlogDate: 'someday' })).toEqual([422, 'Type Date.....']);
    for (const unknown of ['', 'x', '999999999'])
      expect((await update(unknown))[1]).toBe('Something Went Wrong, Please Try Again.....');
  });

  it('refuses a save of an older version, and keeps both texts', async () => {
    await write({ n_blogHeading: 'Shared' });
    const { id } = await rowOf('Shared');
    expect((await update(id, { updteBlogVersion: '1', updteBlogHeading: 'First' }))[0]).toBe(200);
    expect(await update(id, { updteBlogVersion: '1', updteBlogHeading: 'Second' })).toEqual([
      409,
      expect.stringMatching(/^Another staff member has saved this/),
    ]);
    expect((await rowOf('First')).version).toBe(2);
    expect((await update(id, { updteBlogVersion: '2', updteBlogHeading: 'Second' }))[0]).toBe(200);
    const { rows } = await test.pool.query(
      `select version, saved_by, content->>'heading' as heading from revisions
       where kind = 'blog' and subject_id = $1 order by version`,
      [id],
    );
    expect(rows).toEqual([
      { version: 1, saved_by: who.name, heading: 'Shared' },
      { version: 2, saved_by: who.name, heading: 'First' },
      { version: 3, saved_by: who.name, heading: 'Second' },
    ]);
  });

  it('accepts one of fifty concurrent saves of the same version', async () => {
    await write({ n_blogHeading: 'Crowded' });
    const { id } = await rowOf('Crowded');
    const saves = Array.from({ length: 50 }, (_, count) =>
      update(id, { updteBlogVersion: '1', updteBlogHeading: `Crowd ${count}` }),
    );
    const statuses = (await Promise.all(saves)).map(([status]) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409 || status === 503)).toHaveLength(49);
  });
});

describe('POST blog-delete', () => {
  it('removes it from the site, keeps it for thirty days, and answers a text', async () => {
    await write({ n_blogHeading: 'To delete' });
    const { id } = await rowOf('To delete');
    expect(await send(`${blogs}/blog-delete/?id=${id}`, { n_blgDelId: String(id) })).toEqual([
      200,
      'Blog Deleted Successfully.....',
    ]);
    expect((await rowOf('To delete')).deleted_at).not.toBeNull();
    expect(await read(`${blogs}/blog-update/?blgId=${id}`)).toStrictEqual({ flag: '0' });
    expect(await send(`${blogs}/blog-delete/?id=${id}`)).toEqual([
      404,
      'Something Went Wrong, Please Try Again.....',
    ]);
  });

  it('accepts the id in the query or the body, but not two different ones', async () => {
    await write({ n_blogHeading: 'One id' });
    const { id } = await rowOf('One id');
    expect((await send(`${blogs}/blog-delete/?id=${id}`, { n_blgDelId: '1' }))[0]).toBe(422);
    expect((await send(`${blogs}/blog-delete`, { n_blgDelId: String(id) }))[0]).toBe(200);
    expect((await send(`${blogs}/blog-delete`))[0]).toBe(404);
  });
});
