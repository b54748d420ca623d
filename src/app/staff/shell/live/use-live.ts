import { useEffect, useEffectEvent, useState } from 'react';
import { useFetchers, useNavigation } from 'react-router';
import { notifyOfMail } from '#app/staff/enquiries/notifications/notification.ts';
import { useReload } from '#app/staff/forms/use-reload.ts';
import { useSession } from '#app/staff/shell/session.ts';
import { useStaffUser } from '#app/staff/shell/use-staff-user.ts';
import { isOfEnquiry, type LiveChange } from '#platform/database/live-changes.ts';
import { asBackgroundRequest } from './background-request.ts';
import { isSessionOver, type LiveMessage, shareLive } from './live-stream.ts';

/** Changes within this time cause one reload. */
const gatherMs = 250;

export type LiveState = 'live' | 'lost' | 'over';

const stateOf = { open: 'live', change: 'live', lost: 'lost', over: 'over' } as const;

type Options = {
  concerns?: (change: LiveChange) => boolean;
  /** Called when the data has been loaded after these enquiries arrived. */
  onNew?: (ids: readonly string[]) => void;
};

/** Revalidates the page's data whenever something it shows has changed. */
export function useLive({ concerns = isOfEnquiry, onNew }: Options = {}): LiveState {
  const loadAgain = useReload();
  const username = useStaffUser()?.username ?? '';
  const [state, setState] = useState<LiveState>('live');

  const navigation = useNavigation();
  const fetchers = useFetchers();

  // The router drops the redirect of an action that a revalidation overtakes, so a reload waits for it.
  const mayReload = useEffectEvent(() =>
    [navigation, ...fetchers].every(({ state: current }) => current === 'idle'),
  );
  const reload = useEffectEvent(async (arrived: readonly string[]) => {
    await asBackgroundRequest(loadAgain);
    if (arrived.length > 0) onNew?.(arrived);
  });
  const needsReload = useEffectEvent((message: LiveMessage): boolean => {
    setState(stateOf[message.kind]);
    if (message.kind !== 'change') return message.kind === 'open';
    const { change } = message;
    if (isOfEnquiry(change) && change.isReply) void notifyOfMail(change.enquiryId);
    return concerns(change);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPlanned = false;
    let isEnded = false;
    let arrived: string[] = [];
    const reloadSoon = () => {
      isPlanned = true;
      timer = setTimeout(tryReload, gatherMs);
    };
    /** Without a session the loader would redirect to the login page, and typed text would be lost. */
    const tryReload = async () => {
      if (!mayReload()) return reloadSoon();
      const isOver = await isSessionOver(username);
      if (isEnded) return;
      if (!isOver && !mayReload()) return reloadSoon();
      isPlanned = false;
      if (isOver) return setState('over');
      void reload(arrived);
      arrived = [];
    };
    const end = shareLive(username, (message) => {
      if (message.kind === 'change' && isOfEnquiry(message.change) && message.change.isNew)
        arrived.push(message.change.enquiryId);
      if (needsReload(message) && !isPlanned) reloadSoon();
    });
    return () => {
      isEnded = true;
      clearTimeout(timer);
      end();
    };
  }, [username]);

  return state;
}

/** Opens the login over the page when the session has ended, so that typed text stays. */
export function useSessionOverNotice(live: LiveState): void {
  const { askToLogIn } = useSession();
  useEffect(() => {
    if (live === 'over') askToLogIn();
  }, [live, askToLogIn]);
}
