import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { enquiryPath } from '#staff-paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { Pace, unfold } from './support/enquiry-page.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { test as base, expect } from './support/test.ts';

type Fixtures = {
  /** Adds open enquiries of one customer with these messages; returns their ids. */
  enquire(name: string, phoneE164: string, messages: string[]): Promise<string[]>;
};

const test = base.extend<Fixtures>({
  enquire: async ({ query }, use) =>
    use(async (name, phoneE164, messages) => {
      const [customer] = await query(
        `insert into customers (name, phone_e164) values ($1, $2) returning id::text`,
        [name, phoneE164],
      );
      const ids: string[] = [];
      for (const message of messages) {
        const [row] = await query(
          `with added as (
             insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, phone_e164, email,
               message, customer_id, follow_up_at)
             values (gen_random_uuid()::text, '', '', $1, $2, $2, '', $3, $4, now() + interval '15 minutes')
             returning id)
           insert into enquiry_events (enquiry_id, kind) select id, 'received' from added
           returning enquiry_id::text as id`,
          [name, phoneE164, message, customer?.id],
        );
        ids.push(String(row?.id));
      }
      return ids;
    }),
});

test.use({ trace: 'off' });

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
/** Five digits that no other test's number has. */
const someDigits = () => String(10_000 + Math.floor(Math.random() * 89_999));

const fact = (page: Page, label: string) =>
  page.getByRole('complementary', { name: 'Facts' }).getByRole('button', { name: new RegExp(`^${label}: `) });

async function editField(page: Page, label: string, text: string): Promise<void> {
  await fact(page, label).click();
  await page.getByLabel(label, { exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

const isWide = ({ width }: { width: number }) => width > 1000;

for (const viewport of firstOrAll([desktop, phone]))
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(
      'a number is found and corrected in 8 seconds, and the correction undone',
      fullOnly,
      async ({ page, logIn, enquire }) => {
        await logIn(page, 'Rupa Das');
        const [name, digits] = [unique('Sneha'), someDigits()];
        const [id = ''] = await enquire(name, `+9198640${digits}`, ['Is Paro open?']);
        await page.goto(`${paths.adminMessages}?search=${digits}`);
        const link = page.getByRole('link', { name, exact: true });
        await expect(link).toBeVisible();
        // Before hydration a click would load a document.
        await expect(page.getByRole('button', { name: 'Add an enquiry' })).toBeEnabled();
        const pace = new Pace(page);
        await pace.choose(link.click());
        await expect(page).toHaveURL(enquiryPath(id));
        if (!isWide(viewport)) await pace.choose(unfold(page, 'Customer'));
        await pace.choose(fact(page, 'Number').click());
        await pace.choose(page.getByLabel('Country of the number').selectOption('Bhutan'));
        await page.getByLabel('Number', { exact: true }).selectText();
        await pace.type(`177${digits}`);
        await pace.press('Enter');
        await expectSaid(page, 'Number changed.');
        expect(pace.seconds).toBeLessThanOrEqual(8);
        await expect(fact(page, 'Number')).toHaveText(
          `Bhutan +975 17 7${digits.slice(0, 1)} ${digits.slice(1, 3)} ${digits.slice(3)}`,
        );
        await expect(fact(page, 'Number')).toBeFocused();
        await page.getByRole('button', { name: 'Changes', exact: true }).click();
        await expect(
          page.getByText(`Rupa Das changed the number from India +91 98640 ${digits} to`),
        ).toBeVisible();
        await page
          .getByRole('button', { name: /^Undo: / })
          .last()
          .click();
        await expectSaid(page, '1 change undone.');
        await expect(fact(page, 'Number')).toHaveText(`India +91 98640 ${digits}`);
      },
    );

    test('two staff members edit one fact, and neither loses a word', async ({
      page,
      browser,
      address,
      logIn,
      enquire,
    }) => {
      const other = await (await browser.newContext({ baseURL: address, viewport })).newPage();
      await logIn(page, 'Rupa Das');
      await logIn(other, 'Bhaskar Roy');
      const [id = ''] = await enquire(unique('Anil'), `+9198641${someDigits()}`, ['To Tawang']);
      for (const one of [page, other]) {
        await one.goto(enquiryPath(id));
        await unfold(one, 'Trip');
        await fact(one, 'To').click();
        await one.getByLabel('To', { exact: true }).fill(one === page ? 'Tawang' : 'Bomdila');
      }
      await page.keyboard.press('Enter');
      await expectSaid(page, 'To changed.');
      await other.keyboard.press('Enter');
      await expectSaid(
        other,
        'Rupa Das changed it meanwhile. Your text is not saved yet. It is “Tawang” now.',
      );
      await expect(other.getByLabel('To', { exact: true })).toHaveValue('Bomdila');
      await other.keyboard.press('Enter');
      await expectSaid(other, 'To changed.');
      await expect(fact(page, 'To')).toHaveText('Bomdila');

      // A refused text stays in the field, and Escape brings the stored one back.
      await editField(page, 'Adults', 'two');
      await expectSaid(page, 'Type a whole number from 1 to 500.');
      await expect(page.getByLabel('Adults', { exact: true })).toHaveValue('two');
      await page.keyboard.press('Escape');
      await expect(fact(page, 'Adults')).toBeFocused();
      await expectSound(page);
      await other.context().close();
    });

    test(
      'a follow-up with a purpose in 3 seconds; two enquiries joined and unjoined',
      fullOnly,
      async ({ page, logIn, enquire }) => {
        await logIn(page, 'Rupa Das');
        const name = unique('Jaya');
        const [main = '', second = ''] = await enquire(name, `+9198642${someDigits()}`, [
          'Is Paro open in May?',
          'And what does Thimphu cost?',
        ]);
        await page.goto(enquiryPath(main));
        const followUp = page.getByRole('button', { name: /^Follow-up/ });
        await expect(followUp).toBeEnabled();
        const pace = new Pace(page);
        await pace.choose(followUp.click());
        await pace.choose(page.getByRole('button', { name: 'Send quote' }).click());
        await pace.choose(page.getByRole('button', { name: 'Tomorrow 10:00' }).click());
        await expect(followUp).toContainText('Tomorrow 10:00');
        await expect(followUp).toContainText('Send quote');
        expect(pace.seconds).toBeLessThanOrEqual(3);
        await followUp.click();
        await page.getByRole('button', { name: 'In three days' }).click();
        await expect(followUp).not.toContainText('Tomorrow');
        await expect(followUp).toContainText('Send quote');

        await unfold(page, 'Customer');
        await page.getByRole('button', { name: /^Join PT-/ }).click();
        await expectSaid(page, 'The enquiries are joined.');
        await expect(page.getByText('And what does Thimphu cost?')).toBeVisible();
        await expectSound(page);
        await page.goto(enquiryPath(second));
        await expect(page.getByText(/^This enquiry was joined into PT-/)).toBeVisible();
        await page.getByRole('button', { name: 'Unjoin' }).click();
        await expectSaid(page, 'The enquiries are separate again.');
        await expect(page.getByRole('button', { name: 'New', exact: true })).toHaveAttribute(
          'aria-current',
          'step',
        );
      },
    );

    test(
      'a call is taken in 10 seconds, and another one is added to it',
      fullOnly,
      async ({ page, query, logIn }) => {
        await logIn(page, 'Rupa Das');
        await page.goto(paths.adminMessages);
        const add = page.getByRole('button', { name: 'Add an enquiry' });
        await expect(add).toBeEnabled();
        const number = `98643${someDigits()}`;
        const popup = page.getByRole('dialog', { name: 'Add an enquiry' });
        const pace = new Pace(page);
        if (isWide(viewport)) await pace.press('c');
        else await pace.choose(add.click());
        await expect(popup.getByLabel('Number')).toBeFocused();
        await pace.type(number);
        await pace.press('Tab');
        await pace.type('Bina Devi');
        await pace.press('Tab');
        await pace.type('Cab to Shillong tomorrow');
        await pace.choose(popup.getByRole('button', { name: 'Add', exact: true }).click());
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bina Devi');
        expect(pace.seconds).toBeLessThanOrEqual(10);
        await expect(popup).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Contacted', exact: true })).toHaveAttribute(
          'aria-current',
          'step',
        );

        await page.goto(paths.adminDashboard);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(async () => {
          await page.keyboard.press('c');
          await expect(popup).toBeVisible({ timeout: 1000 });
        }).toPass();
        const known = popup.getByRole('region', { name: 'Known customers' });
        await page.keyboard.type(number.slice(0, 5));
        await expect(known).toBeHidden();
        await page.keyboard.type(number.slice(5, 9));
        await expect(known).toContainText('Bina Devi');
        await expect(known).toContainText('Contacted');
        await expectSound(page);
        await popup.getByLabel('Message').fill('Rather on Friday');
        await known.getByRole('button', { name: /^Add to this: PT-/ }).click();
        await expect(page.getByText('Rupa Das noted what the customer said (Call)')).toBeVisible();
        await expect(page.getByText('Rather on Friday')).toBeVisible();
        const [row] = await query(`select count(*)::int as count from enquiries where contact_no = $1`, [
          number,
        ]);
        expect(row).toEqual({ count: 1 });
      },
    );
  });

test(
  'a phone shows the composer first, and twelve events and a quote on 1,600 pixels',
  fullOnly,
  async ({ page, query, logIn, enquire }) => {
    await page.setViewportSize(phone);
    await logIn(page, 'Rupa Das');
    const [id = ''] = await enquire(unique('Meera'), `+9198644${someDigits()}`, [
      'Six days in Bhutan for two, flying from Bagdogra. Which month is best for the clear mountains?',
    ]);
    await query(
      `insert into enquiry_events (enquiry_id, kind, actor_name, detail, at)
     select $1, kind, 'Rupa Das', detail::jsonb,
       (((now() at time zone 'Asia/Kolkata')::date - days) + time '12:00' + n * interval '1 minute') at time zone 'Asia/Kolkata'
     from (values
       ('mail-sent', '{"to": "care@purvai.example"}', 2, 1),
       ('seen', '{}', 2, 2), ('reply-opened', '{"channel": "whatsapp", "title": "Hello"}', 2, 3),
       ('stage', '{"from": "new", "to": "contacted"}', 2, 4), ('note', '{"text": "Prefers a window"}', 2, 5),
       ('fact', '{"fact": "city", "from": "", "to": "Siliguri"}', 1, 1), ('fact', '{"fact": "adults", "from": "", "to": "2"}', 1, 2),
       ('follow-up', '{"to": "2026-12-01T04:30:00Z"}', 1, 3), ('quote-made', '{"version": "1", "totalPaise": "28098000"}', 1, 4),
       ('quote-opened', '{"version": "1"}', 1, 5)) as t(kind, detail, days, n)`,
      [id],
    );
    await query(
      `insert into quotes (enquiry_id, version, token_hash, lines, gst_percent, total_paise, valid_until, made_by)
     values ($1, 1, sha256(gen_random_uuid()::text::bytea), '[{"text": "Bhutan for two", "quantity": 1, "unitPaise": 26760000}]', 5,
       28098000, '2027-01-01', 'Rupa Das')`,
      [id],
    );
    // As staff come from another screen: the first one of a browser is without the brand's fonts.
    await page.goto(paths.adminDashboard);
    await page.waitForFunction(() => localStorage.getItem('fonts') !== null);
    await page.goto(enquiryPath(id));
    await expect(page.getByText('₹2,80,980').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1600);
    await expect(page.getByLabel('Text', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('+2 changes').first()).toBeVisible();
    await page.getByRole('link', { name: 'Note', exact: true }).click();
    await expect(page.getByLabel('New note')).toBeFocused();
  },
);
