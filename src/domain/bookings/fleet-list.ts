import type { City } from '#domain/fares/rates.ts';

export const pageSize = 50;

/** What a list of cars or of drivers shows: those in use, those with a paper that expires, or those out of use. */
export const fleetShows = ['in-use', 'expiring', 'ended'] as const;
export type FleetShow = (typeof fleetShows)[number];

export type FleetQuery = { search: string; city: City | undefined; show: FleetShow; page: number };

export type FleetPage<Row> = {
  rows: Row[];
  total: number;
  /** How many in use have a paper that expires, whatever the filters. */
  expiring: number;
  page: number;
  totalPages: number;
};

/** Which row a form was opened with; a change of another revision is refused. */
export type Seen = { id: string; revision: number };
