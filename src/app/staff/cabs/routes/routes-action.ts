import * as z from 'zod/mini';
import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { answerIntent, intent } from '#app/staff/shell/intents.ts';
import { type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
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
import { rowId } from '#paths.ts';
import { Failure } from '#platform/failure.ts';
import { maxStaffFormKiB, readForm } from '#platform/http/body.ts';
import { numberField, parseInput, textFields, withTexts } from '#platform/http/input.ts';
import { endsIn, legHandlers, type RoutesIntent, refusedEnd } from './legs-action.ts';
import { staffRoutesContent as content } from './texts.ts';
import { type LegEffectsView, stopNames } from './to-leg-effects-view.ts';

function idIn(id: string): string {
  if (!rowId.test(id)) throw new Failure('not_found');
  return id;
}

const handlers: Record<string, RoutesIntent> = {
  ...legHandlers,
  // The stop is checked by the cities that are offered.
  stop: intent(z.catchall(textFields('id'), z.string()), async ({ db, actor }, { id, ...typed }) => {
    const stop = parseInput(stopInputFor((await readCabWords(db)).cities), typed);
    if (!id) {
      await addStop(db, actor, stop);
      return done(content.stops.added(stop.name));
    }
    const changes = await changeStop(db, actor, idIn(id), stop);
    return done(changes.length === 0 ? content.unchanged : content.stops.changed(stop.name));
  }),
  route: intent(
    withTexts(routeFactsInput, 'id', 'from', 'to', 'name'),
    async ({ db, actor }, { id, from, to, name, ...facts }) => {
      if (!id) {
        const added = await addRoute(db, actor, endsIn({ from, to }), facts);
        return 'wrong' in added ? refusedEnd(added) : done(content.routes.added(added.name));
      }
      const changes = await changeRoute(db, actor, idIn(id), facts);
      return done(changes.length === 0 ? content.unchanged : content.routes.changed(name));
    },
  ),
  'remove-stop': intent(
    z.extend(textFields('id'), { routes: numberField }),
    async ({ db, actor }, { id, routes }) => {
      const { name } = await removeStop(db, actor, idIn(id), routes);
      return done(content.stops.removed(name));
    },
  ),
  'remove-route': intent(textFields('id'), async ({ db, actor }, { id }) =>
    done(content.routes.removed(await removeRoute(db, actor, idIn(id)))),
  ),
  'name-miss': intent(textFields('id', 'stop'), async ({ db, actor }, { id, stop: typed }) => {
    const { text, stop } = await nameMiss(db, actor, idIn(id), typed.trim());
    return done(content.misses.named(text, stop));
  }),
  'dismiss-miss': intent(textFields('id'), async ({ db, actor }, { id }) =>
    done(content.misses.dismissed(await dismissListedMiss(db, actor, idIn(id)))),
  ),
  'undo-import': intent(textFields('id'), async ({ db, actor }, { id }) => {
    const { fileName, cutOff } = await undoImport(db, actor, idIn(id));
    const texts = [content.imports.done(fileName)];
    if (cutOff.length > 0) texts.push(content.imports.cutOff(stopNames(cutOff)));
    return done(texts.join(' '));
  }),
};

/** The action of the page of stops and routes. */
export const handleRoutes = (args: RouteArgs) =>
  staffAction<LegEffectsView | undefined>(args, async (actor) => {
    const form = await readForm(args.request, maxStaffFormKiB);
    // A checkbox for each month, all of one name.
    form.fields.closedMonths = form.list('closedMonths').join(', ');
    return answerIntent(handlers, form, { db: args.context.get(pageContext).db, actor });
  });
