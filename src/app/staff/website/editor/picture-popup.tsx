import { deleteSelection } from '@tiptap/pm/commands';
import type { Command, EditorState } from '@tiptap/pm/state';
import { useId } from 'react';
import { TextField } from '#app/staff/kit/text-field.tsx';
import {
  addPictures,
  changePicture,
  pictureAt,
} from '#app/staff/website/editor/commands/picture-commands.ts';
import { pictureAddress } from './addresses.ts';
import { AskPopup, type Fault } from './ask-popup.tsx';
import { staffEditorContent } from './texts.ts';

const content = staffEditorContent.picture;

type Props = { state: EditorState; onClose: (change: Command | undefined) => void };

export function PicturePopup({ state, onClose }: Props) {
  const id = useId();
  const now = pictureAt(state)?.attrs;
  const isThere = now !== undefined;

  const read = (fields: FormData): Fault | Command => {
    const src = pictureAddress(String(fields.get('address')));
    const alt = String(fields.get('words')).trim();
    if (!src) return { text: content.addressFault, field: 'address' };
    if (!alt) return { text: content.wordsFault, field: 'words' };
    return isThere ? changePicture({ src, alt }) : addPictures([{ src, alt }]);
  };
  return (
    <AskPopup
      title={isThere ? content.change : content.add}
      go={isThere ? content.goChange : content.goAdd}
      remove={isThere ? { label: content.remove, change: deleteSelection } : undefined}
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
            value={now?.src ?? ''}
            invalid={faulty === 'address'}
          />
          <TextField
            id={`${id}-words`}
            name="words"
            label={content.words}
            hint={content.wordsHint}
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
