import type { SheetFaultCode, SheetLimits, SheetRow } from '#platform/sheets/sheet.ts';

export type SheetJob = { bytes: Uint8Array; limits: SheetLimits };

export type SheetResult = { fault: SheetFaultCode } | { fault?: undefined; rows: SheetRow[] };
