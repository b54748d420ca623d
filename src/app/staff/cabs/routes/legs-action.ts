import { type ActionResult, done, refused } from '#app/staff/forms/action-result.ts';
import { rowIdIn } from '#app/staff/shell/row-in-form.ts';
import { legFactsInput } from '#domain/fares/legs/leg-input.ts';
import { previewLeg, previewNewLeg } from '#domain/fares/legs/leg-preview-service.ts';
import { addLeg, changeLeg, removeLeg } from '#domain/fares/legs/leg-staff-service.ts';
import type { RouteEnd, WrongEnd } from '#domain/fares/routes/typed-ends.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import type { Fields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import { legIntents } from './leg-intents.ts';
import { staffRoutesContent } from './texts.ts';
import { type LegEffectsView, toLegEffectsView } from './to-leg-effects-view.ts';

const { legs: content, unchanged } = staffRoutesContent;

type Result = ActionResult<LegEffectsView | undefined>;
type Handler = (db: Db, actor: StaffActor, fields: Fields) => Promise<Result>;

const endsIn = ({ from = '', to = '' }: Fields): Record<RouteEnd, string> => ({
  from: from.trim(),
  to: to.trim(),
});

const refusedEnd = ({ wrong, text }: WrongEnd): Result => ({ ...refused('invalid', text), field: wrong });

const preview: Handler = async (db, actor, fields) => {
  const facts = parseInput(legFactsInput, fields);
  const found = fields.id
    ? await previewLeg(db, actor, rowIdIn(fields.id), facts, new Date())
    : await previewNewLeg(db, actor, endsIn(fields), facts, new Date());
  return 'wrong' in found ? refusedEnd(found) : done('', toLegEffectsView(found));
};

const save: Handler = async (db, actor, fields) => {
  const facts = parseInput(legFactsInput, fields);
  if (fields.id) {
    const changes = await changeLeg(db, actor, rowIdIn(fields.id), facts, fields.cutOff ?? '');
    return done(changes.length === 0 ? unchanged : content.changed(fields.name ?? ''), undefined);
  }
  const added = await addLeg(db, actor, endsIn(fields), facts);
  return 'wrong' in added ? refusedEnd(added) : done(content.added(added.name), undefined);
};

const previewRemoval: Handler = async (db, actor, { id }) =>
  done('', toLegEffectsView(await previewLeg(db, actor, rowIdIn(id), undefined, new Date())));

const remove: Handler = async (db, actor, { id, cutOff = '' }) =>
  done(content.removed(await removeLeg(db, actor, rowIdIn(id), cutOff)), undefined);

/** What the page of stops and routes can do with road legs. */
export const legHandlers = {
  [legIntents.preview]: preview,
  [legIntents.save]: save,
  [legIntents.previewRemoval]: previewRemoval,
  [legIntents.remove]: remove,
};
