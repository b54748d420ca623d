import { pageContext } from '#app/page-context.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { handlerOf, handlersByIntent, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import {
  correctionInput,
  expenseInput,
  readingInput,
  removalInput,
} from '#domain/bookings/slip/closing-input.ts';
import {
  closeDuty,
  driverLink,
  enterExpense,
  enterReading,
  removeEnteredExpense,
  reopenDuty,
} from '#domain/bookings/slip/slip-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { type Fields, maxStaffFormKiB, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { staffSlipContent as content } from './texts.ts';

type Parts = { db: Db; encryption: Encryption };
type Handler = (parts: Parts, actor: StaffActor, form: Fields) => Promise<ActionResult>;

const seenIn = ({ dutyId = '', revision = '' }: Fields) => ({ dutyId, revision: Number(revision) });

const handlers = handlersByIntent<Handler>({
  link: async (parts, actor, { dutyId = '', isNew }) => {
    await driverLink(parts, actor, dutyId, { isNew: isNew === 'yes' });
    return done(content.link.made);
  },
  reading: async ({ db }, actor, { dutyId = '', ...form }) => {
    await enterReading(db, actor, dutyId, parseInput(readingInput, form));
    return done(content.entries.saved);
  },
  expense: async ({ db }, actor, { dutyId = '', ...form }) => {
    await enterExpense(db, actor, dutyId, parseInput(expenseInput, form));
    return done(content.entries.saved);
  },
  'remove-expense': async ({ db }, actor, { dutyId = '', ...form }) => {
    await removeEnteredExpense(db, actor, dutyId, parseInput(removalInput, form));
    return done(content.entries.removeDone);
  },
  close: async ({ db }, actor, form) => {
    const corrections = parseInput(correctionInput, form);
    await closeDuty(db, actor, { ...seenIn(form), corrections, totalPaise: Number(form.totalPaise) });
    return done(content.closing.done);
  },
  reopen: async ({ db }, actor, form) => {
    await reopenDuty(db, actor, seenIn(form));
    return done(content.closing.reopened);
  },
});

/** The action of a duty slip. */
export const handleSlipAction = (args: RouteArgs) =>
  staffAction(args, async (actor) => {
    const fields = await readFields(args.request, maxStaffFormKiB);
    const { db, encryption } = args.context.get(pageContext);
    return handlerOf(handlers, fields.intent)({ db, encryption }, actor, fields);
  });
