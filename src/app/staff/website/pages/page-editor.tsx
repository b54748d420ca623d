import { useState, useSyncExternalStore } from 'react';
import { type Figures, filled } from '#app/pages/figure-marks.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { UnsavedPopup } from '#app/staff/forms/unsaved-guard.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { Chip, ChipGroup } from '#app/staff/kit/chip.tsx';
import { useHydrated } from '#app/staff/kit/use-hydrated.ts';
import { SearchPreview } from '#app/staff/website/blogs/blog-previews.tsx';
import { publishFieldsId, publishTimeField } from '#app/staff/website/pages/blocks/changed-value.ts';
import { Conflict } from '#app/staff/website/publishing/conflict.tsx';
import { PreviewLink } from '#app/staff/website/publishing/preview-link.tsx';
import { PublishFields } from '#app/staff/website/publishing/publish-fields.tsx';
import { saveByKey } from '#app/staff/website/publishing/use-text-editor.ts';
import { type PublishState, publishStates } from '#domain/publishing/publishing.ts';
import type { LoadedPage } from './loaded-page.ts';
import { pageDifferences } from './page-differences.ts';
import { PagePreview } from './page-preview.tsx';
import { PageTextFields } from './page-text-fields.tsx';
import { ResetPage } from './reset-page.tsx';
import { staffPagesContent as content } from './texts.ts';
import { type PageEditorState, type PageStart, publishNames, usePageEditor } from './use-page-editor.ts';

/** From here on there is room for the preview beside the editor. */
const wideQuery = '(min-width: 1200px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wideQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wideQuery).matches,
    () => false,
  );

type SaveBarProps = {
  editor: PageEditorState;
  state: PublishState;
  isPreview: boolean;
  onPreview: (isOn: boolean) => void;
};

/** What saving does, and the way to change it: the fields for that are out of sight while the text is edited. */
function SaveEffect({ state, onChange }: { state: PublishState; onChange: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      {content.effects[state]}
      <Button look="text" aria-label={content.changeEffectLabel} onClick={onChange}>
        {content.changeEffect}
      </Button>
    </p>
  );
}

function goToPublishing(): void {
  const chosen = document.querySelector<HTMLElement>(`[id^="${publishFieldsId}-"]:checked`);
  chosen?.scrollIntoView({ block: 'center' });
  chosen?.focus({ preventScroll: true });
}

/** Stays in sight, because a page is long. */
function SaveBar({ editor, state, isPreview, onPreview }: SaveBarProps) {
  const isHydrated = useHydrated();
  const { status, note, isBusy } = editor;
  return (
    <div className="sticky top-(--shell-top) z-10 col-span-full -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-paper px-4 py-2 lg:-mx-6 lg:px-6">
      <Button type="submit" aria-disabled={isBusy} aria-keyshortcuts="Control+S">
        {content.savePage}
      </Button>
      <div className="min-[1200px]:hidden">
        <ChipGroup label={content.preview.label}>
          {[false, true].map((isOn) => (
            <Chip key={String(isOn)} aria-pressed={isPreview === isOn} onClick={() => onPreview(isOn)}>
              {isOn ? content.preview.label : content.preview.edit}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      <FormStatusLine status={status} takesRoom={false} />
      {!status?.text && isHydrated && !isPreview && <SaveEffect state={state} onChange={goToPublishing} />}
      <p role="status" className={`text-sm ${note?.tone === 'fault' ? 'text-brick' : 'text-quiet'}`}>
        {note?.text}
      </p>
    </div>
  );
}

type Props = { page: LoadedPage; first: PageStart; figures: Figures };

/** The fields of a page, how it is published, and its preview. */
export function PageEditor({ page, first, figures }: Props) {
  const editor = usePageEditor(first);
  const isWide = useIsWide();
  const [isPreview, setPreview] = useState(false);
  const { start, text, form } = editor;
  const [chosen, setChosen] = useState({ state: first.state, resetCount: 0 });
  // What is loaded anew has its own state.
  const state = chosen.resetCount === start.resetCount ? chosen.state : start.state;
  const readState = () => {
    const value = form.current && new FormData(form.current).get(publishNames.state);
    const found = publishStates.find((one) => one === value);
    if (found) setChosen({ state: found, resetCount: start.resetCount });
  };
  const isEditing = isWide || !isPreview;

  return (
    <>
      {editor.isConflict && (
        <Conflict
          theirs={pageDifferences(text, page.saved.text)}
          isBusy={editor.isBusy}
          form={form}
          onKeepMine={() => void editor.submit(page.saved.version)}
          onTakeTheirs={() => void editor.takeTheirs(page.saved)}
        />
      )}
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void editor.submit();
        }}
        onKeyDown={saveByKey}
        className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_18rem] min-[1200px]:grid-cols-2"
      >
        <SaveBar editor={editor} state={state} isPreview={isPreview} onPreview={setPreview} />
        <div
          hidden={!isEditing}
          className="grid content-start gap-4 rounded-xl border border-line bg-card p-4 max-lg:order-last lg:max-[1199px]:col-start-2 min-[1200px]:grid-cols-2"
        >
          {/* The fields of the text report their changes themselves. */}
          <div
            onChange={() => {
              readState();
              editor.edited();
            }}
          >
            <PublishFields
              key={start.resetCount}
              id={publishFieldsId}
              names={publishNames}
              state={start.state}
              publishAt={start.publishAt}
              invalidTime={editor.status?.field === publishTimeField}
            />
          </div>
          <div className="grid content-start gap-3">
            <SearchPreview
              host={page.host}
              steps={page.path.split('/').filter(Boolean)}
              title={filled(text.title, figures)}
              description={filled(text.description, figures)}
            />
            {page.id && <PreviewLink subjectId={page.id} />}
            {page.isEdited && (
              <ResetPage
                onDone={(status, version) => {
                  editor.setStatus(status);
                  if (version !== undefined) editor.replace({ ...page.original, version });
                }}
              />
            )}
          </div>
        </div>
        <div hidden={!isEditing} className="min-w-0 lg:max-[1199px]:col-start-1 lg:max-[1199px]:row-start-2">
          <PageTextFields
            path={page.path}
            text={text}
            fault={editor.status?.field}
            onChange={editor.change}
          />
        </div>
        {(isWide || isPreview) && (
          <div className="min-w-0 max-[1199px]:col-span-full min-[1200px]:col-start-2 min-[1200px]:row-span-2 min-[1200px]:row-start-2 min-[1200px]:h-full">
            <PagePreview path={page.path} keptCount={editor.keptCount} anchor={editor.anchor} />
          </div>
        )}
        <UnsavedPopup blocker={editor.blocker} />
      </form>
    </>
  );
}
