import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import type { ActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import type { CustomerRowView } from './customer-view.ts';
import { staffPrivacyContent as content } from './texts.ts';

type Props = { customer: CustomerRowView; erasing: ActionForm; onClose: () => void };

/** Lists what is erased, and asks for the name or reference to prevent a mistake. */
export function ErasePopup({ customer, erasing: { status, isBusy, onSubmit }, onClose }: Props) {
  const { name, reference, enquiries, bookings } = customer;
  return (
    <Dialog title={content.erasePopup(name || reference)} onClose={onClose}>
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
          <CloseDialog>{content.cancel}</CloseDialog>
          <Button look="danger" type="submit" aria-disabled={isBusy}>
            {content.eraseNow}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
