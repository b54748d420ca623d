import { Link } from 'react-router';
import { staffAmountsContent as content } from '#app/content/staff/amounts.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import { paths } from '#paths.ts';

/** Hidden when there is nothing to check. */
export function AmountsNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Panel heading={content.title}>
      <p>{content.notice(count)}</p>
      <p>
        <Link
          to={paths.amountsToCheck}
          className="inline-flex min-h-11 items-center font-semibold text-teal underline"
        >
          {content.noticeGo}
        </Link>
      </p>
    </Panel>
  );
}
