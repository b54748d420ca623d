import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { type Area, areas } from '#domain/staff/areas.ts';
import { areaField } from '#domain/staff/staff-input.ts';
import { staffUsersContent } from './texts.ts';
import type { UserIntent } from './user-intent.ts';

const content = staffUsersContent.areas;

type Props = {
  user: { id: string; areas: readonly Area[] };
  /** The areas of whoever is logged in, who can give no others. */
  yourAreas: readonly Area[];
};

/** What an Admin may do; everything unless an area is taken away. */
export function AreasForm({ user, yourAreas }: Props) {
  const { status, isBusy, onSubmit } = useActionForm({ working: staffUsersContent.working });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3 border-line border-t pt-4">
      <input type="hidden" name="intent" value={'areas' satisfies UserIntent} />
      <input type="hidden" name="id" value={user.id} />
      <fieldset>
        <legend className="font-semibold">{content.legend}</legend>
        {areas.map((area) => (
          <Checkbox
            hint={yourAreas.includes(area) ? content.hints[area] : content.notYours}
            key={area}
            name={areaField(area)}
            defaultChecked={user.areas.includes(area)}
            disabled={!yourAreas.includes(area)}
          >
            {content.names[area]}
          </Checkbox>
        ))}
      </fieldset>
      <FormStatusLine status={status} />
      <div>
        <Button look="secondary" type="submit" aria-disabled={isBusy}>
          {content.go}
        </Button>
      </div>
    </form>
  );
}
