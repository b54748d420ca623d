import type { SelectionBookmark } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { memo, useRef, useState } from 'react';
import { staffEditorContent as content } from '#app/content/staff/editor.ts';
import type { Change } from './ask-popup.tsx';
import { boxClass, textClass } from './box-class.ts';
import { editorProps } from './editor-props.ts';
import { extensions } from './extensions.ts';
import { htmlOf } from './html-of.ts';
import { LinkPopup } from './link-popup.tsx';
import { PicturePopup } from './picture-popup.tsx';
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
      onFiles: (refused) => setNote(refused ? content.noFiles : ''),
      focusToolbar: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    }),
  });

  const ask = (question: Question) => {
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
      {asked === 'link' && <LinkPopup editor={editor} onClose={goBack} />}
      {asked === 'picture' && <PicturePopup editor={editor} onClose={goBack} />}
    </>
  );
});
