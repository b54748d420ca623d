import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { readCabWords } from '#domain/fares/cab-words-service.ts';
import { selectAllLegs } from '#domain/fares/legs/leg-staff-store.ts';
import { legLabels, legTexts } from '#domain/fares/legs/leg-text.ts';
import { selectAllRoutes, selectAllStops } from '#domain/fares/routes/route-staff-store.ts';
import { routeLabels, routeTexts, stopLabels, stopTexts } from '#domain/fares/routes/route-text.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { csvLine, csvStart } from '#platform/sheets/csv.ts';
import { xlsxOf } from '#platform/sheets/xlsx-writer.ts';
import { fareImportMessages } from './fare-import-messages.ts';
import { StopIndex } from './fare-import-plan.ts';
import { selectNewestRates } from './fare-import-store.ts';
import { type FareKind, sheetColumns } from './fare-sheet.ts';
import { rateRows } from './rate-sheet.ts';

const inOrder = <Field extends string>(
  labels: Readonly<Record<Field, string>>,
  texts: Readonly<Record<Field, string>>,
) => (Object.keys(labels) as Field[]).map((field) => texts[field]);

async function rowsOf(db: Queryable, kind: FareKind): Promise<string[][]> {
  if (kind === 'rates') {
    const newest = await selectNewestRates(db);
    if (!newest) throw new Failure('not_found', fareImportMessages.noRates);
    return rateRows(newest.rates, await readCabWords(db));
  }
  const stops = await selectAllStops(db);
  const names = await readCabNames(db);
  if (kind === 'stops')
    return [
      [...sheetColumns.stops],
      ...stops.map((stop) => [stop.slug, ...inOrder(stopLabels, stopTexts(stop, names))]),
    ];
  const index = new StopIndex(stops);
  const ends = ({ fromSlug, toSlug }: { fromSlug: string; toSlug: string }) => [
    index.nameFor(fromSlug),
    index.nameFor(toSlug),
  ];
  if (kind === 'legs')
    return [
      [...sheetColumns.legs],
      ...(await selectAllLegs(db)).map((leg) => [...ends(leg), ...inOrder(legLabels, legTexts(leg))]),
    ];
  return [
    [...sheetColumns.routes],
    ...(await selectAllRoutes(db)).map((route) => [
      ...ends(route),
      ...inOrder(routeLabels, routeTexts(route)),
    ]),
  ];
}

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A file that can be imported back unchanged. */
export async function exportFares(
  db: Db,
  actor: StaffActor,
  kind: FareKind,
  format: ExportFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  assertArea(actor, 'money');
  const rows = await rowsOf(db, kind);
  await noteActivity(db, lineBy(actor, 'fares-exported', { kind: 'fares', id: '', name: kind }));
  if (format === 'csv') return new TextEncoder().encode(csvStart + rows.map(csvLine).join(''));
  return new Uint8Array(xlsxOf(rows));
}
