import { shellContent } from '#app/content/staff/shell.ts';
import { rememberLists } from '#app/staff/shell/preferences.ts';
import { useReload } from '#app/staff/ui/use-reload.ts';

const content = shellContent.views;

/** A quiet list, or the table with all columns; remembered in this browser for all lists. */
export function ViewSwitch({ isTable }: { isTable: boolean }) {
  const reload = useReload();
  const choose = (wantsTable: boolean) => {
    rememberLists(wantsTable);
    void reload();
  };
  return (
    <fieldset className="flex overflow-hidden rounded-lg border border-line">
      <legend className="sr-only">{content.label}</legend>
      {[false, true].map((wantsTable) => (
        <button
          key={String(wantsTable)}
          type="button"
          aria-pressed={isTable === wantsTable}
          onClick={() => choose(wantsTable)}
          className="min-h-11 px-3 text-sm -outline-offset-2 hover:bg-sand aria-pressed:bg-teal aria-pressed:text-on-teal lg:min-h-9"
        >
          {wantsTable ? content.table : content.list}
        </button>
      ))}
    </fieldset>
  );
}
