import { useCallback, useReducer } from 'react';
import type { PageText } from '#domain/pages/page-text.ts';
import { type Way, withValue } from './changed-value.ts';

type Step = { kind: 'change'; way: Way; value: unknown } | { kind: 'start'; text: PageText };

const next = (text: PageText, step: Step): PageText =>
  step.kind === 'start' ? step.text : (withValue(text, step.way, step.value) as PageText);

/** The text in the editor. `change` stays the same function, so that unchanged blocks are not drawn again. */
export function usePageText(start: PageText, onEdit: () => void) {
  const [text, dispatch] = useReducer(next, start);
  const change = useCallback(
    (way: Way, value: unknown) => {
      onEdit();
      dispatch({ kind: 'change', way, value });
    },
    [onEdit],
  );
  const startWith = useCallback((newText: PageText) => dispatch({ kind: 'start', text: newText }), []);
  return { text, change, startWith };
}
