import type { ReadSheet } from '#platform/sheets/sheet.ts';
import type { ChildScript } from '#worker/child-work.ts';
import { openSheetProcess } from '#worker/sheets/sheet-process.ts';
import { createWorkPlaces } from './work-places.ts';

/** Two staff members import at once; more wait. */
const places = { maxAtOnce: 2, maxWaiting: 10 };

/** Reads the files of imports within the request. */
export function openRequestSheets(script: ChildScript): ReadSheet {
  const read = openSheetProcess(script);
  const inPlace = createWorkPlaces(places);
  return (bytes, limits, stop) => inPlace(() => read(bytes, limits, stop));
}
