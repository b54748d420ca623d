import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { type ReadResult, readCall } from '#app/staff/shell/read-call.ts';
import { useSession } from '#app/staff/shell/session.ts';
import { shellContent as content } from '#app/staff/shell/texts.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { staffMessages } from '#messages.ts';
import { isSessionOver } from './action-result.ts';

/** Loads the data that a popup needs. */
export function usePopupData<Body>(path: `/${string}`, onClose: () => void) {
  const { askToLogIn } = useSession();
  const [body, setBody] = useState<Body>();
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  const receive = useEffectEvent((result: ReadResult<Body>) => {
    if (isSessionOver(result)) {
      askToLogIn();
      // Nothing is typed yet, so the login does not open on top of the popup.
      return onClose();
    }
    setProblem(result.code === undefined ? undefined : result.text);
    if (result.code === undefined) setBody(result.body);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same call once more
  useEffect(() => {
    let isWanted = true;
    readCall<Body>(path)
      .then((result) => isWanted && receive(result))
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

type Props = { problem: string | undefined; again: () => void };

/** Shown instead of a popup's form until its data are loaded. */
export function LoadingLine({ problem, again }: Props) {
  return (
    <div className="grid justify-items-start gap-3">
      <StatusLine text={problem ?? content.loading} tone={problem ? 'fault' : 'good'} />
      {problem && (
        <Button look="secondary" onClick={again}>
          {content.tryAgain}
        </Button>
      )}
    </div>
  );
}
