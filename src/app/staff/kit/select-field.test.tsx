import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSound } from '../../../../tests/support/component-axe.ts';
import { press } from '../../../../tests/support/component-keys.ts';
import { SelectField } from './select-field.tsx';

const cars = [
  { value: 'sedan', label: 'Sedan' },
  { value: 'suv', label: 'SUV' },
];
const car = page.getByLabelText('Car');
const saved = () => new FormData(document.querySelector('form') ?? undefined).get('car');

it('without a value begins with the empty choice, which is saved as nothing', async () => {
  const { container } = await render(
    <form>
      <SelectField id="car" name="car" label="Car" options={cars} none="Not known" hint="For four people." />
    </form>,
  );
  await expect.element(car).toHaveDisplayValue('Not known');
  expect(saved()).toBe('');
  await expect.element(car).toHaveAccessibleDescription('For four people.');
  await expectSound(container);
  await userEvent.selectOptions(car, 'SUV');
  expect(saved()).toBe('suv');
});

it('begins with its value, is changed by the arrow keys, and comes back when the form is reset', async () => {
  await render(
    <form>
      <SelectField id="car" name="car" label="Car" options={cars} value="suv" invalid />
    </form>,
  );
  expect(saved()).toBe('suv');
  await expect.element(car).toHaveAttribute('aria-invalid', 'true');
  await press('<Tab>', '<ArrowUp>');
  expect(saved()).toBe('sedan');
  document.querySelector('form')?.reset();
  expect(saved()).toBe('suv');
});
