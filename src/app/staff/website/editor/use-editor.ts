import type { EditorProps } from '@tiptap/pm/view';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Editor, openEditor } from './editor.ts';

type Options = {
  /** The first HTML; later values are ignored. */
  value: string;
  onHtml: (html: string) => void;
  props: EditorProps;
};

type Opened = { box: RefObject<HTMLDivElement | null>; editor: Editor | undefined };

/** An editor inside `box`, from before the first paint until the component goes. */
export function useEditor({ value, onHtml, props }: Options): Opened {
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
