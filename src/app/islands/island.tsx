import type { ComponentType } from 'react';

type Props<P extends object> = {
  /** The island's file is `<name>.island.tsx`; the loader finds it by this name. */
  name: string;
  component: ComponentType<P>;
  /** Sent to the browser as they are: plain data only. */
  props: P;
};

/**
 * Rendered on the server like everything else, and hydrated when the visitor comes near. An island takes its ids as
 * props: `useId` counts from the root, and the browser's root is the island itself.
 */
export function Island<P extends object>({ name, component: Component, props }: Props<P>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
