import { lazy, Suspense, useState } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { driverTextContent } from './texts.ts';

/** Loaded when it is first opened. */
const DriverTextsDialog = lazy(async () => ({
  default: (await import('./driver-texts-dialog.tsx')).DriverTextsDialog,
}));

type Props = { day: string; dayText: string };

export function DriverTextsButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {driverTextContent.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DriverTextsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
