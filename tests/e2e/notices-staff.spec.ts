import type { Page } from '@playwright/test';
import { inboxAddress } from '#app/staff/enquiries/inbox/inbox-query.ts';
import { paths } from '#paths.ts';
import { enquiryPath } from '#staff-paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { wholeChromium } from './support/browsers.ts';
import { expect, test } from './support/own-site.ts';

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

test.use({ launchOptions: wholeChromium, trace: 'off', viewport: { width: 1440, height: 900 } });

async function enquire(query: Query, name: string): Promise<string> {
  const [added] = await query(
    `with added as (
       insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message, follow_up_at)
       values (gen_random_uuid()::text, '', '', $1, '98640 12345', '', 'Two days in Shillong',
         date_trunc('second', now()) + interval '15 minutes')
       returning id)
     select id::text, pg_notify('enquiries', json_build_object('enquiryId', id::text, 'isNew', true)::text)
     from added`,
    [name],
  );
  return String(added?.id);
}

/** Opens the inbox in a tab that the user does not look at, with notifications allowed. */
async function openInboxInBackground(page: Page) {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    document.hasFocus = () => false;
  });
  const opened = page.waitForResponse((response) => response.url().endsWith(paths.adminLive));
  // The newest first, so that what arrives is on the first page.
  await page.goto(inboxAddress({ queue: 'new', sort: 'newest' }));
  await opened;
}

const notices = (page: Page) =>
  page.evaluate(async () => {
    const [registration] = await navigator.serviceWorker.getRegistrations();
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map(({ title, body, data }) => [title, body, data]);
  });

test(
  'a new enquiry shows a notice, and an open inbox keeps no session alive',
  fullOnly,
  async ({ page, query, logIn }) => {
    await logIn(page, 'Hari Saikia');
    await openInboxInBackground(page);
    await query(
      `update staff_sessions set last_seen_at = now() - interval '20 minutes'
     where user_id = (select id from staff_users where name = $1)`,
      ['Hari Saikia'],
    );
    const id = await enquire(query, 'Indira Bora');
    await expect(page.getByRole('row').filter({ hasText: 'Indira Bora' })).toBeVisible();

    await expect
      .poll(() => notices(page))
      .toEqual([['New enquiry', 'From Indira', expect.stringContaining(enquiryPath(id))]]);
    expect(
      await query(
        `select last_seen_at < now() - interval '19 minutes' as idle from staff_sessions
       where user_id = (select id from staff_users where name = $1)`,
        ['Hari Saikia'],
      ),
    ).toEqual([{ idle: true }]);
  },
);

test('a burst of thirty enquiries is a few notices', fullOnly, async ({ page, query, logIn }) => {
  await logIn(page, 'Jitu Nath');
  await openInboxInBackground(page);
  let reloads = 0;
  page.on('request', (request) => {
    if (request.url().includes('.data')) reloads++;
  });
  for (let number = 1; number <= 30; number++) await enquire(query, `Kabita ${number}`);

  const titles = async () => (await notices(page)).map(([title]) => title).sort();
  await expect.poll(titles).toEqual(['27 new enquiries', 'New enquiry', 'New enquiry', 'New enquiry']);
  // Revalidations are batched over a quarter of a second, so there are fewer than enquiries.
  expect(reloads).toBeLessThan(30);
});

test(
  'the notice of an enquiry that arrives while the list is loading has its name',
  fullOnly,
  async ({ page, query, logIn }) => {
    await logIn(page, 'Mina Kalita');
    let id = '';
    // The list is loaded without the enquiry, and reaches the page after the message about it.
    await page.route(
      '**/*.data*',
      async (route) => {
        const response = await route.fetch();
        const isNextLoadPlanned = page.waitForRequest('**/check-user-session/**');
        id = await enquire(query, 'Lakshmi Deka');
        await isNextLoadPlanned;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await openInboxInBackground(page);
    await expect
      .poll(() => notices(page))
      .toEqual([['New enquiry', 'From Lakshmi', expect.stringContaining(enquiryPath(id))]]);
  },
);
