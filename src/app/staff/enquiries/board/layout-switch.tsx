import { boardAddress, inboxAddress, type Place } from '#app/staff/enquiries/inbox/inbox-query.ts';
import { rememberLayout } from '#app/staff/enquiries/views/last-view.ts';
import { ChipLink, Chips, ChipText } from '#app/staff/kit/chip.tsx';
import { useHydrated } from '#app/staff/kit/use-hydrated.ts';
import { staffBoardContent as content, staffSplitContent } from './texts.ts';

type Props = { layout: 'list' | 'split' | 'board'; place: Place };

/** The same enquiries as a list, as a list with one of them beside it, or as a board; the filters stay. */
export function LayoutSwitch({ layout, place }: Props) {
  const isHydrated = useHydrated();
  return (
    <Chips label={content.layouts}>
      <ChipLink to={inboxAddress(place)} isCurrent={layout === 'list'} onClick={() => rememberLayout(false)}>
        {content.list}
      </ChipLink>
      {/* The choice is kept by script, and without it the link would show the list. */}
      {isHydrated ? (
        <ChipLink
          isWideOnly
          to={inboxAddress(place)}
          isCurrent={layout === 'split'}
          onClick={() => rememberLayout(true)}
        >
          {staffSplitContent.title}
        </ChipLink>
      ) : (
        <ChipText isWideOnly>{staffSplitContent.title}</ChipText>
      )}
      <ChipLink to={boardAddress(place)} isCurrent={layout === 'board'}>
        {content.title}
      </ChipLink>
    </Chips>
  );
}
