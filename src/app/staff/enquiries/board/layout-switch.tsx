import { Link } from 'react-router';
import { staffBoardContent as content, staffSplitContent } from '#app/content/staff/board.ts';
import { boardAddress, inboxAddress, type Place } from '#app/staff/enquiries/inbox/inbox-query.ts';
import { rememberLayout } from '#app/staff/enquiries/views/last-view.ts';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';

const option =
  'inline-flex min-h-8 items-center rounded-md px-3 text-sm aria-[current=page]:bg-teal aria-[current=page]:font-semibold aria-[current=page]:text-on-teal max-lg:min-h-11';

type Props = { layout: 'list' | 'split' | 'board'; place: Place };

/** The same enquiries as a list, as a list with one of them beside it, or as a board; the filters stay. */
export function LayoutSwitch({ layout, place }: Props) {
  const isHydrated = useHydrated();
  const current = (one: Props['layout']) => (layout === one ? 'page' : undefined);
  return (
    <nav aria-label={content.layouts} className="flex rounded-lg border border-line p-0.5">
      <Link
        to={inboxAddress(place)}
        aria-current={current('list')}
        className={option}
        onClick={() => rememberLayout(false)}
      >
        {content.list}
      </Link>
      {/* The choice is kept by script, and without it the link would show the list. */}
      {isHydrated ? (
        <Link
          to={inboxAddress(place)}
          aria-current={current('split')}
          className={`${option} max-[75rem]:hidden`}
          onClick={() => rememberLayout(true)}
        >
          {staffSplitContent.title}
        </Link>
      ) : (
        <span className={`${option} max-[75rem]:hidden`}>{staffSplitContent.title}</span>
      )}
      <Link to={boardAddress(place)} aria-current={current('board')} className={option}>
        {content.title}
      </Link>
    </nav>
  );
}
