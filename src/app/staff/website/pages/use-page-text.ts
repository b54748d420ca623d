import { useCallback, useReducer } from 'react';
import { type Way, withValue } from '#app/staff/website/pages/blocks/changed-value.ts';
import type { PageText } from '#domain/pages/page-text.ts';

type Step = { way: Way; value: unknown };

const valueAt = (text: unknown, way: Way): unknown =>
  way.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], text);

/** A function makes the new value from the present one. */
function next(text: PageText, { way, value }: Step): PageText {
  const after: unknown = typeof value === 'function' ? value(valueAt(text, way)) : value;
  return withValue(text, way, after) as PageText;
}

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
  /** Without marking it as an edit. */
  const replace = useCallback((value: PageText) => dispatch({ way: [], value }), []);
  return { text, change, replace };
}
