import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import type { ActionReply } from './action-reply.ts';
import { type Fields, useEnquiryAction } from './use-enquiry-action.ts';

const isSame = (one: Fields | undefined, other: Fields) => JSON.stringify(one) === JSON.stringify(other);

/** Sends changes to enquiries one after the other, and offers to undo the last one. */
export function useChange(isSessionOver: SessionCheck) {
  const [reply, setReply] = useState<ActionReply>();
  const { send, answer } = useEnquiryAction({ isSessionOver, onAnswer: setReply });
  /** Requests that have no reply yet; the first one has been sent. */
  const queue = useRef<Fields[]>([]);

  const enqueue = (fields: Fields) => {
    // A double click must not send the same change twice.
    if (isSame(queue.current.at(-1), fields)) return;
    queue.current.push(fields);
    if (queue.current.length === 1) send(fields);
  };
  const sendNext = useEffectEvent(() => {
    queue.current.shift();
    const [next] = queue.current;
    if (next) send(next);
  });
  useEffect(() => {
    if (answer) sendNext();
  }, [answer]);

  return {
    change: (ids: readonly string[], change: Fields) => enqueue({ intent: 'change', id: ids, ...change }),
    undoBar: {
      answer: reply,
      onUndo: (changeId: string) => enqueue({ intent: 'undo', changeId }),
      onHide: () => setReply(undefined),
    },
  };
}
