import { staffPrivacyContent as content } from '#app/content/staff/privacy.ts';
import { FormStatusLine } from '#app/staff/ui/form-status-line.tsx';
import { ClosePopup, Popup } from '#app/staff/ui/popup.tsx';
import type { ActionForm } from '#app/staff/ui/use-action-form.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { ShownCustomer } from './shown-customer.ts';

const dangerButtonClass =
  'inline-flex min-h-12 items-center justify-center rounded-lg bg-brick px-6 py-2.5 font-semibold text-on-teal hover:brightness-110 aria-disabled:opacity-60';

type Props = { customer: ShownCustomer; erasing: ActionForm; onClose: () => void };

/** Lists what is erased, and asks for the name or reference to prevent a mistake. */
export function ErasePopup({ customer, erasing: { status, isBusy, onSubmit }, onClose }: Props) {
  const { name, reference, enquiries, bookings } = customer;
  return (
    <Popup title={content.erasePopup(name || reference)} onClose={onClose}>
      <form noValidate method="post" onSubmit={onSubmit} className="grid gap-4">
        <input type="hidden" name="id" value={customer.id} />
        <p>{content.eraseWhat(enquiries.length, bookings.length)}</p>
        <TextField
          id="erase-confirm"
          name="confirm"
          label={content.eraseConfirm(name, reference)}
          required
          autoComplete="off"
          invalid={status?.tone === 'fault'}
        />
        <FormStatusLine status={status} />
        <div className="flex flex-wrap gap-3">
          <ClosePopup className={outlineButtonClass}>{content.cancel}</ClosePopup>
          <button type="submit" aria-disabled={isBusy} className={dangerButtonClass}>
            {content.eraseNow}
          </button>
        </div>
      </form>
    </Popup>
  );
}
