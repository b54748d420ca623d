import { pageContext } from '#app/page-context.ts';
import { type ActionResult, done, refused } from '#app/staff/forms/action-result.ts';
import { handlerOf, handlersByIntent, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { readCabWords } from '#domain/fares/cab-words-service.ts';
import { undoImport } from '#domain/fares/files/fare-import-service.ts';
import { dismissListedMiss, nameMiss } from '#domain/fares/misses/stop-miss-service.ts';
import { routeFactsInput, stopInputFor } from '#domain/fares/routes/route-input.ts';
import {
  addRoute,
  addStop,
  changeRoute,
  changeStop,
  removeRoute,
  removeStop,
} from '#domain/fares/routes/route-staff-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { type Fields, maxStaffFormKiB, readForm } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import { legHandlers } from './legs-action.ts';
import { staffRoutesContent as content } from './texts.ts';
import { type LegEffectsView, stopNames } from './to-leg-effects-view.ts';

type Result = ActionResult<LegEffectsView | undefined>;
type Handler = (db: Db, actor: StaffActor, fields: Fields) => Promise<Result>;

function idIn({ id = '' }: Fields): string {
  if (!rowId.test(id)) throw new Failure('not_found');
  return id;
}

const saveStop: Handler = async (db, actor, fields) => {
  const stop = parseInput(stopInputFor((await readCabWords(db)).cities), fields);
  if (!fields.id) {
    await addStop(db, actor, stop);
    return done(content.stops.added(stop.name));
  }
  const changes = await changeStop(db, actor, idIn(fields), stop);
  return done(changes.length === 0 ? content.unchanged : content.stops.changed(stop.name));
};

const saveRoute: Handler = async (db, actor, fields) => {
  const facts = parseInput(routeFactsInput, fields);
  if (!fields.id) {
    const ends = { from: (fields.from ?? '').trim(), to: (fields.to ?? '').trim() };
    const added = await addRoute(db, actor, ends, facts);
    if ('wrong' in added) return { ...refused('invalid', added.text), field: added.wrong };
    return done(content.routes.added(added.name));
  }
  const changes = await changeRoute(db, actor, idIn(fields), facts);
  return done(changes.length === 0 ? content.unchanged : content.routes.changed(fields.name ?? ''));
};

const handlers = handlersByIntent<Handler>({
  ...legHandlers,
  stop: saveStop,
  route: saveRoute,
  'remove-stop': async (db, actor, fields) => {
    const { name } = await removeStop(db, actor, idIn(fields), Number(fields.routes));
    return done(content.stops.removed(name));
  },
  'remove-route': async (db, actor, fields) =>
    done(content.routes.removed(await removeRoute(db, actor, idIn(fields)))),
  'name-miss': async (db, actor, fields) => {
    const { text, stop } = await nameMiss(db, actor, idIn(fields), (fields.stop ?? '').trim());
    return done(content.misses.named(text, stop));
  },
  'dismiss-miss': async (db, actor, fields) =>
    done(content.misses.dismissed(await dismissListedMiss(db, actor, idIn(fields)))),
  'undo-import': async (db, actor, fields) => {
    const { fileName, cutOff } = await undoImport(db, actor, idIn(fields));
    const texts = [content.imports.done(fileName)];
    if (cutOff.length > 0) texts.push(content.imports.cutOff(stopNames(cutOff)));
    return done(texts.join(' '), undefined);
  },
});

/** The action of the page of stops and routes. */
export const handleRoutes = (args: RouteArgs) =>
  staffAction<LegEffectsView | undefined>(args, async (actor) => {
    const { fields, list } = await readForm(args.request, maxStaffFormKiB);
    // A checkbox for each month, all of one name.
    fields.closedMonths = list('closedMonths').join(', ');
    return handlerOf(handlers, fields.intent)(args.context.get(pageContext).db, actor, fields);
  });
