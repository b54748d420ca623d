import { bypasses, mixtures } from './support/html-bypasses.ts';
import { expect, test } from './support/test.ts';

test('nothing that was stored as HTML runs, loads or covers anything in a real browser', async ({
  page,
  query,
}) => {
  const ran: string[] = [];
  page.on('dialog', async (dialog) => {
    ran.push(dialog.message());
    await dialog.dismiss();
  });
  const bodies = [...bypasses, ...mixtures(300)];
  const size = 25;
  for (let start = 0; start < bodies.length; start += size) {
    // Inserted without the service, like an old row or one of another program.
    await query('insert into blogs (slug, blog_date, heading, body_html) values ($1, $2, $3, $4)', [
      `stored-${start}`,
      '2000-01-01',
      'Stored',
      bodies
        .slice(start, start + size)
        .map((body) => `<p>${body}</p>`)
        .join('\n'),
    ]);
    const response = await page.goto(`/blog-page/stored-${start}`, { waitUntil: 'load' });
    expect(response?.status()).toBe(200);
    for (const link of await page.locator('.rich-text a').all()) {
      expect((await link.getAttribute('href')) ?? '').not.toMatch(/^\s*(java|data)/i);
    }
    const odd = page
      .locator('.rich-text')
      .locator('script, svg, math, style, iframe, form, input, [style], [class], [id]:not(h2)');
    await expect(odd).toHaveCount(0);
    // The ids of the headings are added by the page.
    for (const heading of await page.locator('.rich-text h2[id]').all()) {
      expect(await heading.getAttribute('id')).toMatch(/^part-[a-z0-9-]+$/);
    }
  }
  expect(ran).toEqual([]);
});
