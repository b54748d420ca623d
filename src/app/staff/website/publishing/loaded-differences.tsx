import { type ComponentProps, lazy, Suspense } from 'react';
import type { Differences } from './differences.tsx';
import { staffPublishingContent } from './texts.ts';

type Props = ComponentProps<typeof Differences>;

/** Shown in place of an error, which would take what is typed off the screen. */
const NotLoaded = (_props: Props) => <p role="status">{staffPublishingContent.differences.notLoaded}</p>;

const Loaded = lazy(() =>
  import('./differences.tsx').then(
    ({ Differences }) => ({ default: Differences }),
    () => ({ default: NotLoaded }),
  ),
);

/** For editors, where few need the comparison: its script is loaded when there is one. */
export function LoadedDifferences(props: Props) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
