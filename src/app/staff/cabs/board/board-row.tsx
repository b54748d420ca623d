import { type ReactNode, useId } from 'react';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import type { RowView } from './board-view.ts';

type Props = {
  /** Empty for Unassigned. */
  id: string;
  name: string;
  row?: RowView;
  about?: string;
  isEmpty: boolean;
  /** The bars. */
  children: ReactNode;
};

/** A row of the board; bars can be dropped anywhere on it. */
export function BoardRow({ id, name, row, about = row?.about, isEmpty, children }: Props) {
  const labelId = useId();
  const warning = row?.warning;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-labelledby={labelId}
      data-row={id}
      data-name={name}
      data-off={row?.isOff || undefined}
      className="cab-row"
    >
      <div id={labelId} className="cab-label">
        {row ? (
          <span className="block min-h-6 truncate pt-1">
            <TextLink look="name" to={row.href}>
              {name}
            </TextLink>
          </span>
        ) : (
          <span className="block truncate font-semibold">{name}</span>
        )}
        <span
          title={[about, warning].filter(Boolean).join(' · ')}
          className={`block text-xs ${row ? 'truncate' : ''} ${warning ? 'font-semibold text-brick' : 'text-quiet'}`}
        >
          {warning || about}
        </span>
      </div>
      {isEmpty ? (
        <div data-track className="cab-track" />
      ) : (
        <ul data-track className="cab-track">
          {children}
        </ul>
      )}
    </div>
  );
}
