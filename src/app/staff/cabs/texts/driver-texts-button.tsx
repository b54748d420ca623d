import { lazy, Suspense, useState } from 'react';
import { driverTextContent } from '#app/content/staff/cabs/driver-texts.ts';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';

/** Loaded when it is first opened. */
const DriverTextsDialog = lazy(async () => ({
  default: (await import('./driver-texts-dialog.tsx')).DriverTextsDialog,
}));

type Props = { day: string; shownDay: string };

export function DriverTextsButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ScriptButton
        aria-haspopup="dialog"
        className="inline-flex min-h-11 shrink-0 items-center rounded-lg border border-line px-3 text-sm hover:border-teal disabled:opacity-60 lg:min-h-9"
        onClick={() => setOpen(true)}
      >
        {driverTextContent.open}
      </ScriptButton>
      {isOpen && (
        <Suspense fallback={null}>
          <DriverTextsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
