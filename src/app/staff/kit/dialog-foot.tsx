import type { ReactNode } from 'react';

/**
 * The buttons of a narrow dialog, in sight also where its content is higher than the screen. Sticky boxes stay within the padding of
 * what scrolls, so the negative `bottom` is that of the dialog.
 */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap gap-3 border-line border-t bg-card px-5 py-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6">
    {children}
  </div>
);
