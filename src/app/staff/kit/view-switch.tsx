import { useReload } from '#app/staff/forms/use-reload.ts';
import { rememberLists } from '#app/staff/shell/preferences.ts';
import { shellContent } from '#app/staff/shell/texts.ts';
import { Chip, ChipGroup } from './chip.tsx';

const content = shellContent.views;

/** A quiet list, or the table with all columns; remembered in this browser for all lists. */
export function ViewSwitch({ isTable }: { isTable: boolean }) {
  const reload = useReload();
  const choose = (wantsTable: boolean) => {
    rememberLists(wantsTable);
    void reload();
  };
  return (
    <ChipGroup label={content.label}>
      {[false, true].map((wantsTable) => (
        <Chip
          key={String(wantsTable)}
          aria-pressed={isTable === wantsTable}
          onClick={() => choose(wantsTable)}
        >
          {wantsTable ? content.table : content.list}
        </Chip>
      ))}
    </ChipGroup>
  );
}
