/** So few cards have room for their picture beside the text. */
export const areFewCards = (count: number): boolean => count <= 2;

const columnClasses = {
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5',
} as const;

/** As many columns on a wide screen as leave no card alone in the last row. */
export function cardColumns(count: number): string {
  if (areFewCards(count)) return count === 2 ? 'lg:grid-cols-2' : '';
  const columns = ([3, 4, 5] as const).find((number) => count % number !== 1) ?? 3;
  return columnClasses[columns];
}
