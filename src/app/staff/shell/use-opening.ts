import { useEffect, useEffectEvent, useState } from 'react';
import { type Answer, call } from '#app/staff/call.ts';
import { staffMessages } from '#messages.ts';
import type { SessionCheck } from './session-over.tsx';

type Around = { isSessionOver: SessionCheck; onClose: () => void };

/** What a popup opens with: the answer once it is there, or what went wrong. */
export function useOpening<Body>(path: `/${string}`, { isSessionOver, onClose }: Around) {
  const [body, setBody] = useState<Body>();
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  const receive = useEffectEvent((answer: Answer<Body>) => {
    // Nothing is typed yet, and two popups over each other would be one too many.
    if (isSessionOver(answer)) return onClose();
    setProblem(answer.ok ? undefined : answer.text);
    if (answer.ok) setBody(answer.body);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same call once more
  useEffect(() => {
    let isWanted = true;
    call<Body>(path)
      .then((answer) => isWanted && receive(answer))
      .catch(() => isWanted && setProblem(staffMessages.login.unreachable));
    return () => {
      isWanted = false;
    };
  }, [path, attempt]);

  return {
    body,
    problem,
    again: () => {
      setProblem(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
