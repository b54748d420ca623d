import { type ComponentType, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { config } from 'zod/mini';

// Compiled checks need eval, which the page's policy forbids; even trying would be reported as a violation.
config({ jitless: true });

type Field = HTMLInputElement | HTMLTextAreaElement;

type Selection = { field: Field; start: number; end: number };

/** The words that a visitor has marked; a field for addresses keeps its own to itself. */
function selectionIn(element: HTMLElement): Selection | undefined {
  const field = document.activeElement as Field | null;
  if (!field || !element.contains(field) || field.selectionStart == null || field.selectionEnd == null)
    return undefined;
  return { field, start: field.selectionStart, end: field.selectionEnd };
}

/**
 * Hydration puts a text area's first words back, and with them the cursor to their end; what a visitor typed and marked
 * meanwhile is kept here and returned.
 */
function keepTyped(element: HTMLElement): () => void {
  const fields = [...element.querySelectorAll<Field>('input, textarea')];
  const typed = new Map(fields.map((field) => [field, field.value]));
  let marked = selectionIn(element);
  const note = ({ target }: Event) => typed.set(target as Field, (target as Field).value);
  const noteMarked = () => {
    marked = selectionIn(element);
  };
  element.addEventListener('input', note);
  document.addEventListener('selectionchange', noteMarked);
  return () => {
    element.removeEventListener('input', note);
    document.removeEventListener('selectionchange', noteMarked);
    for (const [field, value] of typed)
      if (field.type !== 'hidden' && field.value !== value) field.value = value;
    marked?.field.setSelectionRange(marked.start, marked.end);
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
  const giveBack = keepTyped(element);
  await new Promise<void>((resolve) => {
    const done = () => {
      giveBack();
      resolve();
    };
    hydrateRoot(element, <Hydrated Component={Component} props={props} done={done} />);
  });
}
