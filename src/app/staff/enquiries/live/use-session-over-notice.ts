import { useEffect, useEffectEvent } from 'react';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import type { LiveState } from './use-live.ts';

/** Offers the login over the page, so that what is typed stays. */
export function useOverNotice(live: LiveState, isSessionOver: SessionCheck): void {
  const tell = useEffectEvent(() => isSessionOver({ sessionOver: true }));
  useEffect(() => {
    if (live === 'over') tell();
  }, [live]);
}
