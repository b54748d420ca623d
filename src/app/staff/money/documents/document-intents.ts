import { done } from '#app/staff/forms/action-result.ts';
import { intent } from '#app/staff/shell/intents.ts';
import { mailDocument } from '#domain/documents/mails/document-mail-service.ts';
import { enterIrn, printDocumentAgain } from '#domain/documents/prints/document-print-service.ts';
import { irnInput } from '#domain/documents/prints/irn-input.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { textFields, withTexts } from '#platform/http/input.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { documentTexts } from './texts.ts';

type Context = { db: Db; queue: Queue; actor: StaffActor };

/** What staff do with an issued document. */
export const documentIntents = {
  'document-irn': intent(withTexts(irnInput, 'id'), async ({ db, actor }: Context, { id, ...irn }) => {
    await enterIrn(db, actor, id, irn);
    return done(documentTexts.irn.saved, {});
  }),
  'document-mail': intent(textFields('id', 'key'), async ({ db, queue, actor }: Context, { id, key }) =>
    done(documentTexts.paper.mailed(await mailDocument({ db, queue }, actor, id, key)), {}),
  ),
  'document-print': intent(textFields('id'), async ({ db, actor }: Context, { id }) => {
    await printDocumentAgain(db, actor, id);
    return done(documentTexts.paper.tried, {});
  }),
};
