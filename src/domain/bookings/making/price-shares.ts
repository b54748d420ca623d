/**
 * Divides an agreed total among the cars: each part is in proportion to the fare of its car, or all are equal where a fare is
 * missing. The parts come to exactly the total; the first ones take the paise that are left over.
 */
export function priceShares(totalPaise: number, fares: readonly (number | undefined)[]): number[] {
  const known = fares.filter((fare): fare is number => fare !== undefined && fare > 0);
  const weights = known.length === fares.length ? known : fares.map(() => 1);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  // The product of two amounts may be larger than the largest exact number.
  const parts = weights.map((weight) => Number((BigInt(totalPaise) * BigInt(weight)) / BigInt(all)));
  const left = totalPaise - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => (index < left ? part + 1 : part));
}
