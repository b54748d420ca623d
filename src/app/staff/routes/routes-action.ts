import { staffRoutesContent as content } from '#app/content/staff/routes.ts';
import { undoImport } from '#domain/fares/fare-import-service.ts';
import { placeInput, routeFactsInput } from '#domain/fares/route-input.ts';
import {
  addPlace,
  addRoute,
  changePlace,
  changeRoute,
  removePlace,
  removeRoute,
} from '#domain/fares/route-staff-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { failureText } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Fields } from '#platform/http/body.ts';
import type { RoutesReply } from './routes-reply.ts';

type Issues = { issues: readonly { path: readonly PropertyKey[]; message: string }[] };

const done = (text: string): RoutesReply => ({ ok: true, text });

/** The first field that was not understood, in the order of the form. */
function refused({ issues: [issue] }: Issues): RoutesReply {
  return {
    ok: false,
    code: 'invalid',
    text: issue?.message ?? failureText.invalid,
    field: String(issue?.path[0] ?? ''),
  };
}

function idIn({ id = '' }: Fields): string {
  if (!rowId.test(id)) throw new Failure('not_found');
  return id;
}

type Do = (db: Db, actor: StaffActor, fields: Fields) => Promise<RoutesReply>;

const savePlace: Do = async (db, actor, fields) => {
  const read = placeInput.safeParse(fields);
  if (!read.success) return refused(read.error);
  if (!fields.id) {
    await addPlace(db, actor, read.data);
    return done(content.places.added(read.data.name));
  }
  const changes = await changePlace(db, actor, idIn(fields), read.data);
  return done(changes.length === 0 ? content.unchanged : content.places.changed(read.data.name));
};

const saveRoute: Do = async (db, actor, fields) => {
  const read = routeFactsInput.safeParse(fields);
  if (!read.success) return refused(read.error);
  if (!fields.id) {
    const ends = { from: (fields.from ?? '').trim(), to: (fields.to ?? '').trim() };
    const added = await addRoute(db, actor, ends, read.data);
    if ('wrong' in added) return { ok: false, code: 'invalid', text: added.text, field: added.wrong };
    return done(content.routes.added(added.name));
  }
  const changes = await changeRoute(db, actor, idIn(fields), read.data);
  return done(changes.length === 0 ? content.unchanged : content.routes.changed(fields.name ?? ''));
};

const intents: Record<string, Do> = {
  place: savePlace,
  route: saveRoute,
  'remove-place': async (db, actor, fields) => {
    const { name } = await removePlace(db, actor, idIn(fields), Number(fields.routes));
    return done(content.places.removed(name));
  },
  'remove-route': async (db, actor, fields) =>
    done(content.routes.removed(await removeRoute(db, actor, idIn(fields)))),
  'undo-import': async (db, actor, fields) =>
    done(content.imports.done((await undoImport(db, actor, idIn(fields))).fileName)),
};

export function changeRoutes(db: Db, actor: StaffActor, fields: Fields): Promise<RoutesReply> {
  const run = Object.hasOwn(intents, fields.intent ?? '') ? intents[fields.intent ?? ''] : undefined;
  if (!run) throw new Failure('invalid');
  return run(db, actor, fields);
}
