import type { Blocker } from 'react-router';
import { AskToLeave } from './ask-to-leave.tsx';

export const UnsavedPopup = ({ blocker }: { blocker: Blocker }) =>
  blocker.state === 'blocked' && (
    <AskToLeave onLeave={() => blocker.proceed()} onClose={() => blocker.reset()} />
  );
