import { Button } from '#app/staff/kit/button.tsx';
import { ColumnHeader, HeaderRow } from '#app/staff/ui/list-table.tsx';

export const layout = '4xl';
export const rowClass =
  '@max-4xl:flex-wrap @max-4xl:items-center @max-4xl:gap-x-4 @max-4xl:bg-card @max-4xl:py-2 @4xl:h-11 @4xl:hover:bg-sand';
export const cellClass = 'py-1 pr-4 @4xl:align-middle';
export const oneLine = '@4xl:max-w-64 @4xl:truncate';

type OpenProps = { label: string; text: string; onOpen: () => void };

/** The row's first cell opens its panel, by mouse or keyboard. */
export function OpenButton({ label, text, onOpen }: OpenProps) {
  return (
    <Button look="name" aria-haspopup="dialog" aria-label={label} onClick={onOpen}>
      {text}
    </Button>
  );
}

export function Head({ columns }: { columns: readonly { name: string; className?: string }[] }) {
  return (
    <HeaderRow>
      {columns.map(({ name, className = '' }) => (
        <ColumnHeader key={name} className={`py-1 pr-4 font-semibold text-sm ${className}`}>
          {name}
        </ColumnHeader>
      ))}
    </HeaderRow>
  );
}

/** Something that staff still have to do. */
export const ToDo = ({ children }: { children: string }) => (
  <span className="inline-block whitespace-nowrap rounded-full border border-brick px-2.5 font-semibold text-brick text-sm">
    {children}
  </span>
);
