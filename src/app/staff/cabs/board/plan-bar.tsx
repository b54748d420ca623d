import { Link } from 'react-router';
import { staffCabBoardContent } from '#app/content/staff/cabs/cab-board.ts';
import { CloseIcon } from '#app/ui/icons.tsx';
import type { BoardResult, UndoFields } from './board-action.ts';

const content = staffCabBoardContent.done;
const panel = staffCabBoardContent.panel;
const button = 'min-h-11 shrink-0 rounded-lg px-3 font-semibold text-saffron underline lg:min-h-9';

type Props = {
  result: BoardResult | undefined;
  onUndo: (fields: UndoFields) => void;
  onDismiss: () => void;
};

/** What was saved, what to check about it, and how to take it back. The live region is always in the document. */
export function PlanBar({ result, onUndo, onDismiss }: Props) {
  const undo = result?.done ? result.value.undo : undefined;
  const warnings = result?.done ? result.value.warnings : [];
  const later = result && !result.done && result.code === 'late_change' ? result.present : undefined;
  return (
    <div
      className={
        result
          ? 'flex items-start gap-2 rounded-xl bg-night py-1 pr-1 pl-4 text-on-night shadow-xl'
          : 'sr-only'
      }
    >
      <div role="status" className="min-w-0 py-2">
        {result && <p className="font-semibold">{result.text}</p>}
        {warnings.length > 0 && (
          <p>
            <b>{content.check}</b> {warnings.join('; ')}.
          </p>
        )}
      </div>
      {later && (
        <Link to={later.stored} className={`${button} inline-flex items-center`}>
          {panel.openBooking}
        </Link>
      )}
      {undo && (
        <button type="button" className={button} onClick={() => onUndo(undo)}>
          {content.undo}
        </button>
      )}
      {result && (
        <button
          type="button"
          aria-label={content.dismiss}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-night-line lg:size-9"
          onClick={onDismiss}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
