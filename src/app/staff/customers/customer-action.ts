import { done } from '#app/staff/forms/action-result.ts';
import { buyerIntents } from '#app/staff/money/buyers/buyer-intents.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { customerChangeInput } from '#domain/enquiries/customers/customer-input.ts';
import { changeCustomer } from '#domain/enquiries/customers/customer-page-service.ts';
import { mergeCustomers, unmergeCustomer } from '#domain/enquiries/customers/customer-service.ts';
import { maxShortFormKiB } from '#platform/http/body.ts';
import { textFields, withTexts } from '#platform/http/input.ts';
import { staffCustomersContent } from './texts.ts';

const content = staffCustomersContent.record;

export const handleCustomerAction = staffIntents(maxShortFormKiB, {
  ...buyerIntents,
  change: intent(withTexts(customerChangeInput, 'id'), async ({ db, actor }, { id, ...change }) => {
    await changeCustomer(db, actor, id, change);
    return done(content.saved(content.fields[change.field]));
  }),
  merge: intent(textFields('from', 'into'), async ({ db, actor }, { from, into }) => {
    await mergeCustomers(db, actor, from, into);
    return done(content.mergedDone);
  }),
  unmerge: intent(textFields('id'), async ({ db, actor }, { id }) => {
    await unmergeCustomer(db, actor, id);
    return done(content.unmergedDone);
  }),
});
