import { and, eq, sql } from 'drizzle-orm';
import { batchesOf } from '#domain/sheet-import/batches.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { BankLine } from './bank-line.ts';
import { bankFiles, bankLines } from './bank-table.ts';
import type { HashedLine } from './line-hash.ts';
import type { CandidateKind, MatchedLine } from './match-lines.ts';

/** Statements are stored and their lines matched one after the other, so that nothing is stored or matched twice. */
export async function lockBank(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bank_lines'))`);
}

/** Those that are not stored yet. */
export async function selectNew(tx: Tx, lines: readonly HashedLine[]): Promise<HashedLine[]> {
  const stored = new Set<string>();
  for (const batch of batchesOf(lines)) {
    const hashes = batch.map(({ hash }) => hash.toString('hex'));
    const { rows } = await tx.execute<{ hash: string }>(sql`
      select encode(line_hash, 'hex') as hash from bank_lines
      where line_hash in (select decode(hash, 'hex') from unnest(${sql.param(hashes)}::text[]) asked(hash))`);
    for (const { hash } of rows) stored.add(hash);
  }
  return lines.filter(({ hash }) => !stored.has(hash.toString('hex')));
}

type NewFile = { name: string; account: string; lines: number; madeBy: string };

/** Stores a file with those of its lines that are new. */
export async function insertFile(tx: Tx, file: NewFile, added: readonly HashedLine[]): Promise<string> {
  const [row] = await tx
    .insert(bankFiles)
    .values({ ...file, added: added.length })
    .returning({ id: bankFiles.id });
  if (!row) throw new Error('the insert returned no row');
  for (const batch of batchesOf(added))
    await tx
      .insert(bankLines)
      .values(batch.map(({ hash, ...line }) => ({ ...line, fileId: row.id, lineHash: hash })));
  return String(row.id);
}

const matchedColumns = {
  id: bankLines.id,
  day: bankLines.day,
  amountPaise: bankLines.amountPaise,
  narration: bankLines.narration,
  utr: bankLines.utr,
};

/** The newest open lines that staff have not taken into their own hands. */
export async function selectToMatch(db: Queryable, limit: number): Promise<MatchedLine[]> {
  const rows = await db
    .select(matchedColumns)
    .from(bankLines)
    .where(and(eq(bankLines.state, 'open'), eq(bankLines.byHand, false)))
    .orderBy(sql`${bankLines.day} desc, ${bankLines.id} desc`)
    .limit(limit);
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}

const targets = {
  entry: bankLines.entryId,
  // What was asked for is matched with the entry that is counted for it.
  request: bankLines.entryId,
  move: bankLines.moveId,
  'supplier-payment': bankLines.supplierPaymentId,
} as const;

/** The ids of those, of these, that a line is matched with already. */
export async function selectTaken(
  db: Queryable,
  kind: CandidateKind,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const column = targets[kind];
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${column}::text as id from bank_lines where ${column} = any(${sql.param(ids)}::bigint[])`);
  return new Set(rows.map(({ id }) => id));
}

export type NewMatch = { lineId: string; targetId: string };

/** Lines that confirm what was entered before. */
export async function confirmLines(
  tx: Tx,
  kind: CandidateKind,
  matches: readonly NewMatch[],
  { by, hasCounted = false }: { by: string; hasCounted?: boolean },
): Promise<void> {
  const column = sql.identifier(targets[kind].name);
  for (const batch of batchesOf(matches)) {
    const lineIds = batch.map(({ lineId }) => lineId);
    const targetIds = batch.map(({ targetId }) => targetId);
    await tx.execute(sql`
      update bank_lines set state = 'matched', ${column} = made.target_id, has_counted = ${hasCounted}, matched_by = ${by},
        matched_at = now(), revision = revision + 1
      from unnest(${sql.param(lineIds)}::bigint[], ${sql.param(targetIds)}::bigint[]) made(line_id, target_id)
      where id = made.line_id and state = 'open'`);
  }
}

export type LockedLine = Pick<
  BankLine,
  'id' | 'day' | 'amountPaise' | 'narration' | 'utr' | 'state' | 'hasCounted' | 'revision'
> & { entryId: string | null };

const lineQuery = (db: Queryable, id: string) => {
  const { state, hasCounted, revision, entryId } = bankLines;
  return db
    .select({ ...matchedColumns, state, hasCounted, revision, entryId })
    .from(bankLines)
    .where(eq(bankLines.id, BigInt(id)));
};

type LineRow = Awaited<ReturnType<typeof lineQuery>>[number];

const lineOf = (row: LineRow | undefined): LockedLine | undefined =>
  row && { ...row, id: String(row.id), entryId: row.entryId === null ? null : String(row.entryId) };

export const selectLine = async (tx: Tx, id: string): Promise<LockedLine | undefined> =>
  lineOf((await lineQuery(tx, id))[0]);

export const lockLine = async (tx: Tx, id: string): Promise<LockedLine | undefined> =>
  lineOf((await lineQuery(tx, id).for('update'))[0]);

export async function setLineAside(tx: Tx, id: string, { reason, by }: { reason: string; by: string }) {
  await tx
    .update(bankLines)
    .set({
      ...{ state: 'set-aside', reason, matchedBy: by },
      ...{ matchedAt: sql`now()`, revision: sql`${bankLines.revision} + 1` },
    })
    .where(eq(bankLines.id, BigInt(id)));
}

/** Nothing matches it by itself from then on. */
export async function reopenLine(tx: Tx, id: string): Promise<void> {
  await tx
    .update(bankLines)
    .set({
      ...{ state: 'open', entryId: null, moveId: null, supplierPaymentId: null, hasCounted: false },
      ...{ byHand: true, reason: '', matchedBy: '', matchedAt: null },
      revision: sql`${bankLines.revision} + 1`,
    })
    .where(eq(bankLines.id, BigInt(id)));
}
