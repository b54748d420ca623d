import axe from 'axe-core';
import { expect } from 'vitest';

/** Expects that axe finds nothing inside this part, with the size of touch targets. */
export async function expectSound(part: Element): Promise<void> {
  const options = {
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations' as const],
  };
  const { violations } = await axe.run(part, options);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
