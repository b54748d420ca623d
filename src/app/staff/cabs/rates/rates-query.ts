import { paths } from '#paths.ts';

export const tabs = ['rates', 'car-types', 'cities'] as const;
export type Tab = (typeof tabs)[number];

export const readTab = (params: URLSearchParams): Tab =>
  tabs.find((tab) => tab === params.get('tab')) ?? 'rates';

export const ratesAddress = (tab: Tab): string =>
  tab === 'rates' ? paths.adminRates : `${paths.adminRates}?tab=${tab}`;
