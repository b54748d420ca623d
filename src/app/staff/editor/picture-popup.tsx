import type { Editor } from '@tiptap/core';
import { useId } from 'react';
import { staffEditorContent } from '#app/content/staff/editor.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { pictureAddress } from './addresses.ts';
import { AskPopup, type Change, type Fault } from './ask-popup.tsx';

const content = staffEditorContent.picture;

type Attributes = { src: string; alt: string; width?: number; height?: number };

/** Inserts each picture in its own paragraph, with the cursor below them. */
const adding =
  (...pictures: Attributes[]): Change =>
  (chain) =>
    chain.insertContent([
      ...pictures.map((attrs) => ({ type: 'paragraph', content: [{ type: 'image', attrs }] })),
      { type: 'paragraph' },
    ]);

type Chosen = { address: string; alt: string; width: number; height: number };

/** Images of the library, with their size, so that the text does not move while they are loaded. */
export const addingImages = (images: readonly Chosen[]): Change =>
  adding(...images.map(({ address, ...attributes }) => ({ src: address, ...attributes })));

/** The size is dropped when the address changes, because it would distort the new picture. */
const changing =
  ({ src, alt }: Attributes, before: string): Change =>
  (chain) =>
    chain.updateAttributes('image', src === before ? { alt } : { src, alt, width: null, height: null });

type Props = { editor: Editor; onClose: (change: Change | undefined) => void };

export function PicturePopup({ editor, onClose }: Props) {
  const id = useId();
  const isThere = editor.isActive('image');
  const now = editor.getAttributes('image');

  const read = (fields: FormData): Fault | Change => {
    const src = pictureAddress(String(fields.get('address')));
    const alt = String(fields.get('words')).trim();
    if (!src) return { text: content.addressFault, field: 'address' };
    if (!alt) return { text: content.wordsFault, field: 'words' };
    return isThere ? changing({ src, alt }, now.src) : adding({ src, alt });
  };

  return (
    <AskPopup
      title={isThere ? content.change : content.add}
      go={isThere ? content.goChange : content.goAdd}
      remove={isThere ? { label: content.remove, change: (chain) => chain.deleteSelection() } : undefined}
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
            value={now.src ?? ''}
            invalid={faulty === 'address'}
          />
          <TextField
            id={`${id}-words`}
            name="words"
            label={content.words}
            hint={content.wordsHint}
            required
            autoComplete="off"
            value={now.alt ?? ''}
            invalid={faulty === 'words'}
          />
        </>
      )}
    />
  );
}
