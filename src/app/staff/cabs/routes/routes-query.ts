import { codeOf } from '#domain/fares/cab-names.ts';
import type { City } from '#domain/fares/rates.ts';
import { paths } from '#paths.ts';
import { storable } from '#platform/text.ts';

export const tabs = ['stops', 'routes', 'legs', 'misses', 'import'] as const;
export type Tab = (typeof tabs)[number];

/** The filters of the address. */
export type RoutesQuery = {
  tab: Tab;
  search: string;
  city: City | undefined;
  /** Routes to be checked, or road legs to be confirmed. */
  isUnchecked: boolean;
  /** Road legs that were removed. */
  isRemoved: boolean;
  page: number;
};

export function readRoutesQuery(params: URLSearchParams): RoutesQuery {
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? 'routes',
    search: storable(params.get('search') ?? '').trim(),
    city: codeOf(params.get('city') ?? ''),
    isUnchecked: params.get('show') === 'unchecked',
    isRemoved: params.get('show') === 'removed',
    page: Number.parseInt(params.get('page') ?? '', 10) || 1,
  };
}

export function routesAddress({ tab, search, city, isUnchecked, isRemoved }: Partial<RoutesQuery>): string {
  const query = new URLSearchParams({
    ...(tab && tab !== 'routes' && { tab }),
    ...(search && { search }),
    ...(city && { city }),
    ...(isUnchecked && { show: 'unchecked' }),
    ...(isRemoved && { show: 'removed' }),
  });
  return query.size > 0 ? `${paths.adminRoutes}?${query}` : paths.adminRoutes;
}
