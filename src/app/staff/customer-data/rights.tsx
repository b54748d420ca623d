import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form } from 'react-router';
import { staffPrivacyContent as content } from '#app/content/staff/privacy.ts';
import { useSessionOver } from '#app/staff/shell/session-over.tsx';
import { Panel } from '#app/staff/ui/panel.tsx';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import type { EraseAnswer } from './erase-action.ts';
import { ErasePopup, useErasing } from './erase-popup.tsx';
import type { ShownCustomer } from './shown-customer.ts';

const eraseButtonClass =
  'inline-flex min-h-12 items-center rounded-lg border-2 border-brick px-6 font-semibold text-brick disabled:opacity-60';

/** Export and erasure of a customer's data. */
export function Rights({ customer }: { customer: ShownCustomer }) {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const erasing = useErasing();
  const answer = useRef<HTMLDivElement>(null);
  const isDone = erasing.data?.done === true;

  const session = useSessionOver();

  const onReply = useEffectEvent((status: EraseAnswer) => {
    // The popup and its button have been unmounted, so the focus must be set.
    if (status.done) answer.current?.focus();
    else session.check({ sessionOver: status.sessionOver ?? false });
  });
  useEffect(() => {
    if (erasing.data) onReply(erasing.data);
  }, [erasing.data]);

  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Panel heading={content.exportHeading}>
        <p className="text-quiet">{content.exportText}</p>
        {/* A native form, because the response is a file. */}
        <Form reloadDocument method="post" action={paths.customerDataExport}>
          <input type="hidden" name="id" value={customer.id} />
          <button type="submit" className={outlineButtonClass}>
            {content.exportGo}
          </button>
        </Form>
      </Panel>
      <Panel heading={content.eraseHeading}>
        <p className="text-quiet">{content.eraseText}</p>
        <div ref={answer} tabIndex={-1}>
          <StatusLine text={isDone ? staffMessages.privacy.erased : undefined} takesRoom={false} />
        </div>
        {!customer.isErased && (
          <div>
            <button
              type="button"
              disabled={!isHydrated}
              aria-haspopup="dialog"
              className={eraseButtonClass}
              onClick={() => setOpen(true)}
            >
              {content.eraseGo}
            </button>
          </div>
        )}
        {isOpen && !isDone && (
          <ErasePopup customer={customer} fetcher={erasing} onClose={() => setOpen(false)} />
        )}
      </Panel>
      {session.dialog}
    </div>
  );
}
