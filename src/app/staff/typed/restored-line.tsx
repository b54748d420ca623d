import { staffTypedContent as content } from '#app/content/staff/typed.ts';

type Props = { isRestored: boolean; onDiscard: () => void };

/** Says that a box was not filled just now, and empties it. Always there, so that what appears in it is read out. */
export function RestoredLine({ isRestored, onDiscard }: Props) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 text-quiet empty:absolute">
      {isRestored && (
        <>
          <span>{content.restored}</span>
          <button type="button" className="min-h-11 font-semibold text-brick underline" onClick={onDiscard}>
            {content.discard}
          </button>
        </>
      )}
    </div>
  );
}
