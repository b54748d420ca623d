import * as z from 'zod/mini';
import { type PageContext, pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { answerIntent, type Intent, intent } from '#app/staff/shell/intents.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { type FileOwner, fileOwnerKinds } from '#domain/attachments/attachment.ts';
import type { SentFile } from '#domain/attachments/file-service.ts';
import { addBookingFile, removeBookingFile } from '#domain/bookings/files/booking-file-service.ts';
import { addRecordFile, removeRecordFile } from '#domain/enquiries/files/record-file-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import { Failure } from '#platform/failure.ts';
import { maxFileFormKiB, readForm } from '#platform/http/body.ts';
import type { Route } from './+types/files-resource.ts';
import { staffFilesContent as content } from './texts.ts';

type Context = PageContext & { actor: StaffActor };

const ownerFields = {
  owner: z.enum(fileOwnerKinds),
  ownerId: z.string().check(z.regex(rowId)),
};

function addFile(context: Context, { kind, id }: FileOwner, file: SentFile): Promise<void> {
  const { actor } = context;
  return kind === 'booking' || kind === 'traveller'
    ? addBookingFile(context, actor, { kind, id }, file)
    : addRecordFile(context, actor, { kind, id }, file);
}

function removeFile({ db, actor }: Context, { kind, id }: FileOwner, fileId: string): Promise<void> {
  return kind === 'booking' || kind === 'traveller'
    ? removeBookingFile(db, actor, { kind, id }, fileId)
    : removeRecordFile(db, actor, { kind, id }, fileId);
}

const addInput = z.object({ ...ownerFields, key: z.uuid() });

const handlers: Readonly<Record<string, Intent<Context>>> = {
  add: (context, form) => {
    const file = form.file('file');
    if (!file) throw new Failure('invalid');
    const add = intent(addInput, async (_: Context, { owner, ownerId, key }) => {
      await addFile(context, { kind: owner, id: ownerId }, { key, ...file });
      return done(content.added);
    });
    return add(context, form);
  },
  remove: intent(
    z.object({ ...ownerFields, id: z.string() }),
    async (context: Context, { owner, ownerId, id }) => {
      await removeFile(context, { kind: owner, id: ownerId }, id);
      return done(content.removed);
    },
  ),
};

/** Adds a file to a record or removes one; the panel of any page posts here, because only this address takes 10 MB. */
export const action = ({ request, context }: Route.ActionArgs) =>
  staffAction({ request, context }, async (actor) => {
    const form = await readForm(request, maxFileFormKiB);
    return answerIntent(handlers, form, { ...context.get(pageContext), actor });
  });
