import { useState } from 'react';
import type { SessionCheck } from '#app/admin/shell/session-over.tsx';
import type { DeskAnswer } from './desk-answer.ts';
import { type Fields, useDeskAction } from './use-desk-action.ts';

/** Changes to enquiries, and the line that undoes the last of them. */
export function useChange(isSessionOver: SessionCheck) {
  const [said, setSaid] = useState<DeskAnswer>();
  const { send, isBusy } = useDeskAction({ isSessionOver, onAnswer: setSaid });
  return {
    isBusy,
    change: (ids: readonly string[], change: Fields) => send({ intent: 'change', id: ids, ...change }),
    undoBar: {
      answer: said,
      onUndo: (changeId: string) => send({ intent: 'undo', changeId }),
      onHide: () => setSaid(undefined),
    },
  };
}
