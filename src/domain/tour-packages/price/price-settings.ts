import type { SiteSettings } from '#domain/settings/settings.ts';

const settingNames = [
  'inrPerUsd',
  'tourGstPercent',
  'overseasGstPercent',
  'overseasTcsPercent',
  'firstBookingPercent',
  'sdfIndianRupees',
  'sdfIndianChildRupees',
  'sdfOtherUsd',
  'sdfOtherChildUsd',
  'sdfFreeUnderAge',
  'sdfAdultFromAge',
  'bhutanVisaUsd',
] as const satisfies readonly (keyof SiteSettings)[];

export type PriceSettings = Pick<SiteSettings, (typeof settingNames)[number]>;

/** Only what a price needs, because it is sent to the browser. */
export const priceSettingsOf = (settings: SiteSettings): PriceSettings =>
  Object.fromEntries(settingNames.map((name) => [name, settings[name]])) as PriceSettings;
