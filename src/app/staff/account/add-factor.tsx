import { useId } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { accountContent as content } from '#app/content/staff/account.ts';
import { ignoreRepeatedSubmit } from '#app/staff/ui/ignore-repeated-submit.ts';
import { Button, outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { FactorSecret } from './factor-secret.tsx';
import type { Confirmed, Offered, Refused } from './second-factor-action.ts';

type Props = {
  fetcher: FetcherWithComponents<Confirmed | Refused>;
  /** The second factor was removed on this page a moment ago. */
  removed: boolean;
};

function ConfirmForm({ fetcher }: Pick<Props, 'fetcher'>) {
  const id = useId();
  const busy = fetcher.state !== 'idle';
  const text = fetcher.data?.done === false ? fetcher.data.text : undefined;
  return (
    <fetcher.Form {...ignoreRepeatedSubmit(busy)} noValidate method="post" className="grid max-w-sm gap-3">
      <input type="hidden" name="ask" value="confirm" />
      <TextField
        id={`${id}-code`}
        name="code"
        label={content.code}
        required
        autoComplete="one-time-code"
        invalid={text !== undefined}
      />
      <StatusLine text={text} tone="fault" />
      <Button aria-disabled={busy}>{content.confirm}</Button>
    </fetcher.Form>
  );
}

export function AddFactor({ fetcher, removed }: Props) {
  const offering = useFetcher<Offered | Refused>();
  const offer = offering.data;
  const busy = offering.state !== 'idle';
  if (offer?.done) {
    return (
      <div className="grid gap-4">
        <FactorSecret {...offer} />
        <ConfirmForm fetcher={fetcher} />
      </div>
    );
  }
  return (
    <offering.Form {...ignoreRepeatedSubmit(busy)} method="post" className="grid justify-items-start gap-2">
      <input type="hidden" name="ask" value="offer" />
      <StatusLine text={offer?.text ?? (removed ? content.removed : '')} tone={offer ? 'fault' : 'good'} />
      <button type="submit" className={outlineButtonClass} aria-disabled={busy}>
        {content.setUp}
      </button>
    </offering.Form>
  );
}
