import type { ReactNode } from 'react';

/** What stands in the place of a list that has nothing to show. */
export const EmptyState = ({ children }: { children: ReactNode }) => (
  <p className="py-2 text-quiet">{children}</p>
);
