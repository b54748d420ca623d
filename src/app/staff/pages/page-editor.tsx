import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { staffPagesContent as content } from '#app/content/staff/website/pages.ts';
import { SearchPreview } from '#app/staff/blogs/blog-previews.tsx';
import { PreviewLink } from '#app/staff/publishing/preview-link.tsx';
import { PublishFields } from '#app/staff/publishing/publish-fields.tsx';
import { useSessionOver } from '#app/staff/shell/session-over.tsx';
import { statusOf } from '#app/staff/ui/action-result.ts';
import { UnsavedPopup, useUnsavedGuard } from '#app/staff/ui/unsaved-guard.tsx';
import { useAction } from '#app/staff/ui/use-action.ts';
import { useEdits } from '#app/staff/ui/use-edits.ts';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import type { PageText } from '#domain/pages/page-text.ts';
import { PageTextFields } from './page-text-fields.tsx';
import type { PageValue } from './pages-action.ts';
import { ResetPage } from './reset-page.tsx';
import { usePageText } from './use-page-text.ts';

type Page = {
  path: string;
  host: string;
  id: string | undefined;
  version: number;
  text: PageText;
  original: PageText;
  isDraft: boolean;
  publishAt: Date | null;
  isEdited: boolean;
};

const publishNames = { state: 'state', publishAt: 'publishAt' };

/** The fields of a page, and how it is published. */
export function PageEditor({ page }: { page: Page }) {
  const session = useSessionOver();
  const isHydrated = useHydrated();
  const edits = useEdits();
  const markDirty = useRef(edits.markDirty);
  const { text, change } = usePageText(
    page.text,
    useCallback(() => markDirty.current(), []),
  );
  const { send, isBusy } = useAction<PageValue>({ isSessionOver: session.check });
  const [status, setStatus] = useState<ReturnType<typeof statusOf>>();
  const blocker = useUnsavedGuard(edits.isDirty);
  const fault = status?.field;
  useEffect(() => {
    if (fault) document.getElementById(fault)?.focus();
  }, [fault]);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const isSaved = edits.startSave();
    const field = (name: string) => String(form.get(name) ?? '');
    const result = await send({
      intent: 'save',
      text: JSON.stringify(text),
      state: field(publishNames.state),
      publishAt: field(publishNames.publishAt),
      baseVersion: String(page.version),
    });
    if (!result) return;
    if (result.done) isSaved();
    setStatus(statusOf(result));
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <PageTextFields text={text} original={page.original} fault={fault} onChange={change} />
      <div className="grid content-start gap-3 rounded-xl border border-line bg-card p-4 lg:sticky lg:top-20">
        <PublishFields
          id="page-publish"
          names={publishNames}
          state={page.publishAt ? 'scheduled' : page.isDraft ? 'draft' : 'published'}
          publishAt={page.publishAt}
        />
        <button type="submit" disabled={!isHydrated} aria-disabled={isBusy} className={buttonClass}>
          {content.savePage}
        </button>
        <StatusLine text={status?.text} tone={status?.tone ?? 'good'} />
        {page.id && <PreviewLink subjectId={page.id} isSessionOver={session.check} />}
        {page.isEdited && <ResetPage isSessionOver={session.check} onDone={setStatus} />}
        <SearchPreview
          host={page.host}
          steps={page.path.split('/').filter(Boolean)}
          title={text.title}
          description={text.description}
        />
      </div>
      <UnsavedPopup blocker={blocker} />
      {session.dialog}
    </form>
  );
}
