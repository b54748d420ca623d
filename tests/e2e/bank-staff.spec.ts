import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { csvLine } from '#platform/sheets/csv.ts';
import { firstOrAll } from '../support/check-extent.ts';
import { expect, test } from './support/own-site.ts';
import { expectSound } from './support/seen.ts';

// One database for all of them, one after the other.
test.describe.configure({ mode: 'default' });

const utr = () => String(Math.random()).slice(2, 14).padEnd(12, '7').replace(/^0/, '4');

const statement = (lines: readonly (readonly string[])[]) =>
  Buffer.from(
    [
      ['Account Number', '_00000012345678901'],
      ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
      ...lines,
      ['**This is a computer generated statement'],
    ]
      .map(csvLine)
      .join(''),
  );

async function send(page: Page, buffer: Buffer): Promise<void> {
  const file = page.locator('#bank-file');
  await expect(file).toBeEnabled();
  await file.setInputFiles({ name: 'November.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Add the statement' }).click();
}

const line = (page: Page, text: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(text) })
    .first();

// Each with an amount of its own, because what the one before was asked for stays.
for (const [place, viewport, rupees] of firstOrAll([
  ['a desktop', { width: 1440, height: 900 }, '11,111'],
  ['a phone', { width: 390, height: 844 }, '12,222'],
] as const)) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('a statement is matched by itself, by hand and not at all, and a match is undone', async ({
      page,
      logIn,
      query,
    }) => {
      const paise = Number(rupees.replace(',', '')) * 100;
      await query('truncate bank_files, bank_lines', []);
      const bookings = await query(
        `with customer as (insert into customers (name) values ('Meera Nair') returning id)
         insert into bookings (idempotency_key, customer_id, origin, kind, token_hash, token_encrypted, made_by, total_paise)
         select gen_random_uuid()::text, customer.id, 'hand', 'tour', sha256(gen_random_uuid()::text::bytea), '', 'Office', 7777700
         from customer, generate_series(1, 3) returning id::text`,
        [],
      );
      const [asked, one, other] = bookings.map(({ id }) => String(id));
      for (const [id, amount] of [
        [asked, 5_269_300],
        [one, paise],
        [other, paise],
      ])
        await query(
          `insert into payment_requests (booking_id, reference, part, amount_paise, token_hash, expires_at, idempotency_key, made_by,
             made_at)
           values ($1::bigint, 'B' || $1 || '-1', 'amount', $2, sha256(gen_random_uuid()::text::bytea), now() + interval '9 days',
             gen_random_uuid()::text, 'Office', '2026-11-17')`,
          [id, amount],
        );
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminMoneyBank);
      await expect(page.getByText('No statement has been added yet.').first()).toBeVisible();
      await expectSound(page);

      const file = statement([
        ['18/11/2026', '', `UPI/CR/${utr()}/MEERA/B${asked}-1`, '', '', '52,693.00', '1,52,693.00'],
        ['18/11/2026', '', `UPI/CR/${utr()}/TWO FIT`, '', '', `${rupees}.00`, '1,63,804.00'],
        ['19/11/2026', '', 'RENT NOVEMBER', '', '20,000.00', '', '1,43,804.00'],
        ['31/02/2026', '', 'WRONG DAY', '', '1.00', '', ''],
      ]);
      await send(page, file);
      await expect(page.getByText('3 lines added. 1 line matched.')).toBeVisible();
      await expect(page.getByText('Row 6, Date: “31/02/2026” is not a day.')).toBeVisible();
      await expect(page.getByText('3 lines, 1 matched, 2 to do').first()).toBeVisible();
      await expectSound(page);
      await send(page, file);
      await expect(page.getByText('All 3 lines were there already.')).toBeVisible();

      // Two bookings wait for this amount: staff choose.
      const open = line(page, 'TWO FIT');
      await expect(open.getByText('same amount')).toHaveCount(2);
      await open.getByRole('button', { name: new RegExp(`^Count it: B${other} `) }).click();
      await expect(page.getByText('Matched.', { exact: true }).first()).toBeVisible();
      await expect(page.getByText('TWO FIT')).toHaveCount(0);

      await line(page, 'RENT NOVEMBER').getByRole('button', { name: 'Set aside' }).click();
      const popup = page.getByRole('dialog');
      await popup.getByLabel('Why').fill('Rent of the office');
      await expectSound(page);
      await popup.getByRole('button', { name: 'Set aside' }).click();
      await expect(page.getByText('Nothing to do: every line is matched or set aside.')).toBeVisible();
      await page.getByRole('link', { name: 'Set aside' }).click();
      await expect(line(page, 'RENT NOVEMBER')).toContainText('Rent of the office');

      await page.getByRole('link', { name: 'Matched' }).click();
      await expect(line(page, 'MEERA/B')).toContainText(`B${asked}`);
      await expectSound(page);
      await line(page, 'TWO FIT').getByRole('button', { name: /^Undo/ }).click();
      await expect(popup).toContainText('is reversed on the booking');
      await expectSound(page);
      await popup.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('The line is open again.').first()).toBeVisible();
      await page.getByRole('link', { name: /^To do/ }).click();

      // More than the balance is asked about first.
      await query('update bookings set total_paise = 100000 where id = $1', [one]);
      await line(page, 'TWO FIT').getByLabel('Number of the booking').fill(`b${one}`);
      await line(page, 'TWO FIT').getByRole('button', { name: 'Count it', exact: true }).click();
      await expect(page.getByText(`₹${rupees} is more than the balance of ₹1,000.`)).toBeVisible();
      await expectSound(page);
      await line(page, 'TWO FIT').getByRole('button', { name: 'Count it all the same' }).click();
      await expect(page.getByText(`Counted for B${one}.`).first()).toBeVisible();
      await expect
        .poll(() =>
          query(
            'select id::text, received_paise::int as paise from bookings where id = any($1) order by id',
            [[asked, one, other]],
          ),
        )
        .toEqual([
          { id: asked, paise: 5_269_300 },
          { id: one, paise },
          { id: other, paise: 0 },
        ]);
    });
  });
}
