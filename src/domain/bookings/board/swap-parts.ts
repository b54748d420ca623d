export const swapParts = ['both', 'car', 'driver'] as const;
/** What two duties exchange. */
export type SwapPart = (typeof swapParts)[number];
