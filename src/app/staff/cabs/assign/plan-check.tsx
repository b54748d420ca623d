import { staffCabBoardContent } from '#app/staff/cabs/board/texts.ts';

const content = staffCabBoardContent.done;

/** What to check about a plan that is stored; it is shown until the plan is mended. */
export function PlanCheck({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <p className="max-w-none rounded-lg border-2 border-saffron bg-sand px-3 py-2">
      <b>
        <span aria-hidden="true">⚠ </span>
        {content.check}
      </b>{' '}
      {warnings.join('; ')}.
    </p>
  );
}
