import type { ReactNode } from 'react';

/** The buttons of a narrow dialog, in sight also where its content is higher than the screen. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap gap-3 border-line border-t bg-card px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
    {children}
  </div>
);
