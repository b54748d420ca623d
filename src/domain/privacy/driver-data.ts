import type { SiteSettings } from '#domain/settings/settings.ts';
import type { Exported } from './contributors.ts';

/** All stored data about a driver. The customers of the duties are not part of it. */
export type DriverData = Exported<'driver'>;

/** All that a print of a driver's data needs. */
export type DriverDataPrint = { data: DriverData; settings: SiteSettings; madeAt: Date };

/** Makes the PDF in a process of its own, which is ended with the request. */
export type PrintDriverData = (print: DriverDataPrint, stop: AbortSignal) => Promise<Uint8Array>;
