import type { SubmitEvent } from 'react';

/**
 * For a form whose first sending is still under way: the next is ignored. The button is not switched off, which would
 * take the focus from whoever pressed it.
 */
export const ignoreRepeatedSubmit = (busy: boolean) => ({
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
    if (busy) event.preventDefault();
  },
});
