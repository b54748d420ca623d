import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { enquiryPath } from '#staff-paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { unfold } from './support/enquiry-page.ts';
import { expect, test } from './support/own-site.ts';
import { anotherBrowser } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';

// One database for all of them, one after the other.
test.describe.configure({ mode: 'default' });

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** Only the sample rates, unconfirmed. */
async function unconfirmedSamples(query: Query): Promise<void> {
  await query('alter table rate_versions disable trigger rate_versions_unchanged', []);
  await query('delete from rate_versions where version > 1', []);
  await query(`update rate_versions set confirmed_at = null, confirmed_by = ''`, []);
  await query('alter table rate_versions enable trigger rate_versions_unchanged', []);
  await query(`alter sequence rate_versions_version_seq restart with 2`, []);
}

const trip = {
  ...{ trip: 'one-way', city: 'guwahati', from: 'Guwahati Airport (LGBI)', to: 'Shillong', car: 'suv' },
  ...{ fromSlug: 'guwahati-airport', toSlug: 'shillong', km: 120, day: '2026-12-01', time: '09:30' },
  ...{ returnDay: null, hours: null },
  fare: {
    carType: 'suv',
    trip: { city: 'guwahati', type: 'one-way', km: 120 },
    lines: [{ kind: 'distance', quantity: 120, ratePaise: 27_00, amountPaise: 3240_00 }],
    ...{ subtotalPaise: 3240_00, cgstPaise: 81_00, sgstPaise: 81_00, roundingPaise: 0, totalPaise: 3402_00 },
    totalInWords: 'Three thousand four hundred and two rupees',
    included: { km: 120, freeWaitingMinutes: 30 },
    extras: [{ kind: 'km', ratePaise: 20_00 }],
    tax: { sac: '9966', cgstBasisPoints: 250, sgstBasisPoints: 250 },
    ...{ rateVersion: 1, validUntil: '2099-11-23' },
  },
};

const oneWay = (page: Page, car: string) => page.getByLabel(`Guwahati, ${car}: One way, ₹ per km`);
const standing = (page: Page) => page.getByRole('region', { name: 'Rates', exact: true });
const versions = (page: Page) =>
  page
    .getByRole('region', { name: 'History' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

for (const [place, viewport] of firstOrAll([
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('rates are changed, seen against the old ones, saved and confirmed', async ({
      page,
      query,
      logIn,
    }) => {
      await unconfirmedSamples(query);
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminCabs);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cabs');
      await expect(standing(page)).toContainText('Visitors see no fare');
      await expectSound(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Rates/ })
        .click();
      await expect(page).toHaveURL(paths.adminRates);
      await expect(standing(page)).toContainText('Sample');
      await expectSound(page);

      await oneWay(page, 'Sedan').fill('21.50');
      await page.getByLabel('Note').fill('Fuel is dearer');
      await page.getByRole('button', { name: 'See what would change' }).click();
      await expect(page.getByRole('heading', { name: 'What would change' })).toBeFocused();
      const trips = page.getByRole('table', { name: 'Totals with GST of usual trips, old and new' });
      await expect(trips.getByRole('row')).toHaveCount(11);
      await expect(trips.getByRole('row', { name: /Guwahati – Shillong, one way/ })).toContainText(
        /₹1,995.*₹2,258.*\+13\.2%/,
      );
      await expectSound(page);

      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expectSaid(page, 'Version 2 is saved. Visitors see it once an Admin confirms it.');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(standing(page)).toContainText('Visitors see no fare');
      const [newest, first] = [versions(page).nth(0), versions(page).nth(1)];
      await expect(newest).toContainText(/Version 2.*Saved by Rupa Das.*Not confirmed.*Fuel is dearer/);
      await newest.getByText('One difference from version 1').click();
      await expect(newest).toContainText('Guwahati, Sedan: One way, ₹ per km: ₹19 → ₹21.50');
      await expect(first).toContainText('Sample');

      await newest.getByRole('button', { name: 'Confirm version 2' }).click();
      const popup = page.getByRole('dialog', { name: 'Confirm version 2?' });
      await expectSound(page);
      await popup.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expectSaid(page, 'Version 2 is confirmed.');
      await expect(standing(page)).toContainText('Visitors see version 2');
      await expect(newest).toContainText('Confirmed by Rupa Das');
      await expect(page.getByRole('button', { name: /^Confirm version/ })).toHaveCount(0);
      await page.goto(paths.activity);
      await expect(
        page
          .getByRole('row')
          .filter({ hasText: /Rupa Das/ })
          .filter({ hasText: /confirmed the rates of\s*version 2/ })
          .first(),
      ).toBeVisible();
      await expect(
        page
          .getByRole('row')
          .filter({ hasText: /Rupa Das/ })
          .filter({ hasText: /saved the rates as\s*version 2/ })
          .first(),
      ).toBeVisible();
    });

    test(
      'a version saved meanwhile is reported, and what was typed stays',
      fullOnly,
      async ({ page, browser, address, query, logIn }) => {
        await unconfirmedSamples(query);
        await logIn(page, 'Rupa Das');
        await page.goto(paths.adminRates);
        await oneWay(page, 'SUV').fill('29');
        await page.getByRole('button', { name: 'See what would change' }).click();
        await expect(page.getByRole('heading', { name: 'What would change' })).toBeFocused();

        const other = await anotherBrowser(browser, address);
        await logIn(other, 'Bhaskar Nath');
        await other.goto(paths.adminRates);
        await oneWay(other, 'Luxury').fill('65');
        await other.getByRole('button', { name: 'See what would change' }).click();
        await other.getByRole('button', { name: 'Save and confirm' }).click();
        await expectSaid(other, 'Version 2 is saved and confirmed.');
        await other.context().close();

        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expectSaid(page, 'Bhaskar Nath has saved version 2 in the meantime.');
        await expect(oneWay(page, 'SUV')).toHaveValue('29');
        await page.getByRole('button', { name: 'Start again from the newest version' }).click();
        await expect(oneWay(page, 'SUV')).toHaveValue('27');
        await expect(oneWay(page, 'Luxury')).toHaveValue('65');
      },
    );

    test('a car type and a city are added, filled with rates, put in order and deactivated', async ({
      page,
      query,
      logIn,
    }) => {
      await unconfirmedSamples(query);
      await query(`delete from car_types where code = 'tempo-traveller-12'`, []);
      await query(`delete from cities where code = 'bagdogra'`, []);
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminRates);
      await page.getByRole('link', { name: 'Car types' }).click();
      await page.getByRole('button', { name: 'Add a car type' }).click();
      const panel = page.getByRole('dialog');
      await panel.getByLabel('Name', { exact: true }).fill('Tempo Traveller 12');
      await panel.getByLabel('Seats').fill('120');
      await panel.getByLabel('Bags').fill('10');
      await panel.getByLabel('Examples').fill('Force Traveller or similar');
      await panel.getByRole('button', { name: 'Save' }).click();
      await expect(panel.getByRole('status')).toContainText('from 1 to 60');
      await expect(panel.getByLabel('Seats')).toBeFocused();
      await panel.getByLabel('Seats').fill('12');
      await panel.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, 'Tempo Traveller 12 is added.');
      const names = page.getByRole('table', { name: 'Car types, in their order' }).getByRole('rowheader');
      await expect(names).toHaveText(['Compact', 'Sedan', 'SUV', 'Luxury', 'Tempo Traveller 12']);
      const up = page.getByRole('button', { name: 'Move Tempo Traveller 12 up' });
      await up.press('Enter');
      await expectSaid(page, 'Tempo Traveller 12 is moved up.');
      await expect(names).toHaveText(['Compact', 'Sedan', 'SUV', 'Tempo Traveller 12', 'Luxury']);
      await expect(up).toBeFocused();
      await expectSound(page);

      await page.getByRole('link', { name: 'Cities' }).click();
      await page.getByRole('button', { name: 'Add a city' }).click();
      await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Bagdogra');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, 'Bagdogra is added.');
      await expectSound(page);

      await page.getByRole('link', { name: 'Rates', exact: true }).last().click();
      await page.getByLabel('Start', { exact: true }).last().selectOption('Tempo Traveller 12');
      await page.getByLabel('from the rates of').last().selectOption('SUV in Guwahati');
      await page.getByRole('button', { name: 'Fill in, Bagdogra' }).click();
      await expect(page.getByLabel('Bagdogra, Tempo Traveller 12: One way, ₹ per km')).toHaveValue('27');
      await page.getByRole('button', { name: 'See what would change' }).click();
      await expect(page.getByRole('heading', { name: 'What would change' })).toBeFocused();
      await page.getByRole('button', { name: 'Save and confirm' }).click();
      await expectSaid(page, 'Version 2 is saved and confirmed.');

      await page.getByRole('link', { name: 'Car types' }).click();
      await page.getByRole('button', { name: 'Change Tempo Traveller 12' }).click();
      await panel.getByRole('button', { name: 'Deactivate' }).click();
      const question = page.getByRole('dialog', { name: 'Deactivate Tempo Traveller 12?' });
      await expect(question).toContainText('no longer offer Tempo Traveller 12');
      await question.getByRole('button', { name: 'Deactivate' }).click();
      await expectSaid(page, 'Tempo Traveller 12 is deactivated.');
      const hidden = page.getByRole('region', { name: 'Deactivated' });
      await hidden.getByRole('button', { name: 'Change Tempo Traveller 12' }).click();
      await panel.getByRole('button', { name: 'Reactivate' }).click();
      await page
        .getByRole('dialog', { name: 'Reactivate Tempo Traveller 12?' })
        .getByRole('button', { name: 'Reactivate' })
        .click();
      await expectSaid(page, 'Tempo Traveller 12 is offered again.');
    });

    test(
      'the inbox and the enquiry show the trip with the fare that was seen',
      fullOnly,
      async ({ page, query, logIn }) => {
        const name = `Ritu ${crypto.randomUUID().slice(0, 8)}`;
        const [enquiry] = await query(
          `insert into enquiries (idempotency_key, fingerprint, name, contact_no, follow_up_at, trip)
         values (gen_random_uuid(), '', $1, '98640 12345', now() + interval '1 hour', $2) returning id`,
          [name, trip],
        );
        await logIn(page, 'Rupa Das');
        await page.goto(`${paths.adminMessages}?search=shillong`);
        const row = page.getByRole('row').filter({ hasText: name });
        await expect(row).toContainText('Guwahati Airport (LGBI) to Shillong · 1 Dec · SUV');
        await expect(row).toContainText('₹3,402');
        await expectSound(page);
        await row.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(enquiryPath(String(enquiry?.id)));
        await unfold(page, 'Trip');
        const panel = page.getByRole('region', { name: 'Trip' });
        await expect(panel).toContainText('1 Dec 2026, 09:30');
        await expect(panel).toContainText('₹3,402');
        await expect(panel.getByRole('link', { name: 'Version 1' })).toHaveAttribute(
          'href',
          paths.adminRates,
        );
        await panel.locator('summary').click();
        await expect(panel.getByRole('row', { name: '120 km at ₹27 ₹3,240' })).toBeVisible();
        await expectSound(page);

        const quotes = page.getByRole('region', { name: 'Quotes' });
        await quotes.getByRole('link', { name: 'New quote' }).click();
        await expect(page.getByLabel('Description', { exact: true })).toHaveValue(
          'SUV, Guwahati Airport (LGBI) to Shillong: 120 km at ₹27',
        );
        await expect(page.getByLabel('Quantity')).toHaveValue('120');
        await expect(page.getByLabel('Rate in ₹')).toHaveValue('₹27');
        await expect(page.getByText('Total with taxes: ₹3,402')).toBeVisible();

        await page.goto(paths.adminDashboard);
        await page.getByText('More figures').click();
        const byRoute = page.getByRole('table', { name: 'By route' });
        await expect(
          byRoute.getByRole('row', { name: /Guwahati Airport \(LGBI\) – Shillong/ }),
        ).toBeVisible();
        await expectSound(page);
      },
    );
  });
}

test('rates are for staff alone', fullOnly, async ({ page }) => {
  await page.goto(paths.adminRates);
  await expect(page).toHaveURL(paths.adminLogin);
});
