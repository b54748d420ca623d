import { expect, it } from 'vitest';
import { cardColumns } from './card-columns.ts';

const columnsAt = (count: number): number => {
  const numbers = [...cardColumns(count).matchAll(/grid-cols-(\d)/g)].map(([, columns]) => Number(columns));
  return numbers.at(-1) ?? 1;
};

it('no card is alone in the last row of a wide screen', () => {
  for (let count = 2; count <= 60; count += 1)
    expect([count, count % columnsAt(count)]).not.toEqual([count, 1]);
});

it('three are side by side where that leaves none alone', () => {
  expect([1, 2, 3, 4, 6, 7, 12, 13].map(columnsAt)).toEqual([1, 2, 3, 4, 3, 4, 3, 5]);
});
