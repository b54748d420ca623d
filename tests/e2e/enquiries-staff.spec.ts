import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { enquiryPath } from '#staff-paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { composeNote, unfold } from './support/enquiry-page.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { test as base, expect } from './support/test.ts';

type Fixtures = {
  /** Adds an enquiry as a visitor; returns its id. */
  enquire(name: string, more?: Record<string, string>): Promise<string>;
};

const test = base.extend<Fixtures>({
  // Inserted as the call does, without the spam score, which other tests cover.
  enquire: async ({ query }, use) =>
    use(async (name, more = {}) => {
      const row = { contact_no: '98640 12345', email: '', message: 'Two days in Shillong', ...more };
      const [added] = await query(
        `with customer as (insert into customers (name, phone_e164, email) values ($1, $2, lower($4)) returning id),
              enquiry as (
                insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, phone_e164,
                  email, message, page, customer_id, follow_up_at)
                select gen_random_uuid()::text, '', '', $1, $3, $2, $4, $5, '/delhi-taxi', id,
                  date_trunc('second', now()) + interval '15 minutes' from customer
                returning id)
         select id::text, pg_notify('enquiries', json_build_object('enquiryId', id::text, 'isNew', true)::text)
         from enquiry`,
        [name, more.phone ?? '+919864012345', row.contact_no, row.email, row.message],
      );
      return String(added?.id);
    }),
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

/** Links to other sites are checked and not followed. */
const stayHere = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && !link.href.startsWith(location.origin)) event.preventDefault();
    }),
  );

test.use({ trace: 'off' });

for (const [place, viewport] of firstOrAll([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const)) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('two staff members see it live, one takes it, it becomes overdue', async ({
      page,
      browser,
      address,
      query,
      logIn,
      enquire,
    }) => {
      const other = await (await browser.newContext({ baseURL: address, viewport })).newPage();
      await logIn(page, 'Rupa Das');
      await logIn(other, 'Bhaskar Roy');
      const name = unique('Asha');
      for (const inbox of [page, other]) {
        const opened = inbox.waitForResponse((answer) => answer.url().endsWith(paths.adminLive));
        // The newest first, wherever others left enquiries that have waited longer.
        await inbox.goto(`${paths.adminMessages}?queue=all`);
        await opened;
      }
      const id = await enquire(name);
      for (const inbox of [page, other]) {
        await expect(row(inbox, name)).toBeVisible();
        await expectSaid(inbox, /new enquir/);
      }

      await row(page, name).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Assign to me', exact: true }).click();
      await expectSaid(page, '1 enquiry changed.');
      await expect(row(page, name)).toContainText('You');
      await expect(row(other, name)).toContainText('Rupa Das');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expectSaid(page, '1 change undone.');
      await expect(row(other, name)).toContainText('Unassigned');

      await query(`update enquiries set follow_up_at = now() - interval '30 days' where id = $1`, [id]);
      await page.getByRole('link', { name: /^Late/ }).click();
      await expect(row(page, name)).toContainText('4w late');
      await other.context().close();
    });

    test('an enquiry from note to lost, with an answer, and undone', async ({ page, logIn, enquire }) => {
      await logIn(page, 'Rupa Das');
      const name = unique('Bina');
      const id = await enquire(name);
      await page.goto(enquiryPath(id));
      const main = page.getByRole('main');
      await composeNote(page);
      await main.getByRole('button', { name: 'Add note' }).click();
      await expectSaid(page, 'Type a note.');
      await main.getByLabel('New note').fill('Wants a <b>sedan</b>\nfor two days');
      await main.getByRole('button', { name: 'Add note' }).click();
      await expectSaid(page, 'Note added.');
      await expect(main.getByRole('list').filter({ hasText: 'Wants a <b>sedan</b>' }).first()).toBeVisible();

      await main.getByRole('button', { name: 'Reply', exact: true }).click();
      await main.getByLabel('Saved reply').selectOption({ label: 'Sample: we have your enquiry' });
      const text = main.getByLabel('Text', { exact: true });
      await expect(text).toHaveValue(/^Hello Bina, this is Rupa Das of Purvai Travels\. .*PT-/);
      const chat = main.getByRole('link', { name: 'Open the reply in WhatsApp' });
      await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919864012345\?text=Hello%20Bina/);
      await stayHere(page);
      await chat.click();
      await expect(main.getByText('Rupa Das opened a reply in WhatsApp')).toBeVisible();
      await expect(main.getByText('moved the enquiry from New to Contacted')).toBeVisible();

      await main.getByRole('button', { name: /^Follow-up/ }).click();
      await page.getByRole('button', { name: 'Tomorrow 10:00' }).click();
      await expectSaid(page, '1 enquiry changed.');
      await expect(main.getByText(/set the follow-up to .*, 10:00/)).toBeVisible();

      await main.getByRole('button', { name: 'Won or lost' }).click();
      await page.getByRole('button', { name: 'No answer' }).click();
      await expect(main.getByText('Lost: No answer', { exact: true })).toBeVisible();
      await expect(main.getByText('This enquiry is closed')).toBeVisible();
      await main.getByRole('button', { name: 'Undo' }).click();
      await expectSaid(page, '1 change undone.');
      await expect(main.getByText('Lost: No answer', { exact: true })).toBeHidden();
    });

    test('many at once, spam and back', fullOnly, async ({ page, logIn, enquire }) => {
      await logIn(page, 'Rupa Das');
      const word = `w${crypto.randomUUID().slice(0, 8)}`;
      for (const name of ['One', 'Two', 'Three']) await enquire(`${name} ${word}`);
      await page.goto(`${paths.adminMessages}?search=${word}`);
      await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(3);
      await page.getByLabel('Select all on this page').check();
      await page.getByRole('button', { name: 'Stage', exact: true }).click();
      await page.getByRole('button', { name: 'Quoted' }).click();
      await expectSaid(page, '3 enquiries changed.');
      await expect(page.getByRole('row').filter({ hasText: 'Quoted' })).toHaveCount(3);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expectSaid(page, '3 changes undone.');

      await page.getByRole('button', { name: 'Clear selection' }).click();
      await row(page, `Two ${word}`).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Spam', exact: true }).click();
      await expectSaid(page, '1 enquiry changed.');
      await page.getByRole('link', { name: /^Spam/ }).click();
      await row(page, `Two ${word}`)
        .getByRole('button', { name: /^Not spam/ })
        .click();
      await expect(row(page, `Two ${word}`)).toBeHidden();
    });

    test(
      'by hand with a code, in a moment; found by its digits; two customers merged and unmerged',
      fullOnly,
      async ({ page, query, logIn, enquire }) => {
        await logIn(page, 'Rupa Das');
        const code = [...crypto.getRandomValues(new Uint8Array(4))]
          .map((byte) => '23456789ABCDEFGHJKMNPQRSTVWXYZ'[byte % 30])
          .join('');
        await query(
          `insert into contact_clicks (code, channel, page) values ($1, 'whatsapp', '/guwahati-taxi')`,
          [code],
        );
        const digits = String(10_000 + Math.floor(Math.random() * 80_000));
        const email = `${crypto.randomUUID()}@example.org`;
        const twin = unique('Chandra');
        await enquire(twin, { phone: `+9188${digits}000`, contact_no: `88${digits}000`, email });

        await page.goto(paths.adminMessages);
        await page.getByRole('button', { name: 'Add an enquiry' }).click();
        const popup = page.getByRole('dialog');
        await popup.getByRole('button', { name: 'Add', exact: true }).click();
        await expectSaid(page, 'Type the number.');
        await popup.getByLabel('Number').fill(`98765 ${digits}`);
        await popup.getByLabel('Name').fill('Dipak Nath');
        await popup.getByText('More details').click();
        await popup.getByLabel(/^Ref code/).fill(`Ref ${code.toLowerCase()}`);
        await expectSaid(page, 'The customer came from /guwahati-taxi.');
        await expect(popup.getByRole('radio', { name: 'WhatsApp' })).toBeChecked();
        await popup.getByRole('textbox', { name: /^E-mail/ }).fill(email);
        await popup.getByRole('button', { name: 'Add', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dipak Nath');
        const main = page.getByRole('main');
        await unfold(page, 'Source');
        await expect(main.getByText('/guwahati-taxi').first()).toBeVisible();

        // The mail address is the other customer's, so it stays theirs; a customer with the same number is offered for merging.
        await unfold(page, 'Customer');
        await expect(main.getByRole('heading', { name: 'Other enquiries of this customer' })).toBeVisible();
        await query(`insert into customers (name, email) values ('Chandra Again', $1)`, [email]);
        await page.reload();
        await main.getByRole('button', { name: 'Merge with Chandra Again' }).click();
        await expectSaid(page, 'The customers are merged.');
        await unfold(page, 'Customer');
        await main.getByRole('button', { name: 'Unmerge from Chandra Again' }).click();
        await expectSaid(page, 'The customers are unmerged.');
        await expect(main.getByText('unmerged the customer from Chandra Again')).toBeVisible();

        await page.goto(paths.adminMessages);
        for (const typed of [digits, `ref ${code}`, email]) {
          await page.getByRole('searchbox').fill(typed);
          await page.getByRole('button', { name: 'Search' }).click();
          await expect(row(page, 'Dipak Nath')).toBeVisible();
        }
      },
    );

    test('axe finds nothing on any screen', fullOnly, async ({ page, logIn, enquire }) => {
      await logIn(page, 'Rupa Das');
      const id = await enquire(unique('Esha'), { message: 'A long word '.repeat(40) });
      await page.goto(`${paths.adminMessages}?queue=all`);
      await expectSound(page, 'inbox');
      await page.getByRole('row').nth(1).getByRole('checkbox').check();
      await expectSound(page, 'bulk');
      await page.getByRole('button', { name: 'Stage', exact: true }).click();
      await expectSound(page, 'stages');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add an enquiry' }).click();
      await expectSound(page, 'add');
      // Before the script has taken over, what scrolls has no button that can take the focus.
      await page.goto(enquiryPath(id), { waitUntil: 'networkidle' });
      await expectSound(page, 'enquiry');
      await page.goto(paths.adminReplies, { waitUntil: 'networkidle' });
      await expectSound(page, 'replies');
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the keyboard goes through the list', async ({ page, logIn, enquire }) => {
    await logIn(page, 'Rupa Das');
    const word = `k${crypto.randomUUID().slice(0, 8)}`;
    for (const name of ['Older', 'Newer']) await enquire(`${name} ${word}`);
    await page.goto(`${paths.adminMessages}?search=${word}`);
    await expect(row(page, `Newer ${word}`).getByRole('checkbox')).toBeEnabled();
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: `Newer ${word}`, exact: true })).toBeFocused();
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: `Older ${word}`, exact: true })).toBeFocused();
    await page.keyboard.press('x');
    await expect(row(page, `Older ${word}`).getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('k');
    await page.keyboard.press('t');
    await expect(row(page, `Newer ${word}`)).toContainText('You');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('jkxt');
    await expect(page.getByRole('searchbox')).toHaveValue('jkxt');
    await page.getByRole('link', { name: `Newer ${word}`, exact: true }).focus();
    await page.keyboard.press('n');
    await expect(page.getByLabel('New note')).toBeFocused();
  });

  test('a server that cannot be reached loses nothing, and retrying returns to the same place', async ({
    page,
    logIn,
    enquire,
  }) => {
    await logIn(page, 'Rupa Das');
    const name = unique('Jaya');
    await enquire(name);
    await page.goto(`${paths.adminMessages}?queue=all`);
    // Before hydration a click would load a document, without the state for the way back.
    await expect(row(page, name).getByRole('checkbox')).toBeEnabled();
    await page.getByRole('link', { name, exact: true }).click();
    await composeNote(page);
    const note = page.getByLabel('New note');
    await note.fill('Wants two rooms');

    await page.route('**/*.data*', (route) => route.abort());
    await page.getByRole('button', { name: 'Add note' }).click();
    await expectSaid(page, 'The server could not be reached. Please try again.');
    await expect(note).toHaveValue('Wants two rooms');
    await page.unroute('**/*.data*');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expectSaid(page, 'Note added.');

    await page.getByRole('link', { name: 'All enquiries' }).click();
    await expect(page).toHaveURL(`${paths.adminMessages}?queue=all`);
  });

  test(
    'the found enquiries are exported, and the activity log has it',
    fullOnly,
    async ({ page, query, logIn, enquire }) => {
      await logIn(page, 'Rupa Das');
      const word = `c${crypto.randomUUID().slice(0, 8)}`;
      await enquire(`=Farid ${word}`, { message: 'One, "two"\nthree' });
      await page.goto(`${paths.adminMessages}?search=${word}`);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Export as CSV' }).click();
      const stream = await (await download).createReadStream();
      const text = Buffer.concat(await stream.toArray()).toString('utf8');
      expect(text.startsWith('\uFEFFReference,')).toBe(true);
      expect(text).toContain(`,'=Farid ${word},'+919864012345,,"One, ""two""\nthree",`);
      expect(
        await query('select 1 as noted from activity where action = $1 and detail::text not like $2', [
          'enquiries-exported',
          `%${word}%`,
        ]),
      ).toEqual([{ noted: 1 }]);
    },
  );

  test(
    'the stream needs a session, and the page shows when the session has ended',
    fullOnly,
    async ({ page, query, logIn }) => {
      expect((await page.request.get(paths.adminLive)).status()).toBe(401);
      const name = unique('Gita');
      await logIn(page, name);
      await page.goto(paths.adminMessages);
      await query(
        `update staff_sessions set ended_at = now(), end_reason = 'ended-by-admin'
       where user_id = (select id from staff_users where name = $1)`,
        [name],
      );
      await expect(page.getByRole('dialog', { name: 'Log in again' })).toBeVisible();
      await expect(page).toHaveURL(paths.adminMessages);
    },
  );
});
