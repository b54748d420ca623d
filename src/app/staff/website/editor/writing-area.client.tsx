import type { Command, SelectionBookmark } from '@tiptap/pm/state';
import { memo, useRef, useState } from 'react';
import { Input } from '#app/staff/kit/input.tsx';
import { addPictures } from '#app/staff/website/editor/commands/picture-commands.ts';
import { useImageChooser } from '#app/staff/website/images/chooser/choose-image.tsx';
import { boxClass, textClass, toolbarClass } from './box-class.ts';
import { editorProps } from './editor-props.ts';
import { LinkPopup } from './link-popup.tsx';
import { PicturePopup } from './picture-popup.tsx';
import { staffEditorContent as content } from './texts.ts';
import { Toolbar } from './toolbar.tsx';
import type { Question } from './tools.tsx';
import { useEditor } from './use-editor.ts';

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
