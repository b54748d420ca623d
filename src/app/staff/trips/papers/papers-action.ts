import * as z from 'zod/mini';
import { type PageContext, pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { answerIntent, type Intent, intent } from '#app/staff/shell/intents.ts';
import { rowFields } from '#app/staff/shell/row-in-form.ts';
import { type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { paperInput } from '#domain/bookings/papers/paper-input.ts';
import {
  addPaper,
  changePaper,
  checkPaper,
  removePaper,
  showPaperNumber,
} from '#domain/bookings/papers/paper-service.ts';
import { isTicked } from '#domain/shared/ticked.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import { maxFileFormKiB, readForm, type SentFile } from '#platform/http/body.ts';
import { textFields, withTexts } from '#platform/http/input.ts';
import { papersTexts as texts } from './texts.ts';

type Context = PageContext & { actor: StaffActor };

/** What an action says beside its text: the whole number of a paper. */
export type PaperReply = { number?: string };

const seenPaper = rowFields('id');
const addInput = z.extend(paperInput, { travellerId: z.string().check(z.regex(rowId)), key: z.uuid() });
const changeInput = z.extend(paperInput, seenPaper.shape);

/** A browser sends a field in which no file was chosen as an empty file without a name. */
const isChosen = (file: SentFile | undefined) => file && (file.name !== '' || file.bytes.length > 0);

const handlers: Readonly<Record<string, Intent<Context, PaperReply>>> = {
  add: (context, form) => {
    const file = form.file('file');
    const add = intent(addInput, async (_: Context, { travellerId, ...paper }) => {
      await addPaper(context, context.actor, travellerId, paper, isChosen(file) ? file : undefined);
      return done(texts.added(paper.kind), {});
    });
    return add(context, form);
  },
  change: intent(changeInput, async (context: Context, { id, revision, number, ...paper }) => {
    const typed = { ...paper, number: number === '' ? undefined : number };
    await changePaper(context, context.actor, id, typed, revision);
    return done(texts.changed(paper.kind), {});
  }),
  check: intent(
    withTexts(seenPaper, 'checked'),
    async ({ db, actor }: Context, { id, revision, checked }) => {
      const isChecked = isTicked(checked);
      await checkPaper(db, actor, id, { isChecked, revision });
      return done(isChecked ? texts.checked : texts.unchecked, {});
    },
  ),
  remove: intent(seenPaper, async ({ db, actor }: Context, { id, revision }) => {
    await removePaper(db, actor, id, revision);
    return done(texts.removed, {});
  }),
  show: intent(textFields('id'), async (context: Context, { id }) =>
    done('', { number: await showPaperNumber(context, context.actor, id) }),
  ),
};

export const handlePapers = ({ request, context }: RouteArgs) =>
  staffAction({ request, context }, async (actor) => {
    const form = await readForm(request, maxFileFormKiB);
    return answerIntent(handlers, form, { ...context.get(pageContext), actor });
  });
