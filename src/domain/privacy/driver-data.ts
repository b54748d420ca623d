import type { SiteSettings } from '#domain/settings/settings.ts';

type Row = Record<string, unknown>;

/** All stored data about a driver. The customers of the duties are not part of it. */
export type DriverData = {
  driver: Row[];
  daysOff: Row[];
  duties: Row[];
  /** What the driver entered on duty slips. */
  entries: Row[];
  /** Photos that the driver took of receipts. */
  photos: Row[];
  /** Cash that the driver collected. */
  collected: Row[];
};

/** All that a print of a driver's data needs. */
export type DriverDataPrint = { data: DriverData; settings: SiteSettings; madeAt: Date };

/** Makes the PDF in a process of its own, which is ended with the request. */
export type PrintDriverData = (print: DriverDataPrint, stop: AbortSignal) => Promise<Uint8Array>;
