import type { PackageSums } from '#domain/bookings/packages/package.ts';
import type { TripService } from './services.ts';
import type { Costs } from './trip.ts';

export type Margin = {
  /** What the customer pays without GST and TCS, which are not the agency's. */
  soldPaise: number;
  costPaise: number;
  marginPaise: number;
  /** Of what is sold, in tenths of a percent; null where nothing is sold. */
  marginPermille: number | null;
  /** The services whose cost is not known yet. While there are any, the margin is not final. */
  missing: { id: string; title: string }[];
  /** Where no service has a cost, the margin says nothing. */
  hasCosts: boolean;
};

/** The customer's price before taxes. */
export const soldPaiseOf = ({ subtotalPaise, discountPaise }: PackageSums): number =>
  subtotalPaise - discountPaise;

/** Rides of own cars have no bill, so their cost may stay open. */
const needsCost = ({ kind, state }: Pick<TripService, 'kind' | 'state'>): boolean =>
  kind !== 'cab' && state !== 'cancelled';

/** The cost of a cancelled service counts where it is known: suppliers charge for a late cancellation. */
export function marginOf(
  soldPaise: number,
  services: readonly Pick<TripService, 'id' | 'title' | 'kind' | 'state'>[],
  costs: Costs,
): Margin {
  const costPaise = services.reduce((sum, { id }) => sum + (costs.get(id)?.paise ?? 0), 0);
  const marginPaise = soldPaise - costPaise;
  return {
    soldPaise,
    costPaise,
    marginPaise,
    marginPermille: soldPaise > 0 ? Math.round((marginPaise * 1000) / soldPaise) : null,
    missing: services
      .filter((service) => needsCost(service) && !costs.has(service.id))
      .map(({ id, title }) => ({ id, title })),
    hasCosts: services.some(({ id }) => costs.has(id)),
  };
}
