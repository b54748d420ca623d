import { done } from '#app/staff/forms/action-result.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { mailDocument } from '#domain/documents/mails/document-mail-service.ts';
import { issueMonthlyBill } from '#domain/documents/monthly/monthly-service.ts';
import { enterIrn } from '#domain/documents/prints/document-print-service.ts';
import { irnInput } from '#domain/documents/prints/irn-input.ts';
import { maxStaffFormKiB } from '#platform/http/body.ts';
import { textFields, withTexts } from '#platform/http/input.ts';
import { companyTexts as texts } from './texts.ts';

/** Monthly bills of companies. */
export const handleCompanies = staffIntents(maxStaffFormKiB, {
  bill: intent(textFields('buyerId', 'month'), async ({ db, actor }, input) =>
    done(texts.made(await issueMonthlyBill(db, actor, input))),
  ),
  irn: intent(withTexts(irnInput, 'id'), async ({ db, actor }, { id, ...irn }) => {
    await enterIrn(db, actor, id, irn);
    return done(texts.irn.saved);
  }),
  mail: intent(textFields('id', 'key'), async ({ db, queue, actor }, { id, key }) =>
    done(texts.mailed(await mailDocument({ db, queue }, actor, id, key))),
  ),
});
