import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import type { ActionReply } from './action-reply.ts';
import { type Fields, useEnquiryAction } from './use-enquiry-action.ts';

const isSame = (one: Fields | undefined, other: Fields) => JSON.stringify(one) === JSON.stringify(other);

/** Changes to enquiries, one after the other, and the line that undoes the last of them. */
export function useChange(isSessionOver: SessionCheck) {
  const [said, setSaid] = useState<ActionReply>();
  const { send, answer } = useEnquiryAction({ isSessionOver, onAnswer: setSaid });
  /** The first is on its way. */
  const asked = useRef<Fields[]>([]);

  const ask = (fields: Fields) => {
    // A second press on the same button asks for nothing new.
    if (isSame(asked.current.at(-1), fields)) return;
    asked.current.push(fields);
    if (asked.current.length === 1) send(fields);
  };
  const sendNext = useEffectEvent(() => {
    asked.current.shift();
    const [next] = asked.current;
    if (next) send(next);
  });
  useEffect(() => {
    if (answer) sendNext();
  }, [answer]);

  return {
    change: (ids: readonly string[], change: Fields) => ask({ intent: 'change', id: ids, ...change }),
    undoBar: {
      answer: said,
      onUndo: (changeId: string) => ask({ intent: 'undo', changeId }),
      onHide: () => setSaid(undefined),
    },
  };
}
