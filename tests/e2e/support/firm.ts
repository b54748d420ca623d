import type { Page } from '@playwright/test';

/** Fills in what the settings say of the firm, without a photograph; the page of the settings is open. */
export async function fillFirm(page: Page): Promise<void> {
  const firm = page.getByRole('region', { name: 'Who visitors deal with' });
  await firm.getByLabel('Name of a contact').fill('Rupa Das');
  await firm.getByLabel('What the contact does').fill('Bookings');
  await firm.getByLabel('Legal name').fill('Purvai Travels Private Limited');
  await firm.getByLabel('Kind of registration').fill('Udyam');
  await firm.getByLabel('Registration number').fill('UDYAM-AS-00-0000000');
  await firm.getByLabel('Street address').fill('GS Road\nGuwahati 781005');
  await firm.getByLabel('Link to a map').fill('https://maps.example/purvai');
  await page.getByLabel('Ways to pay').fill('UPI or card');
  await page.getByLabel('Days until a refund').fill('7');
  await page.getByLabel('GSTIN').fill('18AABCU9603R1ZM');
}
