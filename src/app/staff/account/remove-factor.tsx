import { useId, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { accountContent as content } from '#app/content/staff/account.ts';
import { ignoreRepeatedSubmit } from '#app/staff/ui/ignore-repeated-submit.ts';
import { ShowPassword } from '#app/staff/ui/show-password.tsx';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { Refused, Removed } from './second-factor-action.ts';

export function RemoveFactor({ fetcher }: { fetcher: FetcherWithComponents<Removed | Refused> }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const busy = fetcher.state !== 'idle';
  const text = fetcher.data?.done === false ? fetcher.data.text : undefined;
  return (
    <fetcher.Form {...ignoreRepeatedSubmit(busy)} noValidate method="post" className="grid max-w-sm gap-3">
      <input type="hidden" name="ask" value="remove" />
      <TextField
        id={`${id}-password`}
        name="password"
        label={content.removePassword}
        type={shown ? 'text' : 'password'}
        required
        autoComplete="current-password"
        invalid={text !== undefined}
      />
      <ShowPassword label={content.showPassword} shown={shown} onChange={setShown} />
      <StatusLine text={text} tone="fault" />
      <button type="submit" className={outlineButtonClass} aria-disabled={busy}>
        {content.remove}
      </button>
    </fetcher.Form>
  );
}
