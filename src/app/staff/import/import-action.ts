import { pageContext } from '#app/page-context.ts';
import { done, refused } from '#app/staff/forms/action-result.ts';
import { rowIdIn } from '#app/staff/shell/row-in-form.ts';
import { type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import type { SheetFile } from '#domain/sheet-import/sheet-file.ts';
import { sheetImportMessages } from '#domain/sheet-import/sheet-import-messages.ts';
import type { Parts } from '#domain/sheet-import/sheet-import-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { type Form, maxShortFormKiB, readFields, readForm } from '#platform/http/body.ts';
import type { PreviewView } from './import-view.ts';

/** What differs between the screens of imports. */
type ScreenImport<Choices, Preview, Counts, View> = {
  limitKiB: number;
  choicesIn: (form: Form, request: Request) => Choices;
  preview: (db: Db, actor: StaffActor, file: SheetFile, choices: Choices, now: Date) => Promise<Preview>;
  toView: (preview: Preview) => View;
  apply: (
    parts: Parts,
    actor: StaffActor,
    file: SheetFile,
    choices: Choices,
    fingerprint: string,
    now: Date,
  ) => Promise<Counts>;
  applied: (counts: Counts, choices: Choices) => string;
};

/** Receives the file for each preview, and with the fingerprint of what was seen to store it. */
export const importAction = <Choices, Preview, Counts, View extends PreviewView>(
  args: RouteArgs,
  screen: ScreenImport<Choices, Preview, Counts, View>,
) =>
  staffAction<View | undefined>(args, async (actor) => {
    const { request, context } = args;
    const form = await readForm(request, screen.limitKiB);
    const sent = form.file('file');
    if (!sent || sent.bytes.length === 0)
      return { ...refused('invalid', sheetImportMessages.missing), field: 'file' };
    const { db, encryption, readSheet } = context.get(pageContext);
    const file: SheetFile = {
      name: sent.name,
      read: (limits) => readSheet(sent.bytes, limits, request.signal),
    };
    const choices = screen.choicesIn(form, request);
    const { fingerprint } = form.fields;
    if (!fingerprint) {
      const view = screen.toView(await screen.preview(db, actor, file, choices, new Date()));
      return done(view.missing, view);
    }
    const counts = await screen.apply({ db, encryption }, actor, file, choices, fingerprint, new Date());
    return done(screen.applied(counts, choices));
  });

/** Undoes the import that the form names. */
export const undoAction = <Undone>(
  args: RouteArgs,
  undo: (db: Db, actor: StaffActor, id: string) => Promise<Undone>,
  textOf: (undone: Undone) => string,
) =>
  staffAction(args, async (actor) => {
    const { id } = await readFields(args.request, maxShortFormKiB);
    return done(textOf(await undo(args.context.get(pageContext).db, actor, rowIdIn(id))));
  });
