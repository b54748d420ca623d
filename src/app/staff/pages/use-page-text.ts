import { useCallback, useReducer } from 'react';
import type { PageText } from '#domain/pages/page-text.ts';
import { type Way, withValue } from './changed-value.ts';

type Step = { way: Way; value: unknown };

const next = (text: PageText, { way, value }: Step): PageText => withValue(text, way, value) as PageText;

/** The text in the editor. `change` stays the same function, so that unchanged blocks are not drawn again. */
export function usePageText(start: PageText, onEdit: () => void) {
  const [text, dispatch] = useReducer(next, start);
  const change = useCallback(
    (way: Way, value: unknown) => {
      onEdit();
      dispatch({ way, value });
    },
    [onEdit],
  );
  return { text, change };
}
