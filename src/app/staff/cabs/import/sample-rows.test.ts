import { describe, expect, it } from 'vitest';
import { applyCabImport, previewCabImport } from '#domain/bookings/import/cab-import-service.ts';
import { importKinds, importLabels } from '#domain/bookings/import/import-kind.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { xlsxOf } from '#platform/sheets/xlsx-writer.ts';
import { sampleFares } from '../../../../../scripts/database/sample-fares.ts';
import { sheetFile } from '../../../../../tests/support/sheet-file.ts';
import { someActor } from '../../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../../tests/support/test-database.ts';
import { toPreviewView, undoneText } from './import-view.ts';
import { sampleRows } from './sample-rows.ts';
import { staffCabImportsContent as content } from './texts.ts';

const test = testDatabase();
const actor = someActor(test);
const usual = { city: 'guwahati', addsDuplicates: false } as const;

describe('the sample files', () => {
  it('have every column, and are imported one after the other without a fault', async () => {
    await seedFares(test.db, sampleFares);
    await confirmSampleRates(test.db);
    const now = new Date();
    for (const kind of importKinds) {
      const file = sheetFile(`${kind}.xlsx`, xlsxOf(sampleRows(kind, now)));
      const preview = await previewCabImport(test.db, actor, file, { ...usual, kind }, now);
      expect([kind, preview.columns]).toEqual([kind, Object.keys(importLabels[kind])]);
      expect([kind, preview.faults, preview.duplicates]).toEqual([kind, [], []]);
      const { counts } = toPreviewView(preview);
      const added = content.added(content.kinds[kind].counted(2));
      expect(counts).toEqual([{ text: added, tone: 'good' }]);
      const choices = { ...usual, kind, columns: preview.columns };
      expect(await applyCabImport(test, actor, file, choices, preview.fingerprint, now)).toEqual({
        added: 2,
      });
    }
  });
});

describe('what is said about an undo', () => {
  const none = { removed: 0, kept: 0 };

  it('names what stayed and why, and counts the rest', () => {
    const kept = [
      'AS 01 A 1',
      'AS 01 A 2',
      'AS 01 A 3',
      'AS 01 A 4',
      'AS 01 A 5',
      'AS 01 A 6',
      'AS 01 A 7',
    ].map((name, index) => ({ name, reason: index === 0 ? ('has-duties' as const) : ('changed' as const) }));
    expect(undoneText({ kind: 'cars', removed: 1, kept, customers: none })).toBe(
      'Undone. Removed 1 car. 7 stayed: AS 01 A 1 has duties; AS 01 A 2 was changed since; ' +
        'AS 01 A 3 was changed since; AS 01 A 4 was changed since; AS 01 A 5 was changed since; and 2 more.',
    );
  });

  it('counts customers of bookings', () => {
    const customers = { removed: 2, kept: 1 };
    expect(undoneText({ kind: 'bookings', removed: 3, kept: [], customers })).toBe(
      'Undone. Removed 3 bookings and 2 customers. 1 customer stayed, with something else of theirs.',
    );
  });
});
