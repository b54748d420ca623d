import { staffUsersContent as content } from '#app/content/staff/users.ts';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';

export const userActions = ['right', 'update', 'password', 'remove'] as const;

export type UserAction = (typeof userActions)[number];

const colour: Record<UserAction, string> = {
  right: 'text-teal',
  update: 'text-teal',
  password: 'text-teal',
  remove: 'text-brick',
};

type Props = { name: string; onChoose: (action: UserAction) => void };

export function UserActions({ name, onChoose }: Props) {
  return (
    <div className="grid grid-cols-[1fr_1fr] gap-1.5 @5xl:flex">
      {userActions.map((action) => (
        <ScriptButton
          key={action}
          aria-haspopup="dialog"
          aria-label={`${content[action].action}: ${name}`}
          onClick={() => onChoose(action)}
          className={`min-h-11 rounded-md border border-line px-2.5 font-semibold text-sm hover:border-current @4xl:min-h-8 ${colour[action]}`}
        >
          {content[action].action}
        </ScriptButton>
      ))}
    </div>
  );
}
