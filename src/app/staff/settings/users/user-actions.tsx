import { Button } from '#app/staff/kit/button.tsx';
import { staffUsersContent as content } from './texts.ts';

export const userActions = ['right', 'update', 'password', 'remove'] as const;

export type UserAction = (typeof userActions)[number];

type Props = { name: string; onChoose: (action: UserAction) => void };

export function UserActions({ name, onChoose }: Props) {
  return (
    <div className="grid grid-cols-[1fr_1fr] gap-1.5 @5xl:flex">
      {userActions.map((action) => (
        <Button
          look={action === 'remove' ? 'quietDanger' : 'quiet'}
          key={action}
          aria-haspopup="dialog"
          aria-label={`${content[action].action}: ${name}`}
          onClick={() => onChoose(action)}
        >
          {content[action].action}
        </Button>
      ))}
    </div>
  );
}
