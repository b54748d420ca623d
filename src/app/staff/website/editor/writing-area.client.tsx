import { deleteSelection } from '@tiptap/pm/commands';
import type { Command, EditorState, SelectionBookmark } from '@tiptap/pm/state';
import type { EditorProps } from '@tiptap/pm/view';
import { memo, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Input } from '#app/staff/kit/input.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { hasMark } from '#app/staff/website/editor/commands/block-commands.ts';
import { insertLink, linkAt, removeLink, setLink } from '#app/staff/website/editor/commands/link-commands.ts';
import {
  addPictures,
  changePicture,
  pictureAt,
} from '#app/staff/website/editor/commands/picture-commands.ts';
import { useImageChooser } from '#app/staff/website/images/chooser/choose-image.tsx';
import { linkAddress, pictureAddress } from './addresses.ts';
import { AskPopup, type Fault } from './ask-popup.tsx';
import { boxClass, textClass, toolbarClass } from './box-class.ts';
import { type Editor, openEditor } from './editor.ts';
import { editorProps } from './editor-props.ts';
import { schema } from './schema.ts';
import { staffEditorContent as content } from './texts.ts';
import { Toolbar } from './toolbar.tsx';
import type { Question } from './tools.tsx';

const picturePopupContent = content.picture;

type PicturePopupProps = { state: EditorState; onClose: (change: Command | undefined) => void };

function PicturePopup({ state, onClose }: PicturePopupProps) {
  const id = useId();
  const now = pictureAt(state)?.attrs;
  const isThere = now !== undefined;

  const read = (fields: FormData): Fault | Command => {
    const src = pictureAddress(String(fields.get('address')));
    const alt = String(fields.get('words')).trim();
    if (!src) return { text: picturePopupContent.addressFault, field: 'address' };
    if (!alt) return { text: picturePopupContent.wordsFault, field: 'words' };
    return isThere ? changePicture({ src, alt }) : addPictures([{ src, alt }]);
  };
  return (
    <AskPopup
      title={isThere ? picturePopupContent.change : picturePopupContent.add}
      go={isThere ? picturePopupContent.goChange : picturePopupContent.goAdd}
      remove={isThere ? { label: picturePopupContent.remove, change: deleteSelection } : undefined}
      read={read}
      onClose={onClose}
      fields={(faulty) => (
        <>
          <TextField
            id={`${id}-address`}
            name="address"
            label={picturePopupContent.address}
            hint={picturePopupContent.addressHint}
            required
            autoComplete="off"
            value={now?.src ?? ''}
            invalid={faulty === 'address'}
          />
          <TextField
            id={`${id}-words`}
            name="words"
            label={picturePopupContent.words}
            hint={picturePopupContent.wordsHint}
            required
            autoComplete="off"
            value={now?.alt ?? ''}
            invalid={faulty === 'words'}
          />
        </>
      )}
    />
  );
}

const linkPopupContent = content.link;

type LinkPopupProps = { state: EditorState; onClose: (change: Command | undefined) => void };

function LinkPopup({ state, onClose }: LinkPopupProps) {
  const id = useId();
  const isThere = hasMark(schema.marks.link)(state);
  const needsWords = !isThere && state.selection.empty;

  const read = (fields: FormData): Fault | Command => {
    const href = linkAddress(String(fields.get('address')));
    const text = String(fields.get('words') ?? '').trim();
    if (!href) return { text: linkPopupContent.addressFault, field: 'address' };
    if (!needsWords) return setLink(href);
    return text ? insertLink(href, text) : { text: linkPopupContent.wordsFault, field: 'words' };
  };

  return (
    <AskPopup
      title={isThere ? linkPopupContent.change : linkPopupContent.add}
      go={isThere ? linkPopupContent.goChange : linkPopupContent.goAdd}
      remove={isThere ? { label: linkPopupContent.remove, change: removeLink } : undefined}
      read={read}
      onClose={onClose}
      fields={(faulty) => (
        <>
          <TextField
            id={`${id}-address`}
            name="address"
            label={linkPopupContent.address}
            hint={linkPopupContent.addressHint}
            required
            autoComplete="off"
            value={linkAt(state)?.attrs.href ?? ''}
            invalid={faulty === 'address'}
          />
          {needsWords && (
            <TextField
              id={`${id}-words`}
              name="words"
              label={linkPopupContent.words}
              required
              autoComplete="off"
              invalid={faulty === 'words'}
            />
          )}
        </>
      )}
    />
  );
}

type Options = {
  /** The first HTML; later values are ignored. */
  value: string;
  onHtml: (html: string) => void;
  props: EditorProps;
};

type Opened = { box: RefObject<HTMLDivElement | null>; editor: Editor | undefined };

/** An editor inside `box`, from before the first paint until the component goes. */
function useEditor({ value, onHtml, props }: Options): Opened {
  const box = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another value does not make another editor
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const opened = openEditor(box.current, value, onHtml);
    setEditor(opened);
    return () => opened.view.destroy();
  }, []);

  // In every render, because the functions of the properties see the state of the render that made them.
  useLayoutEffect(() => editor?.view.setProps(props));

  return { box, editor };
}

type Props = {
  id: string;
  labelId: string;
  value: string;
  invalid: boolean | undefined;
  required: boolean | undefined;
  onHtml: (html: string) => void;
};

/** The only module that imports ProseMirror, so it is loaded on demand. */
export const WritingArea = memo(function WritingArea({
  id,
  labelId,
  value,
  invalid,
  required,
  onHtml,
}: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Question>();
  const [note, setNote] = useState('');
  const place = useRef<SelectionBookmark>(undefined);
  const photos = useRef<HTMLInputElement>(null);

  const { box, editor } = useEditor({
    value,
    onHtml,
    props: editorProps({
      attributes: {
        id,
        class: textClass,
        role: 'textbox',
        tabindex: '0',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': `${id}-keys`,
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(required && { 'aria-required': 'true' }),
      },
      onAsk: (question) => ask(question),
      onFiles: (files) => {
        setNote(files.length > 0 ? '' : content.noFiles);
        if (files.length > 0) addImages(files);
      },
      focusToolbar: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    }),
  });
  const view = editor?.view;

  const { open, chooser } = useImageChooser({
    multiple: true,
    onClose: (chosen) =>
      goBack(
        chosen.length > 0
          ? addPictures(chosen.map(({ address, ...attributes }) => ({ src: address, ...attributes })))
          : undefined,
      ),
  });
  const addImages = (files: readonly File[]) => {
    place.current = view?.state.selection.getBookmark();
    open(files);
  };

  const ask = (question: Question) => {
    if (question === 'photos') return photos.current?.click();
    if (question === 'images') return addImages([]);
    place.current = view?.state.selection.getBookmark();
    setAsked(question);
  };

  // The browser restores the focus, but not the selection.
  const goBack = (change: Command | undefined) => {
    setAsked(undefined);
    if (!view) return;
    const { tr, doc } = view.state;
    if (place.current) view.dispatch(tr.setSelection(place.current.resolve(doc)));
    change?.(view.state, view.dispatch, view);
    view.focus();
  };

  return (
    <>
      <div className={boxClass(invalid)}>
        {editor ? (
          <Toolbar editor={editor} textId={id} bar={bar} onAsk={ask} />
        ) : (
          <div className={toolbarClass} />
        )}
        <div ref={box} />
      </div>
      <p id={`${id}-keys`} className="sr-only">
        {content.keys}
      </p>
      <p role="status" className="text-brick text-sm">
        {note}
      </p>
      {/* Opened by the toolbar: on a phone it offers the camera and the gallery. */}
      <Input
        ref={photos}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        aria-label={content.tools.photos}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) addImages(files);
        }}
      />
      {chooser}
      {asked === 'link' && view && <LinkPopup state={view.state} onClose={goBack} />}
      {asked === 'picture' && view && <PicturePopup state={view.state} onClose={goBack} />}
    </>
  );
});
