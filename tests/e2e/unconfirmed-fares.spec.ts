import { estimatorId, paths } from '#paths.ts';
import { expect, test } from './support/own-site.ts';

test('until an Admin confirms rates no figure is shown, and the trip is asked for', async ({
  page,
  query,
}) => {
  await page.goto(paths.guwahatiAirportTaxi);
  const estimator = page.locator(`#${estimatorId}`);
  await estimator.getByLabel('To', { exact: true }).click();
  await page.getByRole('option', { name: 'Shillong 120 km' }).click();
  await expect(estimator.getByText('Ask for the fare: a person answers')).toBeVisible();
  await expect(estimator.getByText('₹')).toHaveCount(0);
  const suv = estimator.locator('.fare-car').nth(2);
  await suv.locator('> summary').click();
  await suv.getByRole('link', { name: 'Ask for the fare' }).click();
  await expect(page.getByLabel('Message (optional)')).toHaveValue(/Shillong[\s\S]*Please tell me the fare\./);
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha');
  await page.getByLabel('Mobile No').fill('98640 12347');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you.')).toBeVisible();
  const [row] = await query(`select trip from enquiries where trip is not null`, []);
  expect(row?.trip).toMatchObject({ toSlug: 'shillong', km: 120, car: 'suv', fare: null });
});
