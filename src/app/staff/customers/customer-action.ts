import { pageContext } from '#app/page-context.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { handlerOf, handlersByIntent, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { customerChangeInput } from '#domain/enquiries/customers/customer-input.ts';
import { changeCustomer } from '#domain/enquiries/customers/customer-page-service.ts';
import { mergeCustomers, unmergeCustomer } from '#domain/enquiries/customers/customer-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { type Fields, maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import { staffCustomersContent } from './texts.ts';

const content = staffCustomersContent.record;

type Handler = (db: Db, actor: StaffActor, fields: Fields) => Promise<ActionResult>;

const handlers = handlersByIntent<Handler>({
  change: async (db, actor, { id = '', ...fields }) => {
    const change = parseInput(customerChangeInput, fields);
    await changeCustomer(db, actor, id, change);
    return done(content.saved(content.fields[change.field]));
  },
  merge: async (db, actor, { from = '', into = '' }) => {
    await mergeCustomers(db, actor, from, into);
    return done(content.mergedDone);
  },
  unmerge: async (db, actor, { id = '' }) => {
    await unmergeCustomer(db, actor, id);
    return done(content.unmergedDone);
  },
});

export const handleCustomerAction = (args: RouteArgs) =>
  staffAction(args, async (actor) => {
    const { intent, ...fields } = await readFields(args.request, maxShortFormKiB);
    return handlerOf(handlers, intent)(args.context.get(pageContext).db, actor, fields);
  });
