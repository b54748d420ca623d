import type { ReactNode } from 'react';
import { staffRoutesContent as content } from '#app/staff/cabs/routes/texts.ts';
import type { FormStatus } from '#app/staff/forms/form-status.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { Button } from './button.tsx';

type Props = {
  /** In the place of the button that saves. */ children?: ReactNode;
  isBusy: boolean;
  status: FormStatus | undefined;
  /** Only for what exists. */
  remove?: { label: string; onRemove: () => void } | undefined;
};

/** The status and the buttons of a panel, always in sight. */
export function PanelFoot({ isBusy, status, remove, children }: Props) {
  return (
    <div className="sticky bottom-0 -mx-5 grid gap-1 border-line border-t bg-card px-5 py-3 sm:-mx-6 sm:px-6">
      <FormStatusLine status={status} takesRoom={false} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {children ?? (
          <Button type="submit" aria-disabled={isBusy}>
            {content.save}
          </Button>
        )}
        {remove && (
          <Button look="textDanger" aria-haspopup="dialog" onClick={remove.onRemove}>
            {remove.label}
          </Button>
        )}
      </div>
    </div>
  );
}
