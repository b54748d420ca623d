import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { paths } from '#paths.ts';
import type { CustomerRowView } from './customer-view.ts';
import { ErasePopup } from './erase-popup.tsx';
import { staffPrivacyContent as content } from './texts.ts';

/** Export and erasure of a customer's data. */
export function Rights({ customer }: { customer: CustomerRowView }) {
  const [isOpen, setOpen] = useState(false);
  const erasing = useActionForm({ working: '' });
  const { status, isDone } = erasing;
  const line = useRef<HTMLDivElement>(null);

  // The popup and its button have been unmounted, so the focus must be set.
  useEffect(() => {
    if (isDone) line.current?.focus();
  }, [isDone]);

  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Card heading={content.exportHeading}>
        <p className="text-quiet">{content.exportText}</p>
        {/* A native form, because the response is a file. */}
        <Form reloadDocument method="post" action={paths.customerDataExport}>
          <input type="hidden" name="id" value={customer.id} />
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" worksWithoutScript type="submit" name="format" value="pdf">
              {content.exportPdf}
            </Button>
            <Button look="secondary" worksWithoutScript type="submit">
              {content.exportGo}
            </Button>
          </div>
        </Form>
      </Card>
      <Card heading={content.eraseHeading}>
        <p className="text-quiet">{content.eraseText}</p>
        <div ref={line} tabIndex={-1}>
          <StatusLine text={isDone ? status?.text : undefined} takesRoom={false} />
        </div>
        {customer.openBookings && (
          <p className="font-semibold">{content.eraseBlocked(customer.openBookings)}</p>
        )}
        {!customer.isErased && !customer.openBookings && (
          <div>
            <Button look="dangerOutline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {content.eraseGo}
            </Button>
          </div>
        )}
        {isOpen && !isDone && (
          <ErasePopup customer={customer} erasing={erasing} onClose={() => setOpen(false)} />
        )}
      </Card>
    </div>
  );
}
