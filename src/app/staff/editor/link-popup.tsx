import type { Editor } from '@tiptap/core';
import { useId } from 'react';
import { staffEditorContent } from '#app/content/staff/editor.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { linkAddress } from './addresses.ts';
import { AskPopup, type Change, type Fault } from './ask-popup.tsx';

const content = staffEditorContent.link;

const unlink: Change = (chain) => chain.extendMarkRange('link').unsetMark('link');

type Props = { editor: Editor; onClose: (change: Change | undefined) => void };

export function LinkPopup({ editor, onClose }: Props) {
  const id = useId();
  const isThere = editor.isActive('link');
  const needsWords = !isThere && editor.state.selection.empty;

  const read = (fields: FormData): Fault | Change => {
    const href = linkAddress(String(fields.get('address')));
    const text = String(fields.get('words') ?? '').trim();
    if (!href) return { text: content.addressFault, field: 'address' };
    if (!needsWords) return (chain) => chain.extendMarkRange('link').setMark('link', { href });
    if (!text) return { text: content.wordsFault, field: 'words' };
    return (chain) => chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] });
  };

  return (
    <AskPopup
      title={isThere ? content.change : content.add}
      go={isThere ? content.goChange : content.goAdd}
      remove={isThere ? { label: content.remove, change: unlink } : undefined}
      read={read}
      onClose={onClose}
      fields={(faulty) => (
        <>
          <TextField
            id={`${id}-address`}
            name="address"
            label={content.address}
            hint={content.addressHint}
            required
            autoComplete="off"
            value={editor.getAttributes('link').href ?? ''}
            invalid={faulty === 'address'}
          />
          {needsWords && (
            <TextField
              id={`${id}-words`}
              name="words"
              label={content.words}
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
