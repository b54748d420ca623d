import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { customerDataPath, paths } from '#paths.ts';
import { expect, test } from './support/own-site.ts';
import { expectSaid, expectSound } from './support/seen.ts';

// All tests of this file share one site, one after the other.
test.describe.configure({ mode: 'default' });

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** Two won, one lost, one waiting and one that is spam, over the last days. */
const addEnquiries = (query: Query) =>
  query(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no, received_at, first_response_at, stage,
       lost_reason, page, service, city, follow_up_at)
     select gen_random_uuid(), '', 'Asha Devi', '98640 12345', at, at + answered, stage, reason, page, 'Cabs', 'Delhi', due
     from (values
       (now() - interval '4 days', interval '4 minutes', 'confirmed', '', '/delhi-taxi', now() - interval '1 hour'),
       (now() - interval '3 days', interval '90 minutes', 'completed', '', '/delhi-taxi', null),
       (now() - interval '2 days', interval '10 minutes', 'lost', 'price', '/taxis', null),
       (now() - interval '1 day', null, 'new', '', '/taxis', now() + interval '1 hour'),
       (now() - interval '2 days', null, 'spam', '', '/contactus', null)
     ) as t(at, answered, stage, reason, page, due)`,
    [],
  );

type Table = { page: Page; name: string };
const rowIn = ({ page, name }: Table, header: string) =>
  page
    .getByRole('table', { name, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: header }) });

async function addCustomer(query: Query, name: string): Promise<string> {
  const [customer] = await query(
    `insert into people (name, phone_e164, email) values ($1, '+919864055555', 'canary@example.com') returning id`,
    [name],
  );
  const [enquiry] = await query(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no, phone_e164, email, message, person_id)
     values (gen_random_uuid(), '', $1, '98640 55555', '+919864055555', 'canary@example.com', 'A cab for ' || $1, $2)
     returning id`,
    [name, customer?.id],
  );
  await query(
    `insert into enquiry_events (enquiry_id, kind, detail) values ($1, 'note', jsonb_build_object('text', $2::text))`,
    [enquiry?.id, `${name} prefers mornings`],
  );
  return String(customer?.id);
}

for (const [place, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('the statistics show bars and tables', async ({ page, logIn, query }) => {
      await query('truncate enquiries cascade', []);
      await query('truncate enquiry_days, enquiry_days_changed', []);
      await addEnquiries(query);
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminDashboard);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi, Rupa Das');
      await expect(page.getByText('4 enquiries in 30 days, spam not counted')).toBeVisible();
      await expect(page.getByRole('link', { name: /1 New/ })).toHaveAttribute(
        'href',
        `${paths.adminMessages}?queue=new`,
      );
      await expect(page.getByRole('link', { name: /1 Overdue/ })).toBeVisible();

      const byDay = page.getByRole('table', { name: 'Enquiries by day' });
      await expect(byDay).toBeHidden();
      await page.getByText('Read as a table').click();
      await expect(byDay.getByRole('row')).toHaveCount(31);
      await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '7 days' }).click();
      await expect(page).toHaveURL(`${paths.adminDashboard}?days=7`);
      await expect(page.getByText('4 enquiries in 7 days')).toBeVisible();
      await expect(byDay.getByRole('row')).toHaveCount(8);
      await expect(rowIn({ page, name: 'By page' }, '/delhi-taxi')).toContainText('2');
      await expect(rowIn({ page, name: 'By source' }, 'Form')).toContainText('4');
      await expect(rowIn({ page, name: 'By city' }, 'Delhi')).toContainText('100%');
      await expect(rowIn({ page, name: 'By service' }, 'Cabs')).toContainText('4');
      const outcome = 'How the enquiries of these days stand';
      await expect(rowIn({ page, name: outcome }, 'Won')).toContainText('2');
      await expect(rowIn({ page, name: 'Why lost' }, 'Price')).toContainText('1');
      const times = 'Time to the first answer';
      await expect(rowIn({ page, name: times }, 'Median')).toContainText('10 min');
      await expect(rowIn({ page, name: times }, '90% within')).toContainText('1 h 30 min');
      await expect(rowIn({ page, name: times }, 'Within the target of 15 min')).toContainText('50%');
      await expectSound(page);
    });

    test('a change of the settings is on the public pages within seconds', async ({ page, logIn, query }) => {
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminSettings);
      const save = page.getByRole('button', { name: 'Save settings' });
      const office = page.getByLabel('Head office');
      const former = await office.inputValue();
      await page.getByLabel('Website').fill('www.purvai.example');
      await save.click();
      await expectSaid(page, 'Type the website with https:// before it.');
      await expect(page.getByLabel('Website')).toBeFocused();
      await expect(page.getByLabel('Website')).toHaveValue('www.purvai.example');
      await page.getByLabel('Website').fill('https://www.purvai.example');
      await office.fill('Fancy Bazar, Guwahati');
      // Another user's change since the form was opened.
      await query(`update site_settings set video_url = 'https://video.purvai.example/new'`, []);
      await save.click();
      await expectSaid(page, 'The settings are saved.');
      expect(await query('select video_url from site_settings', [])).toEqual([
        { video_url: 'https://video.purvai.example/new' },
      ]);
      await expectSound(page);

      await expect(async () => {
        await page.goto(paths.contact);
        await expect(page.getByRole('main')).toContainText('Fancy Bazar, Guwahati', { timeout: 500 });
      }).toPass({ timeout: 5000 });
      await page.goto(paths.activity);
      await expect(page.getByRole('row').filter({ hasText: 'changed the settings' }).first()).toContainText(
        `${former} → Fancy Bazar, Guwahati`,
      );
      await page.goto(paths.adminSettings);
      await office.fill(former);
      await save.click();
      await expectSaid(page, 'The settings are saved.');
      expect(await query('select head_office from site_settings', [])).toEqual([{ head_office: former }]);
    });

    test('a customer’s data is found, exported and erased', async ({ page, logIn, query }) => {
      const name = `Kanari ${crypto.randomUUID()}`;
      await query('truncate enquiries, people cascade', []);
      const id = await addCustomer(query, name);
      await logIn(page, 'Rupa Das');
      await page.goto(paths.customerData);
      await page.getByLabel('Number, e-mail or reference').fill('nobody@example.com');
      await page.getByRole('button', { name: 'Find' }).click();
      await expectSaid(page, 'No customer found.');
      await page.getByLabel('Number, e-mail or reference').fill('98640-55555');
      await page.getByRole('button', { name: 'Find' }).click();
      await expect(page).toHaveURL(customerDataPath(id));
      await expect(page.getByRole('main')).toContainText('canary@example.com');
      await expect(page.getByRole('main')).toContainText(`A cab for ${name}`);
      await expectSound(page);

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export' }).click(),
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

      for (const table of ['enquiries', 'people', 'enquiry_events', 'activity'])
        expect(
          await query(`select count(*)::int from ${table} t where t::text like $1`, [`%${name}%`]),
        ).toEqual([{ count: 0 }]);
      await page.goto(paths.activity);
      await expect(page.getByRole('main')).toContainText(`erased the data of`);
    });
  });
}
