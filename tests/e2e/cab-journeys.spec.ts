import type { Locator, Page } from '@playwright/test';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { cabBookPath, estimatorId, paths } from '#paths.ts';
import { fullOnly, someOrAll } from '../support/check-extent.ts';
import { askAxe } from './support/seen.ts';
import { expect, test } from './support/test.ts';

const tomorrow = daysAfter(dayInIndia(new Date()), 1);
const estimator = (page: Page) => page.locator(`#${estimatorId}`);
const field = (page: Page, label: string) => estimator(page).getByLabel(label, { exact: true });
const someName = () => `Asha ${crypto.randomUUID().slice(0, 8)}`;

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 640 };
const allWays = [
  { name: 'on a phone', viewport: phone, javaScriptEnabled: true },
  { name: 'on a desktop', viewport: wide, javaScriptEnabled: true },
  { name: 'on a phone without JavaScript', viewport: phone, javaScriptEnabled: false },
  { name: 'on a desktop without JavaScript', viewport: wide, javaScriptEnabled: false },
];
/** A desktop shows the same in another order. */
const ways = someOrAll(
  allWays.filter(({ viewport }) => viewport === phone),
  allWays,
);

/** Counts what a visitor does: every touch, and every field that needs the keyboard. */
class Visitor {
  taps = 0;
  typed = 0;

  async tap(target: Locator) {
    this.taps++;
    await target.click();
  }

  /** A choice in what the device shows for a day or a time. */
  async pick(target: Locator, value: string) {
    this.taps++;
    await target.fill(value);
  }

  async type(target: Locator, text: string) {
    this.typed++;
    await this.tap(target);
    await target.fill(text);
  }
}

for (const { name, viewport, javaScriptEnabled } of ways) {
  test.describe(name, () => {
    test.use({ viewport, javaScriptEnabled, hasTouch: viewport === phone });

    const request = async (page: Page, visitor: Visitor, car: string, price: string) => {
      const card = estimator(page).locator('.fare-car').filter({ hasText: car });
      await expect(card).toContainText(price);
      await visitor.tap(card.getByRole('link', { name: 'Request this cab' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Request this cab, ${price}`);
    };
    const send = async (page: Page, visitor: Visitor, price: string) => {
      const customer = someName();
      await visitor.type(page.getByLabel('Name', { exact: true }), customer);
      await visitor.type(page.getByLabel('Mobile number'), '98640 12345');
      await visitor.tap(page.getByRole('button', { name: `Request this cab, ${price}` }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request sent');
      return customer;
    };

    test('from the airport to Shillong at 14:00, four people', async ({ page, query }) => {
      const visitor = new Visitor();
      await page.goto(paths.home);
      if (javaScriptEnabled) {
        await visitor.tap(field(page, 'To'));
        await visitor.tap(page.getByRole('option', { name: 'Shillong 120 km' }));
      } else {
        await visitor.type(field(page, 'To'), 'shillong');
      }
      await visitor.pick(field(page, 'Time'), '14:00');
      if (!javaScriptEnabled)
        await visitor.tap(estimator(page).getByRole('button', { name: 'Show the fares' }));
      await request(page, visitor, 'SUV', '₹3,402');
      const customer = await send(page, visitor, '₹3,402');
      expect(visitor.taps).toBeLessThanOrEqual(9);
      // Without script there is no list to choose the place from.
      expect(visitor.typed).toBe(javaScriptEnabled ? 2 : 3);
      const [row] = await query('select trip from enquiries where name = $1', [customer]);
      expect(row?.trip).toMatchObject({
        ...{ toSlug: 'shillong', day: tomorrow, time: '14:00' },
        fare: { totalPaise: 340_200 },
      });
    });

    test('to Shillong and Sohra for three days', async ({ page, query }) => {
      const visitor = new Visitor();
      await page.goto(paths.guwahatiTaxi);
      await visitor.tap(estimator(page).getByText('Round trip'));
      await visitor.type(field(page, 'To'), 'Cherrapunji');
      await visitor.pick(field(page, 'Time'), '07:00');
      await visitor.pick(field(page, 'Back on'), daysAfter(tomorrow, 2));
      await visitor.tap(estimator(page).getByText('Add a stop').first());
      await visitor.type(field(page, 'Stop 1'), 'Shillong');
      // The list lies on the button until a place is picked.
      if (javaScriptEnabled) await visitor.tap(page.getByRole('option', { name: 'Shillong 100 km' }));
      await visitor.tap(estimator(page).getByRole('button', { name: 'Show the fares' }));
      await expect(
        estimator(page).getByText(
          '750 km included in 3 days: Shillong, Sohra and back are about 310 km. A car and driver kept for the trip are charged at least 250 km a day. Two single rides in the same car (Compact) cost ₹5,208 together, ₹4,242 less',
        ),
      ).toBeVisible();
      await request(page, visitor, 'Sedan', '₹11,025');
      await expect(page.getByText('Stops on the way')).toBeVisible();
      const customer = await send(page, visitor, '₹11,025');
      const [row] = await query('select trip from enquiries where name = $1', [customer]);
      expect(row?.trip).toMatchObject({
        toSlug: 'sohra',
        stops: ['Shillong'],
        fare: { totalPaise: 1_102_500 },
      });
    });

    test('to Tawang and back in a day is four days; one way has a night', async ({ page }) => {
      await page.goto(
        `${paths.cabFare}?trip=round-trip&from=guwahati&to=tawang&date=${tomorrow}&returnDate=${tomorrow}&time=06:00`,
      );
      await expect(
        estimator(page)
          .getByText(/29 h of driving do not fit into one day.* It takes 4 days: 2 days there and 2 back/)
          .last(),
      ).toBeVisible();
      await expect(estimator(page).locator('.fare-car')).toHaveCount(0);
      await estimator(page).getByRole('link', { name: '4 days from ₹12,600' }).click();
      await expect(estimator(page).locator('.fare-car').first()).toContainText('₹12,600');
      await estimator(page).getByText('One way').click();
      await estimator(page).getByRole('button', { name: 'Show the fares' }).click();
      await expect(
        estimator(page)
          .getByText(/About 14 h 30 min of driving: 2 days with a night on the way\./)
          .last(),
      ).toBeVisible();
      await expect(estimator(page).locator('.fare-car')).toHaveCount(4);
    });
  });
}

test('the button Back leads to the fares that were on the screen', async ({ page }) => {
  await page.goto(paths.home);
  await field(page, 'To').fill('Tezpur');
  await page.keyboard.press('Tab');
  await estimator(page).getByText('Round trip').click();
  const card = estimator(page).locator('.fare-car').first();
  await card.getByRole('link', { name: 'Request this cab' }).click();
  await expect(page).toHaveURL(/\/cab-fare\/book/);
  await page.goBack();
  await expect(estimator(page).getByRole('heading', { name: 'to Tezpur and back, 2 days' })).toBeVisible();
  await expect(field(page, 'To')).toHaveValue('Tezpur');
});

test('a trip that cannot be driven has no price, also when it is posted at once', async ({ page, query }) => {
  const hire = cabBookPath({ trip: 'local', from: 'shillong', car: 'suv', rates: '1', date: tomorrow });
  await page.goto(hire);
  await expect(page).toHaveURL(/\/cab-fare\?/);
  await expect(page.getByText('We do not hire cars by the hour in Shillong.').last()).toBeVisible();
  await expect(
    estimator(page).getByRole('link', { name: /^Guwahati to Shillong and back, in one day from ₹/ }),
  ).toBeVisible();
  const name = someName();
  const trips = {
    hire: 'trip=local&from=shillong',
    day: `trip=round-trip&from=guwahati&to=tawang&returnDate=${tomorrow}`,
    past: `trip=one-way&from=guwahati&to=shillong&time=00:00`,
  };
  for (const [kind, trip] of Object.entries(trips)) {
    const day = kind === 'past' ? daysAfter(tomorrow, -1) : tomorrow;
    const sent = await page.request.post(hire, {
      form: {
        ...{ n_name: `${name} ${kind}`, n_contactno: '98640 12345', page: paths.cabBook },
        trip: `${trip}&date=${day}&car=suv&rates=1`,
      },
      maxRedirects: 0,
    });
    expect(sent.status()).toBe(303);
  }
  const rows = await query(
    `select trip ->> 'car' as car, trip -> 'fare' as fare from enquiries where name like $1`,
    [`${name}%`],
  );
  expect(rows).toEqual([1, 2, 3].map(() => ({ car: 'suv', fare: null })));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in refusals and stops, ${colorScheme}`, fullOnly, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(
      `${paths.cabFare}?trip=round-trip&from=guwahati&to=Shilong Peek&stop1=Nongpoh&date=${tomorrow}`,
    );
    await field(page, 'Stop 1').click();
    await expect(page.getByRole('button', { name: 'Remove stop 1' })).toBeVisible();
    expect(await askAxe(page, {})).toEqual([]);
    await page.goto(`${paths.cabFare}?trip=local&from=London&date=${tomorrow}`);
    expect(await askAxe(page, {})).toEqual([]);
  });
}
