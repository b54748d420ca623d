import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { rowIdIn, versionIn } from '#app/staff/shell/row-in-form.ts';
import { type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import type { RevisionLine } from '#domain/revisions/revision.ts';
import type { Compared } from '#domain/revisions/revision-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import type { FieldDifference } from './differences.tsx';

/** The versions of one kind of text, and how two of them differ. */
export type HistoryKind<Content> = {
  list: (db: Db, actor: StaffActor, id: string) => Promise<RevisionLine[]>;
  read: (db: Db, actor: StaffActor, id: string, version: number) => Promise<Compared<Content> | undefined>;
  between: (before: Content, after: Content) => FieldDifference[];
};

type Subject<Content> = {
  id: string;
  /** With it, the newest version is shown first, and what restoring an older one would change. */
  present?: Content;
  /** What the oldest version is compared with. */
  original?: Content;
  /** The version that cannot be restored; by default the newest. */
  current?: number;
};

type At = { request: Request; context: Readonly<RouterContextProvider>; actor: StaffActor };

function versionAsked(request: Request): number | undefined {
  const text = new URL(request.url).searchParams.get('version') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The versions of a text and the changes of the one that the address names. */
export async function readHistory<Content>(
  { request, context, actor }: At,
  { list, read, between }: HistoryKind<Content>,
  { id, present, original, current: fixed }: Subject<Content>,
) {
  const { db } = context.get(pageContext);
  const lines = await list(db, actor, id);
  const current = fixed ?? lines[0]?.version ?? 0;
  const asked = versionAsked(request);
  const version = asked ?? (present && current);
  const found = version === undefined ? undefined : await read(db, actor, id, version);
  const before = found?.previous?.content ?? original;
  return {
    id,
    current,
    lines,
    isGone: asked !== undefined && !found,
    shown: found && {
      version: found.revision.version,
      isFirst: !found.previous,
      changes: before && between(before, found.revision.content),
      restoring:
        present && found.revision.version !== current ? between(present, found.revision.content) : undefined,
    },
  };
}

export type HistoryView = Awaited<ReturnType<typeof readHistory>>;

type Restore = (db: Db, actor: StaffActor, id: string, version: number) => Promise<string>;

/** The action of a history; `restore` returns what is said. The id is in the form or in the address. */
export const restoreAction = (args: RouteArgs, restore: Restore) =>
  staffAction(args, async (actor) => {
    const { id, version } = await readFields(args.request, maxShortFormKiB, textFields('id', 'version'));
    const inAddress = new URL(args.request.url).searchParams.get('id') ?? '';
    const row = rowIdIn(id || inAddress);
    return done(await restore(args.context.get(pageContext).db, actor, row, versionIn(version)));
  });
