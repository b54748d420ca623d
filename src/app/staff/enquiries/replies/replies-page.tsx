import { useRef, useState } from 'react';
import { pageContext } from '#app/page-context.ts';
import { staffRepliesContent as content, staffEnquiryContent } from '#app/staff/enquiries/enquiry/texts.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { RestoredLine } from '#app/staff/forms/kept-input/restored-line.tsx';
import { useKeptForm } from '#app/staff/forms/kept-input/use-kept-form.ts';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { bookingFields, enquiryFields, type SavedReply } from '#domain/enquiries/replies/saved-reply.ts';
import { listReplies } from '#domain/enquiries/replies/saved-reply-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/replies-page.ts';
import { handleReplies } from './replies-action.ts';

type Props = { onDone: (text: string) => void; onClose: () => void };

/** Closes the popup on success; the page shows the status, because the popup is gone by then. */
const useReplyForm = ({ onDone }: Props) =>
  useActionForm({
    working: '',
    onResult: (result, form) => {
      if (!result.done) return;
      form.closest('dialog')?.close();
      onDone(result.text);
    },
  });

function SaveReply({ reply, ...props }: Props & { reply?: SavedReply }) {
  const form = useRef<HTMLFormElement>(null);
  const typed = useKeptForm(form, `saved reply ${reply?.id ?? 'new'}`);
  const { status, isBusy, onSubmit } = useReplyForm({
    ...props,
    onDone: (text) => {
      typed.forget();
      props.onDone(text);
    },
  });
  const field = (name: 'title' | 'body') => ({
    id: `reply-${name}`,
    name,
    invalid: status?.field === name,
    required: true,
    value: reply?.[name] ?? '',
  });
  return (
    <Dialog title={reply ? content.editNamed(reply.title) : content.add} onClose={props.onClose}>
      <form ref={form} noValidate onSubmit={onSubmit} onInput={typed.keepForm} className="grid gap-4">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="id" value={reply?.id ?? ''} />
        <TextField {...field('title')} label={content.label} autoComplete="off" />
        <TextField {...field('body')} label={content.body} rows={6} />
        <RestoredLine isRestored={typed.isRestored} onDiscard={typed.discard} />
        <FormStatusLine status={status} />
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {content.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function RemoveReply({ reply, ...props }: Props & { reply: SavedReply }) {
  const { status, isBusy, onSubmit } = useReplyForm(props);
  return (
    <Dialog title={content.removeNamed(reply.title)} onClose={props.onClose}>
      <form onSubmit={onSubmit} className="grid gap-3">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={reply.id} />
        <p className="font-semibold wrap-anywhere">{content.removeQuestion(reply.title)}</p>
        <p className="text-quiet">{content.removeEffect}</p>
        <FormStatusLine status={status} />
        <div className="flex flex-wrap gap-3">
          <CloseDialog>{content.cancel}</CloseDialog>
          <Button look="danger" type="submit" aria-disabled={isBusy}>
            {content.remove}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  return { replies: await listReplies(context.get(pageContext).db, actor) };
}

export const action = handleReplies;

type Open = { kind: 'add' } | { kind: 'edit' | 'remove'; reply: SavedReply };

const inBraces = (fields: readonly string[]) => fields.map((field) => `{${field}}`).join(', ');

type RowProps = { reply: SavedReply; onOpen: (open: Open) => void };

function ReplyRow({ reply, onOpen }: RowProps) {
  return (
    <li className="grid gap-2 rounded-xl border border-line bg-card p-4">
      <h2 className="text-lg wrap-anywhere">{reply.title}</h2>
      <p className="whitespace-pre-wrap wrap-anywhere">{reply.body}</p>
      <div className="flex gap-2">
        <Button
          look="quiet"
          aria-haspopup="dialog"
          aria-label={content.editNamed(reply.title)}
          onClick={() => onOpen({ kind: 'edit', reply })}
        >
          {content.edit}
        </Button>
        <Button
          look="quietDanger"
          aria-haspopup="dialog"
          aria-label={content.removeNamed(reply.title)}
          onClick={() => onOpen({ kind: 'remove', reply })}
        >
          {content.remove}
        </Button>
      </div>
    </li>
  );
}

export default function RepliesPage({ loaderData: { replies } }: Route.ComponentProps) {
  const [open, setOpen] = useState<Open>();
  const { status, say } = useStatus();
  const popup = { onDone: say, onClose: () => setOpen(undefined) };
  return (
    <div className="grid gap-4">
      <TextLink to={paths.adminMessages}>{staffEnquiryContent.back}</TextLink>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{content.title}</PageTitle>
        <Button aria-haspopup="dialog" onClick={() => setOpen({ kind: 'add' })}>
          {content.add}
        </Button>
      </div>
      <p>{content.intro}</p>
      <p className="text-quiet">
        {content.fields}: {inBraces(enquiryFields)}. {content.bookingFields}: {inBraces(bookingFields)}.
      </p>
      <FormStatusLine status={status} takesRoom={false} />
      {replies.length === 0 && <EmptyState>{content.none}</EmptyState>}
      <ul className="grid gap-3">
        {replies.map((reply) => (
          <ReplyRow key={reply.id} reply={reply} onOpen={setOpen} />
        ))}
      </ul>
      {open?.kind === 'add' && <SaveReply {...popup} />}
      {open?.kind === 'edit' && <SaveReply {...popup} reply={open.reply} />}
      {open?.kind === 'remove' && <RemoveReply {...popup} reply={open.reply} />}
    </div>
  );
}
