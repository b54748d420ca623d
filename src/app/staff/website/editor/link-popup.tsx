import type { Command, EditorState } from '@tiptap/pm/state';
import { useId } from 'react';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { hasMark } from '#app/staff/website/editor/commands/block-commands.ts';
import { insertLink, linkAt, removeLink, setLink } from '#app/staff/website/editor/commands/link-commands.ts';
import { linkAddress } from './addresses.ts';
import { AskPopup, type Fault } from './ask-popup.tsx';
import { schema } from './schema.ts';
import { staffEditorContent } from './texts.ts';

const content = staffEditorContent.link;

type Props = { state: EditorState; onClose: (change: Command | undefined) => void };

export function LinkPopup({ state, onClose }: Props) {
  const id = useId();
  const isThere = hasMark(schema.marks.link)(state);
  const needsWords = !isThere && state.selection.empty;

  const read = (fields: FormData): Fault | Command => {
    const href = linkAddress(String(fields.get('address')));
    const text = String(fields.get('words') ?? '').trim();
    if (!href) return { text: content.addressFault, field: 'address' };
    if (!needsWords) return setLink(href);
    return text ? insertLink(href, text) : { text: content.wordsFault, field: 'words' };
  };

  return (
    <AskPopup
      title={isThere ? content.change : content.add}
      go={isThere ? content.goChange : content.goAdd}
      remove={isThere ? { label: content.remove, change: removeLink } : undefined}
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
            value={linkAt(state)?.attrs.href ?? ''}
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
