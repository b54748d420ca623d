import { useState } from 'react';
import { staffUsersContent as content } from '#app/content/staff/users.ts';
import { ShowPassword } from '#app/ui/show-password.tsx';
import { TextField } from '#app/ui/text-field.tsx';

type Props = { id: string; name: string; label: string; invalid: boolean };

/** A password that is going to be told to somebody else, so it can be looked at. */
export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid gap-1">
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        required
        autoComplete="new-password"
        hint={content.fields.passwordHint}
      />
      <ShowPassword label={content.fields.showPassword} shown={isShown} onChange={setShown} />
    </div>
  );
}
