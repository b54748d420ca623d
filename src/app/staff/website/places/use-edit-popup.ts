import { useEffect, useEffectEvent, useState } from 'react';
import type { EditedPlace } from './place-popup.tsx';

/** The popup in the address `?edit=`: this, or the id of a place. */
export const newPlace = 'new';

/** The popup that the address names; `leave` takes it out of the address. */
export function useEditPopup(edit: string, edited: EditedPlace | undefined, leave: () => unknown) {
  const [closed, setClosed] = useState('');
  // The place stays when another user deletes it, so that nothing typed is lost.
  const [kept, setKept] = useState(edited);
  useEffect(() => {
    if (edited || edit === '') setKept(edited);
  }, [edited, edit]);

  // After the popup is gone, whose guard blocks every navigation while there are unsaved changes.
  const onClosed = useEffectEvent(() => {
    if (edit === closed) void leave();
    else setClosed('');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes after the popup has closed
  useEffect(() => {
    if (closed !== '') onClosed();
  }, [closed, edit]);

  const isNew = edit === newPlace;
  const place = edited ?? (kept?.id === edit ? kept : undefined);
  return {
    place,
    isOpen: edit !== '' && edit !== closed && (isNew || place !== undefined),
    isMissing: edit !== '' && !isNew && place === undefined,
    close: () => setClosed(edit),
  };
}
