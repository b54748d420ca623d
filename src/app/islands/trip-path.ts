import { estimatorResultsId, paths } from '#paths.ts';

/** The page of a trip's fares, at its fares. */
export const tripPath = (query: string): string => `${paths.cabFare}?${query}#${estimatorResultsId}`;
