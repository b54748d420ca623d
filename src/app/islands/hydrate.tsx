import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { config } from 'zod/mini';

// Compiled checks need eval, which the page's policy forbids; even trying would be reported as a violation.
config({ jitless: true });

export async function hydrate(element: HTMLElement, load: () => Promise<unknown>): Promise<void> {
  const { default: Component } = (await load()) as { default: ComponentType<object> };
  hydrateRoot(element, <Component {...JSON.parse(element.dataset.props ?? '{}')} />);
}
