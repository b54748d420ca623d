import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../../../../tests/support/component-axe.ts';
import { renderOnPage } from '../../../../../../tests/support/component-router.tsx';
import { CarFields } from './car-fields.tsx';
import { FareBox } from './fare-box.tsx';

const carTypes = [
  { code: 'compact', name: 'Compact' },
  { code: 'sedan', name: 'Sedan' },
  { code: 'suv', name: 'SUV' },
];

const fareOf = (car: string, totalPaise: number, total: string) => ({
  ...{ car, totalPaise, total, version: 1, validUntil: '', isExpired: false },
  lines: [{ name: 'Distance', value: total }],
  promised: { included: { km: 100, freeWaitingMinutes: 0 }, extras: [] },
});

const preview = {
  ...{ hasRates: true, problem: '', needsKm: false, ends: 'tomorrow' },
  fares: [fareOf('sedan', 1_995_00, '₹1,995'), fareOf('suv', 2_835_00, '₹2,835')],
};

function Form() {
  const [cars, setCars] = useState(['sedan']);
  const named = cars.map((code) => carTypes.find((type) => type.code === code) ?? { code, name: code });
  return (
    <form>
      <CarFields carTypes={carTypes} totals={{}} cars={cars} onChange={setCars} />
      <FareBox preview={preview} cars={named} isPromised={false} leftOut={{ parts: [], nightPaise: 0 }} />
    </form>
  );
}

const typed = () => Object.fromEntries(new FormData(document.forms[0]));
const fare = page.getByRole('region', { name: 'Fare' });
const sum = (name: RegExp) => fare.getByRole('row', { name });

it('asks for the type of each car and shows each fare with the sum', async () => {
  await renderOnPage(<Form />);
  expect(typed()).toEqual({ car: 'sedan', carCount: '1', moreCars: '' });
  await expect.element(sum(/cars with GST/)).not.toBeInTheDocument();
  await page.getByLabelText('Number of cars').selectOptions('3');
  expect(typed()).toMatchObject({ carCount: '3', moreCars: 'sedan sedan' });
  await page.getByLabelText('Car 3').selectOptions('SUV');
  expect(typed()).toMatchObject({ moreCars: 'sedan suv' });
  for (const row of [/^Car 1: Sedan ₹1,995$/, /^Car 2: Sedan ₹1,995$/, /^Car 3: SUV ₹2,835$/])
    await expect.element(sum(row)).toBeVisible();
  await expect.element(sum(/^Total of 3 cars with GST ₹6,825$/)).toBeVisible();
  await expectSound(fare.element());
  // Cars that are like the first change with it.
  await page.getByRole('group').getByText('SUV').click();
  expect(typed()).toEqual({ car: 'suv', carCount: '3', moreCars: 'suv suv' });
  await page.getByLabelText('Number of cars').selectOptions('1');
  expect(typed()).toEqual({ car: 'suv', carCount: '1', moreCars: '' });
});

it('shows no sum while a car has no fare', async () => {
  await renderOnPage(<Form />);
  await page.getByLabelText('Number of cars').selectOptions('2');
  await page.getByLabelText('Car 2').selectOptions('Compact');
  await expect.element(sum(/^Car 2: Compact No fare$/)).toBeVisible();
  await expect.element(sum(/cars with GST/)).not.toBeInTheDocument();
});
