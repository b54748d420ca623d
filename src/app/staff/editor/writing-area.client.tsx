import type { SelectionBookmark } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { memo, useRef, useState } from 'react';
import { staffEditorContent as content } from '#app/content/staff/editor.ts';
import { useImageChooser } from '#app/staff/images/chooser/choose-image.tsx';
import type { Change } from './ask-popup.tsx';
import { boxClass, textClass } from './box-class.ts';
import { editorProps } from './editor-props.ts';
import { extensions } from './extensions.ts';
import { htmlOf } from './html-of.ts';
import { LinkPopup } from './link-popup.tsx';
import { addingImages, PicturePopup } from './picture-popup.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Question } from './tools.tsx';

type Props = {
  id: string;
  labelId: string;
  value: string;
  invalid: boolean | undefined;
  required: boolean | undefined;
  onHtml: (html: string) => void;
};

/** The only module that imports Tiptap, so it is loaded on demand. */
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
  const lastHtml = useRef<string>(undefined);

  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    immediatelyRender: true,
    onCreate: ({ editor: { state } }) => {
      lastHtml.current = htmlOf(state.doc);
    },
    onUpdate: ({ editor: { state } }) => {
      const html = htmlOf(state.doc);
      if (html !== lastHtml.current) onHtml(html);
      lastHtml.current = html;
    },
    editorProps: editorProps({
      attributes: {
        id,
        class: textClass,
        role: 'textbox',
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

  const photos = useRef<HTMLInputElement>(null);
  const { open, chooser } = useImageChooser({
    multiple: true,
    onClose: (chosen) => goBack(chosen.length > 0 ? addingImages(chosen) : undefined),
  });
  const addImages = (files: readonly File[]) => {
    place.current = editor.state.selection.getBookmark();
    open(files);
  };

  const ask = (question: Question) => {
    if (question === 'photos') return photos.current?.click();
    if (question === 'images') return addImages([]);
    place.current = editor.state.selection.getBookmark();
    setAsked(question);
  };

  // The browser restores the focus, but not the selection.
  const goBack = (change: Change | undefined) => {
    setAsked(undefined);
    const { state, view } = editor;
    if (place.current) view.dispatch(state.tr.setSelection(place.current.resolve(state.doc)));
    if (change) change(editor.chain()).scrollIntoView().run();
    view.focus();
  };

  return (
    <>
      <div className={boxClass(invalid)}>
        <Toolbar editor={editor} textId={id} bar={bar} onAsk={ask} />
        <EditorContent editor={editor} />
      </div>
      <p id={`${id}-keys`} className="sr-only">
        {content.keys}
      </p>
      <p role="status" className="text-brick text-sm">
        {note}
      </p>
      {/* Opened by the toolbar: on a phone it offers the camera and the gallery. */}
      <input
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
      {asked === 'link' && <LinkPopup editor={editor} onClose={goBack} />}
      {asked === 'picture' && <PicturePopup editor={editor} onClose={goBack} />}
    </>
  );
});
