import { done, refused } from '#app/staff/forms/action-result.ts';
import { type Intent, intent } from '#app/staff/shell/intents.ts';
import { rowIdIn } from '#app/staff/shell/row-in-form.ts';
import { legFactsInput } from '#domain/fares/legs/leg-input.ts';
import { previewLeg, previewNewLeg } from '#domain/fares/legs/leg-preview-service.ts';
import { addLeg, changeLeg, removeLeg } from '#domain/fares/legs/leg-staff-service.ts';
import type { RouteEnd, WrongEnd } from '#domain/fares/routes/typed-ends.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { textFields, withTexts } from '#platform/http/input.ts';
import { legIntents } from './leg-intents.ts';
import { staffRoutesContent } from './texts.ts';
import { type LegEffectsView, toLegEffectsView } from './to-leg-effects-view.ts';

const { legs: content, unchanged } = staffRoutesContent;

export type RoutesIntent = Intent<{ db: Db; actor: StaffActor }, LegEffectsView | undefined>;

export const endsIn = ({ from, to }: Record<RouteEnd, string>) => ({ from: from.trim(), to: to.trim() });

export const refusedEnd = ({ wrong, text }: WrongEnd) => ({ ...refused('invalid', text), field: wrong });

/** What the page of stops and routes can do with road legs. */
export const legHandlers: Record<string, RoutesIntent> = {
  [legIntents.preview]: intent(
    withTexts(legFactsInput, 'id', 'from', 'to'),
    async ({ db, actor }, { id, from, to, ...facts }) => {
      const found = id
        ? await previewLeg(db, actor, rowIdIn(id), facts, new Date())
        : await previewNewLeg(db, actor, endsIn({ from, to }), facts, new Date());
      return 'wrong' in found ? refusedEnd(found) : done('', toLegEffectsView(found));
    },
  ),
  [legIntents.save]: intent(
    withTexts(legFactsInput, 'id', 'from', 'to', 'name', 'cutOff'),
    async ({ db, actor }, { id, from, to, name, cutOff, ...facts }) => {
      if (id) {
        const changes = await changeLeg(db, actor, rowIdIn(id), facts, cutOff);
        return done(changes.length === 0 ? unchanged : content.changed(name));
      }
      const added = await addLeg(db, actor, endsIn({ from, to }), facts);
      return 'wrong' in added ? refusedEnd(added) : done(content.added(added.name));
    },
  ),
  [legIntents.previewRemoval]: intent(textFields('id'), async ({ db, actor }, { id }) =>
    done('', toLegEffectsView(await previewLeg(db, actor, rowIdIn(id), undefined, new Date()))),
  ),
  [legIntents.remove]: intent(textFields('id', 'cutOff'), async ({ db, actor }, { id, cutOff }) =>
    done(content.removed(await removeLeg(db, actor, rowIdIn(id), cutOff))),
  ),
};
