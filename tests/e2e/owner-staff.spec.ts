import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { customerDataPath } from '#staff-paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/own-site.ts';
import { expectSaid, expectSound } from './support/seen.ts';

// All tests of this file share one site, one after the other.
test.describe.configure({ mode: 'default' });

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/**
 * Two won, one lost, one waiting and one that is spam, over the last days. Owner, page, city and service are the test's
 * own, because other files have enquiries on the same site.
 */
const addEnquiries = (query: Query, owner: string, tag: string) =>
  query(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no, received_at, first_response_at, stage,
       lost_reason, page, service, city, follow_up_at, owner_id)
     select gen_random_uuid(), '', 'Asha Devi', '98640 12345', at, at + answered, stage, reason, page, 'Cabs ' || $2,
       'Delhi ' || $2, due, $1
     from (values
       (now() - interval '4 days', interval '4 minutes', 'confirmed', '', '/delhi-' || $2, now() - interval '1 hour'),
       (now() - interval '3 days', interval '90 minutes', 'completed', '', '/delhi-' || $2, null),
       (now() - interval '2 days', interval '10 minutes', 'lost', 'price', '/taxis', null),
       (now() - interval '1 day', null, 'new', '', '/taxis', now() + interval '1 hour'),
       (now() - interval '2 days', null, 'spam', '', '/contactus', null)
     ) as t(at, answered, stage, reason, page, due)`,
    [owner, tag],
  );

type Table = { page: Page; name: string };
const rowIn = ({ page, name }: Table, header: string) =>
  page
    .getByRole('table', { name, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: header }) });

/** On a phone the breakdowns are folded. */
async function openPanels(page: Page): Promise<void> {
  for (const button of await page.getByRole('main').locator('section h2 button:visible').all())
    await button.click();
}

type Person = { name: string; number: string; email: string };

async function addCustomer(query: Query, { name, number, email }: Person): Promise<string> {
  const [customer] = await query(
    `insert into customers (name, phone_e164, email) values ($1, '+91' || $2, $3) returning id`,
    [name, number, email],
  );
  const [enquiry] = await query(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no, phone_e164, email, message, customer_id)
     values (gen_random_uuid(), '', $1, $2, '+91' || $2, $3, 'A cab for ' || $1, $4) returning id`,
    [name, number, email, customer?.id],
  );
  await query(
    `insert into enquiry_events (enquiry_id, kind, detail) values ($1, 'note', jsonb_build_object('text', $2::text))`,
    [enquiry?.id, `${name} prefers mornings`],
  );
  return String(customer?.id);
}

for (const [place, viewport] of firstOrAll([
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('the statistics show bars and tables', fullOnly, async ({ page, logIn, query }) => {
      const tag = crypto.randomUUID().slice(0, 8);
      await logIn(page, `Rupa ${tag}`);
      const [rupa] = await query('select id::text from staff_users where name = $1', [`Rupa ${tag}`]);
      const owner = String(rupa?.id);
      await addEnquiries(query, owner, tag);
      await page.goto(paths.adminDashboard);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hi, Rupa ${tag}`);
      await page.getByText('More figures').click();
      await expect(rowIn({ page, name: 'By page' }, `/delhi-${tag}`)).toContainText('2');
      await expect(rowIn({ page, name: 'By city' }, `Delhi ${tag}`)).toContainText('4');
      await expect(rowIn({ page, name: 'By service' }, `Cabs ${tag}`)).toContainText('4');

      await page.goto(`${paths.adminDashboard}?owner=${owner}`);
      await expect(page.getByRole('link', { name: /1 Waiting over 15 min/ })).toHaveAttribute(
        'href',
        `${paths.adminMessages}?queue=new&owner=${owner}`,
      );
      await expect(page.getByRole('link', { name: /1 Late/ })).toBeVisible();

      await openPanels(page);
      await expect(page.getByText('4 enquiries in 30 days, spam not counted')).toBeVisible();
      const byDay = page.getByRole('table', { name: 'Enquiries by day' });
      await expect(byDay).toBeHidden();
      await page.getByText('Read as a table').click();
      await expect(byDay.getByRole('row')).toHaveCount(31);
      await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '7 days' }).click();
      await expect(page).toHaveURL(`${paths.adminDashboard}?days=7&owner=${owner}`);
      await expect(page.getByText('4 enquiries in 7 days')).toBeVisible();
      await expect(byDay.getByRole('row')).toHaveCount(8);
      await page.getByText('More figures').click();
      await expect(rowIn({ page, name: 'Won by source' }, 'Form')).toContainText('4250%');
      const outcome = 'How the enquiries of these days stand';
      await expect(rowIn({ page, name: outcome }, 'Won')).toContainText('2');
      await expect(rowIn({ page, name: 'Why lost' }, 'Price')).toContainText('1');
      const times = 'Time to the first answer';
      await expect(rowIn({ page, name: times }, 'Median')).toContainText('10 min');
      await expect(rowIn({ page, name: times }, '90% within')).toContainText('1 h 30 min');
      await expect(rowIn({ page, name: times }, 'Within the target of 15 min')).toContainText('50%');
      await expectSound(page);

      await page.getByRole('link', { name: '2 won from Form' }).click();
      await expect(page).toHaveURL(/queue=all&stage=confirmed.*&source=form&age=within-7$/);
      await expect(page.locator('[data-enquiry]')).toHaveCount(2);
    });

    test('a change of the settings is on the public pages within seconds', async ({ page, logIn, query }) => {
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminSettings);
      const save = page.getByRole('button', { name: 'Save settings' });
      const office = page.getByLabel('Head office');
      const former = await office.inputValue();
      const mail = page.getByLabel('Mail to the customer when any other enquiry arrives');
      await expect(mail).toHaveValue('false');
      await page.getByLabel('Website').fill('www.purvai.example');
      await save.click();
      await expectSaid(page, 'Type the website with https:// before it.');
      await expect(page.getByLabel('Website')).toBeFocused();
      await expect(page.getByLabel('Website')).toHaveValue('www.purvai.example');
      await page.getByLabel('Website').fill('https://www.purvai.example');
      await office.fill('Fancy Bazar, Guwahati');
      await mail.selectOption('Send a mail');
      // Another user's change since the form was opened.
      await query(`update site_settings set video_url = 'https://video.purvai.example/new'`, []);
      await save.click();
      await expectSaid(page, 'The settings are saved.');
      expect(await query('select video_url, acknowledges_enquiries from site_settings', [])).toEqual([
        { video_url: 'https://video.purvai.example/new', acknowledges_enquiries: true },
      ]);
      await expectSound(page);

      await expect(async () => {
        await page.goto(paths.contact);
        await expect(page.getByRole('main')).toContainText('Fancy Bazar, Guwahati', { timeout: 500 });
      }).toPass();
      await page.goto(paths.activity);
      await expect(page.getByRole('row').filter({ hasText: 'changed the settings' }).first()).toContainText(
        `${former} → Fancy Bazar, Guwahati`,
      );
      await page.goto(paths.adminSettings);
      await office.fill(former);
      await mail.selectOption('Send no mail');
      await save.click();
      await expectSaid(page, 'The settings are saved.');
      expect(await query('select head_office, acknowledges_enquiries from site_settings', [])).toEqual([
        { head_office: former, acknowledges_enquiries: false },
      ]);
    });

    test(
      'what proves the firm is on the public pages once it is filled in',
      fullOnly,
      async ({ page, logIn, query }) => {
        await logIn(page, 'Rupa Das');
        await page.goto(paths.adminSettings);
        const save = page.getByRole('button', { name: 'Save settings' });
        const map = page.getByLabel('Link to a map');
        await page.getByLabel('Legal name').fill('Purvai Journeys LLP');
        await page.getByLabel('Kind of registration').fill('Udyam');
        await page.getByLabel('Registration number').fill('UDYAM-AS-00-0000000');
        await page.getByLabel('Street address').fill('Second floor, GS Road\nGuwahati 781005');
        await page.getByLabel('Office hours').fill('Mon to Sat 10:00 to 19:00');
        await page.getByLabel('Name of a contact').fill('Rupa Das');
        await page.getByLabel('What the contact does').fill('Plans trips');
        await page.getByLabel('How refunds work').fill('To the account that you paid from, in seven days.');
        await map.fill('http://maps.example/office');
        await save.click();
        await expectSaid(page, 'Type the link of the map with https:// before it.');
        await expect(map).toBeFocused();
        await map.fill('https://maps.example/office');
        await save.click();
        await expectSaid(page, 'The settings are saved.');
        await expectSound(page);

        // Two taps from the home page: the footer, then what the page itself shows.
        for (const name of ['About Us', 'Contact Us']) {
          await expect(async () => {
            await page.goto(paths.home);
            await page.getByRole('contentinfo').getByRole('link', { name }).click();
            await expect(page.getByText('Purvai Journeys LLP')).toBeVisible({ timeout: 500 });
          }).toPass();
          const main = page.getByRole('main');
          for (const text of ['Guwahati 781005', 'UDYAM-AS-00-0000000', 'Mon–Sat 10:00–19:00', 'Plans trips'])
            await expect(main.getByText(text)).toBeVisible();
          const mapLink = main.getByRole('link', { name: 'Show the office on a map' });
          await expect(mapLink).toHaveAttribute('href', 'https://maps.example/office');
          await expectSound(page);
        }
        const data = await page.locator('script[type="application/ld+json"]').textContent();
        expect(JSON.parse(data ?? '')['@graph'][0]).toMatchObject({
          legalName: 'Purvai Journeys LLP',
          openingHours: ['Mo-Sa 10:00-19:00'],
        });
        await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of booking' }).click();
        await expect(page.getByText('To the account that you paid from, in seven days.')).toBeVisible();
        await expectSound(page);
        await query(
          `update site_settings set (legal_name, registration_kind, registration_no, street_address, map_url,
           office_hours, contact_name, contact_role, refund_terms) = ('', '', '', '', '', '', '', '', '')`,
          [],
        );
      },
    );

    test('a customer’s data is found, exported and erased', async ({ page, logIn, query }) => {
      const name = `Kanari ${crypto.randomUUID()}`;
      const number = `70${String(Date.now()).slice(-8)}`;
      const email = `canary-${number}@example.com`;
      const id = await addCustomer(query, { name, number, email });
      await logIn(page, 'Rupa Das');
      await page.goto(paths.customerData);
      await page.getByLabel('Number, e-mail, reference or booking number').fill('nobody@example.com');
      await page.getByRole('button', { name: 'Find' }).click();
      await expectSaid(page, 'No customer found.');
      await page
        .getByLabel('Number, e-mail, reference or booking number')
        .fill(`${number.slice(0, 5)}-${number.slice(5)}`);
      await page.getByRole('button', { name: 'Find' }).click();
      await expect(page).toHaveURL(customerDataPath(id));
      await expect(page.getByRole('main')).toContainText(email);
      await expect(page.getByRole('main')).toContainText(`A cab for ${name}`);
      await expectSound(page);

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export as JSON' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`person-${id}.json`);
      const data = JSON.parse(await readFile(await download.path(), 'utf8'));
      expect(data.enquiries[0].message).toBe(`A cab for ${name}`);
      expect(data.events[0].detail.text).toBe(`${name} prefers mornings`);

      await page.getByRole('button', { name: 'Erase…' }).click();
      const popup = page.getByRole('dialog', { name: `Erase ${name}` });
      await expect(popup).toContainText('Name, number, e-mail, messages, notes');
      await expectSound(page);
      await popup.getByLabel(/to confirm$/).fill('another name');
      await popup.getByRole('button', { name: 'Erase for good' }).click();
      await expectSaid(page, 'Type the name or the reference as it stands above.');
      await popup.getByLabel(/to confirm$/).fill(name);
      await popup.getByRole('button', { name: 'Erase for good' }).click();
      await expectSaid(page, 'The customer’s data is erased.');
      await expect(popup).toBeHidden();
      await expect(page.getByRole('main')).not.toContainText(name);
      await expect(page.getByRole('button', { name: 'Erase…' })).toHaveCount(0);
      await expectSound(page);

      for (const table of ['enquiries', 'customers', 'enquiry_events', 'activity'])
        expect(
          await query(`select count(*)::int from ${table} t where t::text like $1`, [`%${name}%`]),
        ).toEqual([{ count: 0 }]);
      await page.goto(paths.activity);
      await expect(page.getByRole('main')).toContainText(`erased the data of`);
    });
  });
}
