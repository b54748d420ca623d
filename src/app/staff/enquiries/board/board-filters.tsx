import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { FilterChips } from '#app/staff/enquiries/filters/filter-chips.tsx';
import type { FilterChoices } from '#app/staff/enquiries/filters/filter-sheet.tsx';
import { boardAddress, type Place } from '#app/staff/enquiries/inbox/inbox-query.ts';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { FilterIcon } from '#app/ui/icons.tsx';

const FilterSheet = lazy(async () => ({
  default: (await import('#app/staff/enquiries/filters/filter-sheet.tsx')).FilterSheet,
}));

type Props = { place: Place; choices: FilterChoices; owners: readonly { id: string; name: string }[] };

/** The filters of the list, for the board. */
export function BoardFilters({ place, choices, owners }: Props) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <div className="flex min-w-0 items-center gap-2 overflow-x-auto [scrollbar-width:none]">
      <Button look="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FilterIcon className="size-5" />
        {staffEnquiriesContent.filters.open}
      </Button>
      <FilterChips place={place} owners={owners} addressOf={boardAddress} />
      <Suspense>
        {isOpen && (
          <FilterSheet
            isBoard
            place={place}
            choices={choices}
            owners={owners}
            onShow={(shown) => void navigate(boardAddress(shown))}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
