import type { Page } from '@playwright/test';
import { dateText, dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { cellOfDay } from '#domain/shared/typed-day.ts';
import { paths } from '#paths.ts';
import { csvLine } from '#platform/sheets/csv.ts';
import { zipOf } from '#platform/sheets/zip.ts';
import { bookingImportsPath } from '#staff-paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { desktop } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: desktop, trace: 'off' });

const inDays = (days: number) => daysAfter(dayInIndia(new Date()), days);
/** The number by which Excel stores a day. */
const serialOf = (day: string) => Date.parse(day) / 86_400_000 + 25_569;

/** A workbook as Excel saves it: texts shared between cells, days as numbers. */
function workbook(rows: (string | number)[][]): Buffer {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const cellOf = (cell: string | number) =>
    typeof cell === 'number' ? `<c s="1"><v>${cell}</v></c>` : `<c t="s"><v>${texts.indexOf(cell)}</v></c>`;
  return zipOf([
    {
      name: 'xl/workbook.xml',
      content: '<workbook><sheets><sheet name="Cars" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet><sheetData>${rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('')}</sheetData></worksheet>`,
    },
  ]);
}

const digits = (length: number) =>
  String(Math.random())
    .slice(2, 2 + length)
    .padEnd(length, '7');
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const popup = (page: Page) => page.getByRole('dialog');
const preview = (page: Page) => page.getByRole('region', { name: 'What the import would do' });

async function readFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const file = page.getByLabel('File (CSV or Excel)');
  await expect(file).toBeEnabled();
  await file.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Read the file' }).click();
}

test(
  'a car and a driver by hand, more cars from Excel and open bookings from CSV, and back',
  fullOnly,
  async ({ page, logIn }) => {
    const plates = ['AS 01 QA', 'AS 01 QB'].map((series) => `${series} ${digits(4)}`);
    const [ownPlate = '', newPlate = ''] = plates;
    const [driverPhone, driverName] = [`97060 ${digits(5)}`, `Bikash ${digits(5)}`];
    const [guest, guestPhone] = [`Sneha ${digits(5)}`, `98301 ${digits(5)}`];
    const files = { cars: `cars-${digits(6)}.xlsx`, bookings: `bookings-${digits(6)}.csv` };
    await logIn(page, 'Rupa Das');

    // A car whose insurance expires within 30 days is warned about; its model is added afterwards.
    await page.goto(paths.adminCars);
    await page.getByRole('button', { name: 'Add a car' }).click();
    await popup(page).getByLabel('Number plate').fill(ownPlate.toLowerCase());
    await popup(page).getByLabel('Type').selectOption('Sedan');
    await popup(page).getByLabel('City').selectOption('Guwahati');
    await popup(page).getByRole('group', { name: 'Insurance' }).getByLabel('Expires on').fill(inDays(10));
    await popup(page).getByRole('button', { name: 'Save' }).click();
    await expectSaid(page, `${ownPlate} is added.`);
    await expect(row(page, ownPlate)).toContainText('Insurance expires in 10 days');
    await page.getByRole('button', { name: `Change ${ownPlate}` }).click();
    await popup(page).getByLabel('Model').fill('Maruti Dzire');
    await popup(page).getByRole('button', { name: 'Save' }).click();
    await expectSaid(page, `${ownPlate} is changed.`);
    await expect(row(page, ownPlate)).toContainText('Sedan · Maruti Dzire');
    await expectSound(page);

    // A driver with a day off.
    await page.goto(paths.adminDrivers);
    await page.getByRole('button', { name: 'Add a driver' }).click();
    await popup(page).getByLabel('Name').fill(driverName);
    await popup(page).getByLabel('Phone').fill(driverPhone);
    await popup(page).getByLabel('City').selectOption('Guwahati');
    await popup(page).getByRole('button', { name: 'Save' }).click();
    await expectSaid(page, `${driverName} is added.`);
    await page.getByRole('button', { name: `Change ${driverName}` }).click();
    await popup(page).getByLabel('From').fill(inDays(20));
    await popup(page).getByLabel('To').fill(inDays(21));
    await popup(page).getByRole('button', { name: 'Add days off' }).click();
    await expect(popup(page).getByRole('listitem')).toContainText(dateText(inDays(20)));
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(row(page, driverName)).toContainText(dateText(inDays(20)));

    // Cars from Excel: one is there already, one has a wrong type, one is new.
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await readFile(
      page,
      files.cars,
      workbook([
        ['Vehicle No', 'Kind', 'Insurance valid upto'],
        [ownPlate, 'Sedan', ''],
        ['AS01ZZ1', 'Rocket', ''],
        [newPlate.replaceAll(' ', '-').toLowerCase(), 'SUV', serialOf(inDays(5))],
      ]),
    );
    await expectSaid(page, 'Choose which column holds: Type.');
    await page.getByLabel('Column “Kind”').selectOption('Type');
    await page.getByRole('button', { name: 'Read again' }).click();
    await expect(preview(page)).toContainText('1 car to add');
    await expect(preview(page)).toContainText(`Row 2, ${ownPlate}: ${ownPlate} is there already`);
    await expect(preview(page)).toContainText('Row 3, Type: “Rocket” is not one of our car types.');
    await expect(row(page, newPlate)).toContainText(dateText(inDays(5)));
    await expectSound(page);
    await page.getByRole('button', { name: 'Import 1 car' }).click();
    await expectSaid(page, 'Imported 1 car.');

    // Open bookings from CSV, with the car and the driver from above; a past one is refused.
    await page.getByRole('link', { name: 'Open bookings' }).click();
    await expect(page.getByRole('heading', { name: 'Open bookings from a list' })).toBeVisible();
    const header = [
      'Guest',
      'Mobile',
      'Date',
      'Time',
      'From',
      'To',
      'Vehicle',
      'Amount',
      'Advance',
      'Car no',
      'Driver no',
    ];
    const ride = (name: string, day: string) => [
      ...[name, guestPhone, cellOfDay(day), '6:30 AM', 'Guwahati', 'Shillong', 'Sedan', '2,100', '500'],
      ...[newPlate, driverPhone],
    ];
    const rows = [header, ride(guest, inDays(15)), ride(guest, inDays(-1))];
    await readFile(page, files.bookings, Buffer.from(`\uFEFF${rows.map(csvLine).join('')}`));
    await expect(preview(page)).toContainText('This pick-up is over. Only open bookings are imported.');
    await expectSound(page);
    await page.getByRole('button', { name: 'Import 1 booking' }).click();
    await expectSaid(page, 'Imported 1 booking.');

    await page.goto(`${paths.adminBookings}?search=${encodeURIComponent(guestPhone)}`);
    await page.getByRole('row').filter({ hasText: guest }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: guest })).toBeVisible();
    const duty = page.getByRole('region', { name: 'Guwahati to Shillong' });
    await expect(duty).toContainText('Assigned');
    await expect(duty).toContainText(newPlate);
    await expect(
      page.getByText(`Rupa Das imported the booking for ₹2,100 from the file ${files.bookings}.`),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Money', exact: true })).toContainText('₹1,600 due');

    // The car has a duty now, so the import of cars is undone after that of bookings.
    await page.goto(bookingImportsPath('cars'));
    const undo = (file: string) => page.getByRole('button', { name: `Undo the import of ${file}` });
    await expect(undo(files.bookings)).toBeEnabled();
    await undo(files.bookings).click();
    await expectSaid(page, 'Undone. Removed 1 booking and 1 customer.');
    await undo(files.cars).click();
    await expectSaid(page, 'Undone. Removed 1 car.');
    await page.goto(`${paths.adminCars}?search=${encodeURIComponent(newPlate)}`);
    await expect(page.getByText('Nothing matches.')).toBeVisible();
  },
);
