import { staffUsersContent } from '#app/content/staff/users.ts';
import { FormStatusLine } from '#app/staff/ui/form-status-line.tsx';
import { useActionForm } from '#app/staff/ui/use-action-form.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { type Area, areas } from '#domain/staff/areas.ts';
import { areaField } from '#domain/staff/staff-input.ts';
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
          <label key={area} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name={areaField(area)}
              defaultChecked={user.areas.includes(area)}
              disabled={!yourAreas.includes(area)}
              className="size-5 shrink-0"
            />
            <span className="leading-snug">
              {content.names[area]}
              <span className="block text-quiet text-sm">
                {yourAreas.includes(area) ? content.hints[area] : content.notYours}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <FormStatusLine status={status} />
      <div>
        <button type="submit" aria-disabled={isBusy} className={outlineButtonClass}>
          {content.go}
        </button>
      </div>
    </form>
  );
}
