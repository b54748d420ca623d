import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { cabBookPath, paths } from '#paths.ts';
import { slipPath } from '#staff-paths.ts';
import { expect, test } from './support/test.ts';

const trip = {
  ...{ trip: 'one-way', from: 'guwahati-airport', to: 'shillong' },
  ...{ date: daysAfter(dayInIndia(new Date()), 3), time: '14:00', car: 'suv', rates: '1' },
};

/** What the visitor typed beside the trip, which has to reach the driver. */
const details = [/6E 481/, /Hotel Pine, Police Bazaar/, /^(People: )?5$/];

/** The first link of a mail, on the site that is tested. */
const pathIn = (text: string, path: string): string =>
  new RegExp(`${path}/[\\w-]+`).exec(text)?.[0] ?? `no link to ${path}`;

test('a request becomes a booking and a duty with everything that the visitor said', async ({
  page,
  browser,
  address,
  query,
  logIn,
  mailAbout,
}) => {
  const name = `Asha ${crypto.randomUUID().slice(0, 8)}`;
  const email = `asha-${crypto.randomUUID()}@purvai.example`;
  const visitor = await (await browser.newContext({ baseURL: address })).newPage();
  await visitor.goto(cabBookPath(trip));
  await visitor.getByLabel('Name', { exact: true }).fill(name);
  await visitor.getByLabel('Mobile number').fill('98640 12345');
  await visitor.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await visitor.getByLabel('People').fill('5');
  await visitor.getByLabel('Bags').fill('4');
  await visitor.getByLabel('Flight number').fill('6E 481');
  await visitor.getByLabel('Drop address').fill('Hotel Pine, Police Bazaar');
  await visitor.getByLabel('Remarks').fill('A child seat, please');
  await visitor.getByRole('group', { name: 'How shall we answer?' }).getByText('WhatsApp').click();
  await visitor.getByRole('button', { name: 'Request this cab, ₹3,402' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Request sent');
  const reference = (await visitor.getByText(/^PT-\w{6}$/).innerText()).trim();

  const acknowledged = await mailAbout(reference, email);
  await visitor.goto(pathIn(acknowledged.text, '/request'));
  await expect(visitor.getByText(reference).first()).toBeVisible();

  await logIn(page, 'Rupa Das');
  await page.goto(paths.adminMessages);
  await page.getByRole('link', { name }).first().click();
  for (const text of [...details, 'Write to me on WhatsApp', 'A child seat, please'])
    await expect(page.getByRole('region', { name: 'Message' }).getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'Make booking' }).click();
  await expect(page.getByRole('region', { name: 'Guwahati Airport (LGBI) to Shillong' })).toContainText(
    'Confirmed',
  );
  const [duty] = await query(
    `select duties.id::text, booking_id::text as "bookingId" from duties join bookings on bookings.id = booking_id
     join customers on customers.id = customer_id where customers.name = $1`,
    [name],
  );

  const booked = await mailAbout(`B${duty?.bookingId}`, email);
  for (const line of ['Flight or train: 6E 481', 'People: 5', 'Bags: 4', 'Total with GST: ₹3,402'])
    expect(booked.text.split('\n')).toContain(line);
  await visitor.goto(pathIn(booked.text, '/booking'));
  for (const text of details) await expect(visitor.getByText(text).first()).toBeVisible();

  await query(
    `with driver as (
       insert into drivers (name, phone_e164, city)
       values ('Bikash Kalita', '+9197' || lpad((random() * 99999999)::int::text, 8, '0'), 'guwahati') returning id)
     update duties set driver_id = driver.id from driver where duties.id = $1`,
    [duty?.id],
  );
  await page.goto(slipPath(String(duty?.id)));
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByText(`${paths.driver}/`, { exact: false }).first().innerText();
  const driver = await (await browser.newContext({ baseURL: address })).newPage();
  await driver.goto(new URL(link).pathname);
  for (const text of [...details, 'Guwahati Airport (LGBI)'])
    await expect(driver.getByText(text).first()).toBeVisible();
});
