import { useState, useSyncExternalStore } from 'react';
import { type Figures, filled } from '#app/pages/figure-marks.ts';
import { statusOf } from '#app/staff/forms/action-result.ts';
import type { FormStatus } from '#app/staff/forms/form-status.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { UnsavedPopup } from '#app/staff/forms/unsaved-guard.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Chip, ChipGroup } from '#app/staff/kit/chip.tsx';
import { ConfirmDialog } from '#app/staff/kit/confirm-dialog.tsx';
import { useHydrated } from '#app/staff/kit/use-hydrated.ts';
import { SearchPreview } from '#app/staff/website/blogs/blog-previews.tsx';
import {
  fieldId,
  publishFieldsId,
  publishTimeField,
  type Way,
} from '#app/staff/website/pages/blocks/changed-value.ts';
import { ItemButtons } from '#app/staff/website/pages/blocks/item-buttons.tsx';
import { newAnchor, newBlocks, type Shape } from '#app/staff/website/pages/blocks/page-shape.ts';
import { SectionEditor } from '#app/staff/website/pages/blocks/section-editor.tsx';
import { ValueField } from '#app/staff/website/pages/blocks/value-field.tsx';
import { itemClass } from '#app/staff/website/pages/blocks/value-props.ts';
import { Conflict } from '#app/staff/website/publishing/conflict.tsx';
import { PreviewLink } from '#app/staff/website/publishing/preview-link.tsx';
import { PublishFields } from '#app/staff/website/publishing/publish-fields.tsx';
import { staffPublishingContent } from '#app/staff/website/publishing/texts.ts';
import { saveByKey } from '#app/staff/website/publishing/use-text-editor.ts';
import type { PageText, SectionText } from '#domain/pages/page-text.ts';
import { type PublishState, publishStates } from '#domain/publishing/publishing.ts';
import { paths } from '#paths.ts';
import type { LoadedPage } from './loaded-page.ts';
import { pageDifferences } from './page-differences.ts';
import { PagePreview } from './page-preview.tsx';
import type { PageValue } from './pages-action.ts';
import { staffPagesContent as content } from './texts.ts';
import { type PageEditorState, type PageStart, publishNames, usePageEditor } from './use-page-editor.ts';

type PageTextFieldsProps = {
  path: string;
  text: PageText;
  fault: string | undefined;
  onChange: (way: Way, value: unknown) => void;
};

const { fields: names } = content;
const sectionsWay: Way = ['sections'];

const first: { way: Way; name: string; shape: Shape }[] = [
  { way: ['heading'], name: names.heading, shape: { kind: 'line' } },
  { way: ['lead'], name: names.lead, shape: { kind: 'lines' } },
  { way: ['poster'], name: names.poster, shape: { kind: 'picture' } },
  { way: ['title'], name: names.title, shape: { kind: 'line' } },
  { way: ['description'], name: names.description, shape: { kind: 'lines' } },
  { way: ['chatText'], name: names.chatText, shape: { kind: 'line' } },
];
const last: typeof first = [
  { way: ['closing', 'heading'], name: names.closingHeading, shape: { kind: 'line' } },
  { way: ['closing', 'text'], name: names.closingText, shape: { kind: 'lines' } },
];

const valueAt = (text: PageText, way: Way): unknown =>
  way.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], text);

const newSection = (): SectionText => ({
  id: newAnchor(),
  heading: content.newHeading,
  blocks: [newBlocks.text()],
});

/** Everything of a page that can be written. */
function PageTextFields({ path, text, fault, onChange }: PageTextFieldsProps) {
  const single = ({ way, name, shape }: (typeof first)[number]) => (
    <ValueField
      key={way.join()}
      shape={shape}
      name={name}
      value={valueAt(text, way)}
      way={way}
      fault={fault}
      onChange={onChange}
    />
  );
  return (
    <div className="grid min-w-0 gap-4">
      {path === paths.home && <p className="text-quiet">{content.homeHeading}</p>}
      {first.filter(({ way }) => path !== paths.home || way[0] !== 'heading').map(single)}
      <h2 className="text-2xl">{content.sections}</h2>
      {text.sections.map((section, index) => (
        <div key={section.id} data-item={fieldId(sectionsWay)} className={itemClass}>
          <SectionEditor
            section={section}
            index={index}
            fault={fault}
            specified={content.specifiedQuestions[path]}
            onChange={onChange}
          />
          <ItemButtons
            way={sectionsWay}
            count={text.sections.length}
            index={index}
            name={section.heading}
            onChange={onChange}
          />
        </div>
      ))}
      <Button look="quiet" onClick={() => onChange(sectionsWay, [...text.sections, newSection()])}>
        {content.addSection}
      </Button>
      {last.map(single)}
    </div>
  );
}

type ResetPageProps = {
  onDone: (status: FormStatus | undefined, version?: number) => void;
};

/** Asks, and returns to the original of the page. */
function ResetPage({ onDone }: ResetPageProps) {
  const [isAsking, setAsking] = useState(false);
  const { send, isBusy } = useAction<PageValue>();
  const reset = async (dialog: HTMLDialogElement | null) => {
    dialog?.close();
    const result = await send({ intent: 'reset' });
    if (result) onDone(statusOf(result), result.done ? result.value.version : undefined);
  };
  return (
    <>
      <Button
        look="dangerOutline"
        aria-haspopup="dialog"
        aria-disabled={isBusy}
        onClick={() => setAsking(true)}
      >
        {content.reset}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={content.resetTitle}
          go={content.resetGo}
          keep={staffPublishingContent.cancel}
          onConfirm={(dialog) => void reset(dialog)}
          onClose={() => setAsking(false)}
        >
          <p>{content.resetEffect}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

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
