import { type FetcherWithComponents, useFetcher } from 'react-router';
import { staffPrivacyContent as content } from '#app/content/staff/privacy.ts';
import { ignoreRepeatedSubmit } from '#app/staff/ui/ignore-repeated-submit.ts';
import { ClosePopup, Popup } from '#app/staff/ui/popup.tsx';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { EraseAnswer } from './erase-action.ts';
import type { ShownCustomer } from './shown-customer.ts';

const dangerButtonClass =
  'inline-flex min-h-12 items-center justify-center rounded-lg bg-brick px-6 py-2.5 font-semibold text-on-teal hover:brightness-110 aria-disabled:opacity-60';

type Props = { customer: ShownCustomer; fetcher: FetcherWithComponents<EraseAnswer>; onClose: () => void };

export const useErasing = () => useFetcher<EraseAnswer>();

/** Lists what is erased, and asks for the name or reference to prevent a mistake. */
export function ErasePopup({ customer, fetcher, onClose }: Props) {
  const { name, reference, enquiries } = customer;
  const isBusy = fetcher.state !== 'idle';
  const refused = fetcher.data?.done === false ? fetcher.data.text : undefined;
  return (
    <Popup title={content.erasePopup(name || reference)} onClose={onClose}>
      <fetcher.Form {...ignoreRepeatedSubmit(isBusy)} noValidate method="post" className="grid gap-4">
        <input type="hidden" name="id" value={customer.id} />
        <p>{content.eraseWhat(enquiries.length)}</p>
        <TextField
          id="erase-confirm"
          name="confirm"
          label={content.eraseConfirm(name, reference)}
          required
          autoComplete="off"
          invalid={refused !== undefined}
        />
        <StatusLine text={refused} tone="fault" />
        <div className="flex flex-wrap gap-3">
          <ClosePopup className={outlineButtonClass}>{content.cancel}</ClosePopup>
          <button type="submit" aria-disabled={isBusy} className={dangerButtonClass}>
            {content.eraseNow}
          </button>
        </div>
      </fetcher.Form>
    </Popup>
  );
}
