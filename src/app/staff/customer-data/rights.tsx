import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { staffPrivacyContent as content } from '#app/content/staff/privacy.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';
import { useActionForm } from '#app/staff/ui/use-action-form.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { paths } from '#paths.ts';
import { ErasePopup } from './erase-popup.tsx';
import type { ShownCustomer } from './shown-customer.ts';

const eraseButtonClass =
  'inline-flex min-h-12 items-center rounded-lg border-2 border-brick px-6 font-semibold text-brick disabled:opacity-60';

/** Export and erasure of a customer's data. */
export function Rights({ customer }: { customer: ShownCustomer }) {
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
      <Panel heading={content.exportHeading}>
        <p className="text-quiet">{content.exportText}</p>
        {/* A native form, because the response is a file. */}
        <Form reloadDocument method="post" action={paths.customerDataExport}>
          <input type="hidden" name="id" value={customer.id} />
          <div className="flex flex-wrap gap-3">
            <button type="submit" name="format" value="pdf" className={outlineButtonClass}>
              {content.exportPdf}
            </button>
            <button type="submit" className={outlineButtonClass}>
              {content.exportGo}
            </button>
          </div>
        </Form>
      </Panel>
      <Panel heading={content.eraseHeading}>
        <p className="text-quiet">{content.eraseText}</p>
        <div ref={line} tabIndex={-1}>
          <StatusLine text={isDone ? status?.text : undefined} takesRoom={false} />
        </div>
        {customer.openBookings && (
          <p className="font-semibold">{content.eraseBlocked(customer.openBookings)}</p>
        )}
        {!customer.isErased && !customer.openBookings && (
          <div>
            <ScriptButton aria-haspopup="dialog" className={eraseButtonClass} onClick={() => setOpen(true)}>
              {content.eraseGo}
            </ScriptButton>
          </div>
        )}
        {isOpen && !isDone && (
          <ErasePopup customer={customer} erasing={erasing} onClose={() => setOpen(false)} />
        )}
      </Panel>
    </div>
  );
}
