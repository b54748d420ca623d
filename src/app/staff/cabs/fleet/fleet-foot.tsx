import type { FormStatus } from '#app/staff/forms/form-status.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { staffCarsContent as content } from './texts.ts';

type Props = {
  isBusy: boolean;
  status: FormStatus | undefined;
  /** Takes out of use or back; only for what exists. */
  end?: string | undefined;
};

/** The status and the buttons of a panel, always in sight. */
export function FleetFoot({ isBusy, status, end }: Props) {
  return (
    <div className="sticky bottom-0 -mx-5 grid gap-1 border-line border-t bg-card px-5 py-3 sm:-mx-6 sm:px-6">
      <FormStatusLine status={status} takesRoom={false} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button type="submit" name="intent" value="save" aria-disabled={isBusy}>
          {content.save}
        </Button>
        {end && (
          <Button look="textDanger" type="submit" name="intent" value="end">
            {end}
          </Button>
        )}
      </div>
    </div>
  );
}
