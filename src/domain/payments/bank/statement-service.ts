import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { rowsIn, type SheetFile, storedFileName } from '#domain/sheet-import/sheet-file.ts';
import type { RowFault } from '#domain/sheet-import/sheet-row-reader.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { usualLimits } from '#platform/sheets/sheet.ts';
import { bankMessages as messages } from './bank-messages.ts';
import { insertFile, lockBank, selectNew } from './bank-store.ts';
import { hashLines } from './line-hash.ts';
import { readStatement } from './read-statement.ts';
import type { StatementField } from './statement-columns.ts';

export type SentStatement = {
  lines: number;
  /** The others were in an earlier file. */
  added: number;
  faults: RowFault<StatementField>[];
};

/** The account decides which lines are the same, so a file that does not name it needs it from staff. */
function accountOf(inFile: string, typed: string): string {
  if (typed !== '' && !/^\d{4}$/.test(typed))
    throw new Failure('invalid', messages.accountWrong, { field: 'account' });
  if (inFile === '' && typed === '')
    throw new Failure('invalid', messages.accountMissing, { field: 'account' });
  if (inFile !== '' && typed !== '' && inFile !== typed)
    throw new Failure('conflict', messages.accountDiffers(inFile), { field: 'account' });
  return inFile || typed;
}

/** Stores the lines of a statement that no file had before. The same file again stores nothing. */
export async function sendStatement(
  db: Db,
  actor: StaffActor,
  file: SheetFile,
  typedAccount: string,
): Promise<SentStatement> {
  assertArea(actor, 'money');
  const { account: inFile, lines, faults } = readStatement(await rowsIn(file, usualLimits));
  if (lines.length === 0 && faults.length === 0)
    throw new Failure('invalid', messages.noLines, { field: 'file' });
  const account = accountOf(inFile, typedAccount.trim());
  const hashed = hashLines(account, lines);
  const added = await db.transaction(async (tx) => {
    await lockBank(tx);
    const fresh = await selectNew(tx, hashed);
    if (fresh.length === 0) return 0;
    const name = storedFileName(file);
    const id = await insertFile(tx, { name, account, lines: lines.length, madeBy: actor.name }, fresh);
    const subject = { kind: 'bank-file', id, name };
    await noteActivity(tx, lineBy(actor, 'bank-statement-added', subject, { lines: String(fresh.length) }));
    return fresh.length;
  });
  return { lines: lines.length, added, faults };
}
