import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSound } from '../../../../../tests/support/component-axe.ts';
import { press } from '../../../../../tests/support/component-keys.ts';
import { FocalPicker } from './focal-picker.tsx';

const picker = page.getByRole('button');
const saved = () => {
  const fields = new FormData(document.querySelector('form') ?? undefined);
  return [fields.get('x'), fields.get('y')];
};

async function show(x: number, y: number) {
  const { container } = await render(
    <form>
      <FocalPicker address="/icons/apple-touch-icon.png" width={180} height={180} focus={{ x, y }} />
    </form>,
  );
  return container;
}

it('moves by the arrow keys, and not beyond the edge', async () => {
  const container = await show(50, 90);
  await expectSound(container);
  await press('<Tab>', '<ArrowLeft>', '<ArrowDown>', '<ArrowDown>', '<ArrowDown>');
  expect(saved()).toEqual(['45', '100']);
  // Pressed by a key it has no place to go to.
  await press('<Enter>', ' ');
  expect(saved()).toEqual(['45', '100']);
});

it('moves to where the picture is touched', async () => {
  await show(50, 50);
  const { width, height } = picker.element().getBoundingClientRect();
  await picker.click({ position: { x: width / 4, y: (height * 3) / 4 } });
  expect(saved()).toEqual(['25', '75']);
});
