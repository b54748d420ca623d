import type { ReactNode, SubmitEvent } from 'react';
import { UnsavedPopup } from '#app/staff/forms/unsaved-guard.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { PublishFields } from '#app/staff/website/publishing/publish-fields.tsx';
import { saveByKey } from '#app/staff/website/publishing/use-text-editor.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import type { BlogDraft } from './blog-draft.ts';
import { FieldFault } from './blog-field.tsx';
import { BlogFields } from './blog-fields.tsx';
import type { BlogFormKind } from './blog-form-kind.ts';
import type { BlogForm as FormState } from './use-blog-form.ts';

type Props = {
  kind: BlogFormKind;
  state: FormState;
  host: string;
  slug: string | undefined;
  /** Rendered below the status. */
  children?: ReactNode;
};

function Answer({ state }: { state: FormState }) {
  const { status, note } = state;
  return (
    <div className="grid gap-1">
      {/* A status may have a second line that names removed HTML. */}
      <div className="whitespace-pre-line wrap-anywhere">
        <StatusLine text={status?.field ? undefined : status?.text} tone={status?.tone ?? 'good'} />
      </div>
      <p role="status" className={`text-sm ${note?.tone === 'fault' ? 'text-brick' : 'text-quiet'}`}>
        {note?.text}
      </p>
    </div>
  );
}

export function BlogForm({ kind, state, host, slug, children }: Props) {
  const { start, live, status, isBusy } = state;
  const faultOf = (name: keyof BlogDraft) => (status?.field === kind.names[name] ? status.text : undefined);
  const timeFault = faultOf('publishAt');

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void state.submit();
  };

  return (
    <>
      <form
        ref={state.form}
        tabIndex={-1}
        method="post"
        noValidate
        onSubmit={onSubmit}
        onInput={state.onInput}
        onKeyDown={saveByKey}
        className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]"
      >
        <BlogFields
          key={`fields ${start.resetCount}`}
          names={kind.names}
          draft={start.draft}
          live={live}
          faultOf={faultOf}
          host={host}
          slug={slug}
          onBody={state.onBody}
        />
        <div className="grid content-start gap-3 self-start rounded-xl border border-line bg-card p-4 lg:sticky lg:top-20">
          <PublishFields
            key={`publishing ${start.resetCount}`}
            id="blog-publish"
            names={kind.names}
            state={start.draft.state}
            publishAt={start.draft.publishAt}
            invalidTime={timeFault !== undefined}
          />
          <FieldFault id="blog-publishAt-fault" text={timeFault} />
          {/* Not disabled while saving, because it would lose the focus. */}
          <Button type="submit" aria-disabled={isBusy} aria-keyshortcuts="Control+S">
            {kind.saveLabel(live.state)}
          </Button>
          <Answer state={state} />
          {children}
        </div>
      </form>
      <UnsavedPopup blocker={state.blocker} />
    </>
  );
}
