import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import { violatedConstraint } from '#platform/database/constraint.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { PastImport } from './past-import.ts';
import { fingerprintOf, rowsIn, type SheetFile, storedFileName } from './sheet-file.ts';
import type { ImportPlan, SheetImport } from './sheet-import.ts';
import { sheetImportMessages } from './sheet-import-messages.ts';
import { insertImport, lockImport, lockImports, markUndone, selectImports } from './sheet-import-store.ts';

export type Parts = { db: Db; encryption: Encryption };

/** Staff see first what the import of a file would do, apply exactly that, and can undo it. */
export function sheetImport<
  Kind extends string,
  Count extends string,
  Choices,
  Head,
  Plan extends ImportPlan<Count>,
  Undone,
>(definition: SheetImport<Kind, Count, Choices, Head, Plan, Undone>) {
  const { rows, messages, activity } = definition;

  const open = async (file: SheetFile, choices: Choices) =>
    definition.open(await rowsIn(file, definition.limits), choices);

  const lineOf = (
    actor: StaffActor,
    end: 'imported' | 'import-undone',
    { id, kind, fileName }: { id: string; kind: Kind; fileName: string },
    detail?: Record<string, string>,
  ) => {
    const name = activity.namesFile ? fileName : `import ${id}`;
    return lineBy(actor, `${activity.list(kind)}-${end}`, { kind: activity.subject, id, name }, detail);
  };

  async function preview(db: Queryable, actor: StaffActor, file: SheetFile, choices: Choices, now: Date) {
    assertArea(actor, definition.area);
    const { kind, head, areEnough, plan: planIn } = await open(file, choices);
    const plan = await planIn(db, { now, tx: undefined });
    return { ...head, ...plan, kind, areEnough, fingerprint: fingerprintOf(plan.changes) };
  }

  /** Stores exactly what the preview with this fingerprint showed; refuses when it would be something else by now. */
  async function apply(
    { db, encryption }: Parts,
    actor: StaffActor,
    file: SheetFile,
    choices: Choices,
    fingerprint: string,
    now: Date,
  ): Promise<Plan['counts']> {
    assertArea(actor, definition.area);
    const { kind, areEnough, plan: planIn } = await open(file, choices);
    if (!areEnough) throw new Failure('invalid', messages.columnsUnknown);
    const fileName = storedFileName(file);
    const store = () =>
      db.transaction(async (tx) => {
        await lockImports(tx, rows);
        const plan = await planIn(tx, { now, tx });
        if (fingerprintOf(plan.changes) !== fingerprint)
          throw new Failure('conflict', messages.changedMeanwhile);
        if (plan.planned.length === 0) throw new Failure('invalid', messages.nothing);
        if (plan.refusal) throw new Failure('invalid', plan.refusal);
        const { counts } = plan;
        const id = await insertImport(tx, rows, { kind, fileName, madeBy: actor.name, counts });
        await plan.store(tx, { importId: BigInt(id), fileName, actor, encryption });
        const made = { id, kind, fileName };
        await noteActivity(tx, lineOf(actor, 'imported', made, activity.detail(counts, kind)));
        return counts;
      });
    try {
      return await store();
    } catch (error) {
      // Another staff member has stored the same meanwhile.
      if (violatedConstraint(error) === undefined) throw error;
      throw new Failure('conflict', messages.changedMeanwhile, { cause: error });
    }
  }

  /** The newest imports. */
  async function list(db: Queryable, actor: StaffActor): Promise<PastImport<Kind, Count>[]> {
    assertArea(actor, definition.area);
    return selectImports(db, rows);
  }

  /** Removes what an import has added; what was changed since stays, or keeps all of it. */
  async function undo(db: Db, actor: StaffActor, id: string): Promise<Undone> {
    assertArea(actor, definition.area);
    return db.transaction(async (tx) => {
      await lockImports(tx, rows);
      const found = rowId.test(id) ? await lockImport<Kind, Count>(tx, rows, id) : undefined;
      if (!found) throw new Failure('not_found', sheetImportMessages.gone);
      if (found.undoneAt) throw new Failure('conflict', sheetImportMessages.undone);
      const undone = await definition.undo(tx, BigInt(id), { found, actor });
      await markUndone(tx, rows, id, { undoneBy: actor.name, kept: definition.keptOf(undone) });
      await noteActivity(tx, lineOf(actor, 'import-undone', found));
      return undone;
    });
  }

  return { preview, apply, list, undo };
}
