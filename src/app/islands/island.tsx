import type { ComponentType } from 'react';

type Props<P extends object> = {
  /** The island's file is `<name>.island.tsx`; the loader finds it by this name. */
  name: string;
  component: ComponentType<P>;
  /** Serialized as JSON, so plain data only. */
  props: P;
};

/**
 * Rendered on the server and hydrated when the visitor approaches it. An island takes its ids as props, because `useId`
 * would differ: the browser's React root is the island, not the page.
 */
export function Island<P extends object>({ name, component: Component, props }: Props<P>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
