import { type ComponentType, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Field = HTMLInputElement | HTMLTextAreaElement;

type Selection = { field: Field; start: number; end: number };

/** The selection in the focused field; undefined for field types without a selection, such as email. */
function selectionIn(element: HTMLElement): Selection | undefined {
  const field = document.activeElement as Field | null;
  if (!field || !element.contains(field) || field.selectionStart == null || field.selectionEnd == null)
    return undefined;
  return { field, start: field.selectionStart, end: field.selectionEnd };
}

/** Hydration resets the value and the selection of a text area, so both are recorded meanwhile and restored. */
function recordTyped(element: HTMLElement): () => void {
  const fields = [...element.querySelectorAll<Field>('input, textarea')];
  const typed = new Map(fields.map((field) => [field, field.value]));
  let selection = selectionIn(element);
  const note = ({ target }: Event) => typed.set(target as Field, (target as Field).value);
  const noteSelection = () => {
    selection = selectionIn(element);
  };
  element.addEventListener('input', note);
  document.addEventListener('selectionchange', noteSelection);
  return () => {
    element.removeEventListener('input', note);
    document.removeEventListener('selectionchange', noteSelection);
    for (const [field, value] of typed)
      if (field.type !== 'hidden' && field.value !== value) field.value = value;
    selection?.field.setSelectionRange(selection.start, selection.end);
  };
}

function Hydrated({
  Component,
  props,
  done,
}: {
  Component: ComponentType<object>;
  props: object;
  done(): void;
}) {
  useLayoutEffect(done, [done]);
  return <Component {...props} />;
}

export async function hydrate(element: HTMLElement, load: () => Promise<unknown>): Promise<void> {
  const { default: Component } = (await load()) as { default: ComponentType<object> };
  const props = JSON.parse(element.dataset.props ?? '{}');
  const restoreTyped = recordTyped(element);
  await new Promise<void>((resolve) => {
    const done = () => {
      restoreTyped();
      resolve();
    };
    hydrateRoot(element, <Hydrated Component={Component} props={props} done={done} />);
  });
}
