import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { rowIdIn } from '#app/staff/shell/row-in-form.ts';
import { type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { eraseCustomer } from '#domain/privacy/privacy-service.ts';
import { staffMessages } from '#messages.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';

export const handleErase = (args: RouteArgs) =>
  staffAction(args, async (actor) => {
    const { id, confirm } = await readFields(args.request, maxShortFormKiB, textFields('id', 'confirm'));
    await eraseCustomer(args.context.get(pageContext).db, actor, rowIdIn(id), confirm);
    return done(staffMessages.privacy.erased);
  });
