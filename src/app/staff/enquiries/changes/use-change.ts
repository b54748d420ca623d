import { useRef, useState } from 'react';
import { type ActionResult, isSessionOver } from '#app/staff/forms/action-result.ts';
import { type Fields, formOf, useAction } from '#app/staff/forms/use-action.ts';
import type { ChangeValue } from './change-value.ts';

const isSame = (one: Fields | undefined, other: Fields) => JSON.stringify(one) === JSON.stringify(other);

/** Sends changes to enquiries one after the other, and offers to undo the last one. */
export function useChange() {
  const [result, setResult] = useState<ActionResult<ChangeValue>>();
  const { send } = useAction<ChangeValue>();
  /** Requests that have no result yet; the first one has been sent. */
  const queue = useRef<Fields[]>([]);

  const sendFirst = async () => {
    const [first] = queue.current;
    if (!first) return;
    const received = await send(formOf(first));
    if (received && !isSessionOver(received)) setResult(received);
    queue.current.shift();
    void sendFirst();
  };
  const enqueue = (fields: Fields) => {
    // A double click must not send the same change twice.
    if (isSame(queue.current.at(-1), fields)) return;
    queue.current.push(fields);
    if (queue.current.length === 1) void sendFirst();
  };

  return {
    change: (ids: readonly string[], change: Fields) => enqueue({ intent: 'change', id: ids, ...change }),
    ask: enqueue,
    /** Shows the result of a change that was sent otherwise. */
    show: setResult,
    undoBar: {
      result,
      onUndo: (changeId: string) => enqueue({ intent: 'undo', changeId }),
      onHide: () => setResult(undefined),
    },
  };
}

export type Changes = ReturnType<typeof useChange>;
