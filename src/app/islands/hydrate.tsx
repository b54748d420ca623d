import { type ComponentType, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { config } from 'zod/mini';

// Compiled checks need eval, which the page's policy forbids; even trying would be reported as a violation.
config({ jitless: true });

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Hydration puts a text area's first words back; what a visitor typed meanwhile is kept here and returned. */
function keepTyped(element: HTMLElement): () => void {
  const fields = [...element.querySelectorAll<Field>('input, textarea')];
  const typed = new Map(fields.map((field) => [field, field.value]));
  const note = ({ target }: Event) => typed.set(target as Field, (target as Field).value);
  element.addEventListener('input', note);
  return () => {
    element.removeEventListener('input', note);
    for (const [field, value] of typed) if (field.type !== 'hidden') field.value = value;
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
