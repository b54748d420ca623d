import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { recordEntry } from '#domain/bookings/slip/driver-service.ts';
import { driverEntryInput } from '#domain/bookings/slip/entry-input.ts';
import { exportDriverPdf } from '#domain/privacy/driver-privacy-service.ts';
import { parseInput } from '#platform/http/input.ts';
import { openPrinter } from '#worker/pdf/printer.ts';
import { sourcePrintScript } from '../../../../scripts/print/source-print-script.ts';
import { addDriverDuty, endCode } from '../../../../tests/support/driver-duty.ts';
import { readPdf } from '../../../../tests/support/pdf.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';

const test = testDatabase();
const actor = someActor(test);
const queried = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

it('prints everything that is stored about a driver in plain words, and nothing of customers', async () => {
  const { dutyId, token } = await addDriverDuty(queried);
  const [{ driver_id: id }] = await queried('select driver_id::text from duties where id = $1', [dutyId]);
  await queried(
    `update drivers set name = 'বিকাশ কলিতা', licence_number = 'AS-01 2019', licence_expires_on = '2027-03-31',
       languages = '{Assamese,Hindi}', notes = 'Knows Tawang' where id = $1`,
    [id],
  );
  await queried(
    `insert into driver_days_off (driver_id, first_day, last_day, reason) values ($1, '2026-12-01', '2026-12-02', 'Wedding')`,
    [id],
  );
  const entry = { key: randomUUID(), kind: 'end', odometerKm: '50100', code: endCode, collected: '500' };
  await recordEntry(test.db, token, parseInput(driverEntryInput, entry));
  const printer = openPrinter(sourcePrintScript);
  const bytes = await exportDriverPdf(test.db, actor, id, (print) =>
    printer({ kind: 'driver-data', ...print }, new AbortController().signal),
  );
  const { pages, tags } = readPdf(bytes);
  const all = pages.join('');
  for (const words of [
    'What we store about you',
    'বিকাশ কলিতা',
    'AS-01 2019',
    '31 Mar 2027',
    'Assamese, Hindi',
    'Knows Tawang',
    '1 Dec 2026until 2 Dec 2026, Wedding',
    'One way, Guwahati, AS01',
    '50,100 km',
    '₹500',
    'to erase it after you have left',
  ])
    expect(all).toContain(words);
  expect(all).not.toMatch(/Sharma|Brahmaputra/);
  expect(all).not.toContain(actor.name);
  expect(tags).toEqual(expect.arrayContaining(['H1', 'H2', 'P']));
});
