import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type ActionResult, done, refused } from '#app/staff/forms/action-result.ts';
import type { CabChoices } from '#domain/fares/cab-names.ts';
import type { RatePreview } from '#domain/fares/rates/rate-staff-service.ts';
import { typedFromRates } from '#domain/fares/rates/rates-input.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import { paths } from '#paths.ts';
import { renderAt } from '../../../../../tests/support/component-board.tsx';
import { press } from '../../../../../tests/support/component-keys.ts';
import { someCabs, someCodes } from '../../../../../tests/support/some-cabs.ts';
import { RatesForm } from './rates-form.tsx';
import { type PreviewView, toPreviewView } from './rates-view.ts';

const day = '2026-12-01';
const typed = typedFromRates(sampleRates, someCodes);
const opened = { typed, basedOn: 7, validFrom: day, minValidFrom: day };

const dearer: RatePreview = {
  against: 7,
  replacedBy: undefined,
  differences: [
    { item: { of: 'card', city: 'guwahati', car: 'sedan', item: 'oneWay.perKm' }, from: 19_00, to: 21_50 },
  ],
  trips: [
    {
      key: 'guwahati-shillong',
      trip: { city: 'guwahati', type: 'one-way', km: 100 },
      totals: [
        { car: 'compact', was: 1700_00, becomes: 1700_00 },
        { car: 'sedan', was: 1995_00, becomes: 2258_00 },
        { car: 'suv', was: undefined, becomes: 2835_00 },
        { car: 'luxury', was: 6000_00, becomes: 5700_00 },
      ],
    },
  ],
};

type Answer = ActionResult<PreviewView | undefined>;
type Options = { isAdmin?: boolean; saving?: () => Answer; cabs?: CabChoices };

/** The form with a server of its own, which previews the same to everyone. */
async function openRates({
  isAdmin = true,
  saving = () => done('Saved.', undefined),
  cabs = someCabs,
}: Options = {}) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const seen = { sent, saved: '', startedAgain: 0 };
  function Page() {
    const [isDirty, setDirty] = useState(false);
    return (
      <RatesForm
        opened={opened}
        cabs={cabs}
        isAdmin={isAdmin}
        isDirty={isDirty}
        onDirty={setDirty}
        onSaved={(text) => {
          setDirty(false);
          seen.saved = text;
        }}
        onStartAgain={() => {
          seen.startedAgain += 1;
        }}
      />
    );
  }
  await renderAt(paths.adminRates, [
    {
      path: paths.adminRates,
      loader: () => null,
      Component: Page,
      action: async ({ request }): Promise<Answer> => {
        const fields = Object.fromEntries(await request.formData());
        sent.push(fields);
        return fields.intent === 'preview' ? done('', toPreviewView(dearer, day, someCabs)) : saving();
      },
    },
  ]);
  await expect.element(see()).toBeEnabled();
  return seen;
}

const cell = (car: string, item = 'One way, ₹ per km') => page.getByLabelText(`Guwahati, ${car}: ${item}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const see = () => button('See what would change');
const preview = () => page.getByRole('heading', { name: 'What would change' });
const said = (text: string) => expect.element(page.getByRole('status')).toMatchTextContent(text);
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('the keys of the grid', () => {
  it('go from cell to cell, and select what is there', async () => {
    const { sent } = await openRates();
    await cell('Compact').click();
    const ways = [
      ['<Enter>', 'Sedan', 'One way, ₹ per km'],
      ['<ArrowRight>', 'Sedan', 'One way, minimum km'],
      ['<ArrowUp>', 'Compact', 'One way, minimum km'],
      ['<ArrowUp>', 'Compact', 'One way, minimum km'],
      ['<ArrowDown>', 'Sedan', 'One way, minimum km'],
      ['<Shift+Enter>', 'Compact', 'One way, minimum km'],
    ] as const;
    for (const [key, car, item] of ways) {
      await press(key);
      expect(focused()).toBe(`Guwahati, ${car}: ${item}`);
    }
    await press('15');
    await expect.element(cell('Compact', 'One way, minimum km')).toHaveValue('15');
    // Enter moves down and never sends the form, not even from the last row.
    await cell('Luxury').click();
    await press('<Enter>');
    expect(focused()).toBe('Guwahati, Luxury: One way, ₹ per km');
    expect(sent).toEqual([]);
  });

  it('move inside a figure until its edge', async () => {
    await openRates();
    await cell('Sedan').fill('21.5');
    await press('<ArrowLeft>');
    expect(focused()).toBe('Guwahati, Sedan: One way, ₹ per km');
    await press('<ArrowRight>');
    expect(focused()).toBe('Guwahati, Sedan: One way, ₹ per km');
    await press('<ArrowRight>');
    expect(focused()).toBe('Guwahati, Sedan: One way, minimum km');
    await press('<ArrowLeft>');
    expect(focused()).toBe('Guwahati, Sedan: One way, ₹ per km');
  });
});

it('faults are said at their cells, the first one is focused, and nothing is sent', async () => {
  const { sent } = await openRates();
  await cell('Sedan').fill('1900');
  await cell('SUV', 'Extra, ₹ per km').fill('much');
  await see().click();
  await said(
    'Guwahati, Sedan: One way, ₹ per km: Type an amount in rupees, such as 19 or 37.50. (2 fields to correct)',
  );
  await expect.element(cell('Sedan')).toHaveFocus();
  for (const wrong of [cell('Sedan'), cell('SUV', 'Extra, ₹ per km')]) {
    await expect.element(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect.element(wrong).toHaveAccessibleDescription(/^Type an amount in rupees/);
  }
  await expect.element(cell('Compact')).not.toHaveAttribute('aria-invalid');
  expect(sent).toEqual([]);
  await cell('Sedan').fill('19');
  await cell('SUV', 'Extra, ₹ per km').fill('20');
  await see().click();
  await expect.element(preview()).toBeVisible();
  await expect.element(cell('Sedan')).not.toHaveAttribute('aria-invalid');
});

it('a package of hours gets a column for each car type', async () => {
  const { sent } = await openRates();
  await button('Add a package').first().click();
  const number = page.getByLabelText(/Guwahati, Package \d: hours/).elements().length;
  await page.getByLabelText(`Guwahati, Package ${number}: hours`).fill('10');
  await page.getByLabelText(`Guwahati, Package ${number}: km`).fill('90');
  await cell('Sedan', '10 hours, 90 km, ₹').fill('2500');
  await see().click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({
    [`packages.guwahati.${number - 1}.hours`]: '10',
    [`packages.guwahati.${number - 1}.km`]: '90',
    [`cards.guwahati.sedan.packages.${number - 1}`]: '2500',
  });
});

describe('what would change', () => {
  it('is shown against the old rates before anything can be saved', async () => {
    const seen = await openRates();
    expect(button('Save').query()).toBeNull();
    await cell('Sedan').fill('21.50');
    await page.getByLabelText(/^Note/).fill('Fuel is dearer');
    await see().click();
    await expect.element(preview()).toHaveFocus();
    expect(seen.sent).toEqual([
      {
        ...typed,
        ...{ intent: 'preview', basedOn: '7', validFrom: day, note: 'Fuel is dearer' },
        'cards.guwahati.sedan.oneWay.perKm': '21.50',
      },
    ]);
    await expect.element(page.getByText('Guwahati, Sedan: One way, ₹ per km: ₹19 → ₹21.50')).toBeVisible();
    const trip = page.getByRole('row', { name: /Guwahati – Shillong, one way/ });
    const cells = trip
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(['₹1,700', 'was ₹1,995 ₹2,258 +13.2%', '₹2,835', 'was ₹6,000 ₹5,700 -5%']);

    // A figure that is changed afterwards has to be looked at again.
    await cell('Sedan').fill('21');
    expect(button('Save').query()).toBeNull();
    await expect
      .element(page.getByText('The rates were changed since. See again what would change.'))
      .toBeVisible();
    await see().click();
    await button('Save').click();
    await expect.poll(() => seen.saved).toBe('Saved.');
    expect(seen.sent[2]).toMatchObject({ intent: 'save', 'cards.guwahati.sedan.oneWay.perKm': '21' });
  });

  it('is saved and confirmed at once by an Admin alone', async () => {
    const seen = await openRates();
    await see().click();
    await button('Save and confirm').click();
    await expect.poll(() => seen.sent[1]?.intent).toBe('save-and-confirm');
  });

  it('has no button to confirm for others', async () => {
    await openRates({ isAdmin: false });
    await see().click();
    await expect.element(button('Save')).toBeVisible();
    expect(button('Save and confirm').query()).toBeNull();
  });

  it('stays as it was typed when a colleague has saved meanwhile, until staff start again', async () => {
    const seen = await openRates({ saving: () => refused('conflict', 'Bhaskar Nath has saved version 8.') });
    await cell('SUV').fill('29');
    await see().click();
    await button('Save').click();
    await said('Bhaskar Nath has saved version 8.');
    await expect.element(cell('SUV')).toHaveValue('29');
    await button('Start again from the newest version').click();
    expect(seen.startedAgain).toBe(1);
  });
});

describe('a car type in a city without rates', () => {
  const cabs: CabChoices = {
    carTypes: [
      ...someCabs.carTypes,
      { code: 'tempo-traveller-12', name: 'Tempo Traveller 12', isActive: true },
    ],
    cities: [...someCabs.cities, { code: 'bagdogra', name: 'Bagdogra', isActive: true }],
  };
  const inBagdogra = (item: string) => page.getByLabelText(`Bagdogra, Tempo Traveller 12: ${item}`);

  it('may stay empty', async () => {
    const { sent } = await openRates({ cabs });
    await see().click();
    await expect.element(preview()).toBeVisible();
    expect(sent[0]).toMatchObject({ 'cards.bagdogra.tempo-traveller-12.oneWay.perKm': '' });
  });

  it('begins with the rates of another, its hour packages with them', async () => {
    const { sent } = await openRates({ cabs });
    const [to, from] = [
      page.getByLabelText('Start', { exact: true }),
      page.getByLabelText('from the rates of'),
    ];
    await to.nth(2).selectOptions('Tempo Traveller 12');
    await from.nth(2).selectOptions('SUV in Guwahati');
    await button('Fill in, Bagdogra').click();
    await said('Tempo Traveller 12 in Bagdogra has the rates of SUV in Guwahati');
    await expect.element(inBagdogra('One way, ₹ per km')).toHaveValue('27');
    await expect.element(inBagdogra('8 hours, 80 km, ₹')).toHaveValue('3200');
    await inBagdogra('One way, ₹ per km').fill('36');
    await see().click();
    await expect.element(preview()).toBeVisible();
    expect(sent[0]).toMatchObject({
      'packages.bagdogra.0.hours': '4',
      'packages.bagdogra.1.km': '80',
      'cards.bagdogra.tempo-traveller-12.oneWay.perKm': '36',
      'cards.bagdogra.tempo-traveller-12.packages.0': '1800',
      'cards.bagdogra.tempo-traveller-12.extraHour': '250',
      'cards.bagdogra.sedan.oneWay.perKm': '',
    });
  });
});
