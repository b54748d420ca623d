import { done } from '#app/staff/forms/action-result.ts';
import { documentIntents } from '#app/staff/money/documents/document-intents.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { issueMonthlyBill } from '#domain/documents/monthly/monthly-service.ts';
import { maxStaffFormKiB } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import { companyTexts as texts } from './texts.ts';

/** Monthly bills of companies. */
export const handleCompanies = staffIntents<object>(maxStaffFormKiB, {
  bill: intent(textFields('buyerId', 'month'), async ({ db, actor }, input) =>
    done(texts.made(await issueMonthlyBill(db, actor, input)), {}),
  ),
  ...documentIntents,
});
