import { staffTypedContent as content } from '#app/staff/forms/texts.ts';
import { Button } from '#app/staff/kit/button.tsx';

type Props = { isRestored: boolean; onDiscard: () => void };

/**
 * Says that the text was restored, and offers to discard it. The live region is always there, so that it is announced.
 */
export function RestoredLine({ isRestored, onDiscard }: Props) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 text-quiet empty:absolute">
      {isRestored && (
        <>
          <span>{content.restored}</span>
          <Button look="textDanger" onClick={onDiscard}>
            {content.discard}
          </Button>
        </>
      )}
    </div>
  );
}
