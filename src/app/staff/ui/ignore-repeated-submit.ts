import type { SubmitEvent } from 'react';

/**
 * Ignores further submits while the form is being sent. The button is not disabled, because it would lose the focus.
 */
export const ignoreRepeatedSubmit = (busy: boolean) => ({
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
    if (busy) event.preventDefault();
  },
});
