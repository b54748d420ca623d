import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FilterChips } from '#app/staff/enquiries/filters/filter-chips.tsx';
import type { FilterChoices } from '#app/staff/enquiries/filters/filter-sheet.tsx';
import { staffEnquiriesContent as content } from '#app/staff/enquiries/texts.ts';
import { isAsSaved, placeOfView, QueueTabs } from '#app/staff/enquiries/views/queue-tabs.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { FilterIcon } from '#app/ui/icons.tsx';
import type { InboxTotal } from '#domain/enquiries/inbox/enquiry.ts';
import { isFiltered } from '#domain/enquiries/inbox/inbox-filters.ts';
import type { Queue } from '#domain/enquiries/stages.ts';
import type { InboxView } from '#domain/enquiries/views/inbox-view.ts';
import { inboxAddress, openedFilters, type Place } from './inbox-query.ts';
import { searchFormId } from './inbox-search.tsx';

const FilterSheet = lazy(async () => ({
  default: (await import('#app/staff/enquiries/filters/filter-sheet.tsx')).FilterSheet,
}));
const SaveViewPopup = lazy(async () => ({
  default: (await import('#app/staff/enquiries/views/view-popups.tsx')).SaveViewPopup,
}));
const EditViewPopup = lazy(async () => ({
  default: (await import('#app/staff/enquiries/views/view-popups.tsx')).EditViewPopup,
}));

type ChooseAllProps = { isAll: boolean; onToggle: () => void };

function ChooseAll({ isAll, onToggle }: ChooseAllProps) {
  return (
    <span title={content.chooseAll}>
      <Checkbox needsScript isLabelHidden checked={isAll} onChange={onToggle}>
        {content.chooseAll}
      </Checkbox>
    </span>
  );
}

type Props = {
  place: Place;
  counts: Record<Queue, number>;
  views: readonly InboxView[];
  choices: FilterChoices;
  owners: readonly { id: string; name: string }[];
  total: InboxTotal | undefined;
  yourId: string;
  chooseAll: ChooseAllProps;
};

type Open = 'filters' | 'save' | 'edit';

/** Queues, saved views and filters, above the list. */
export function InboxTools(props: Props) {
  const { place, counts, views, choices, owners, total, yourId, chooseAll } = props;
  const [parameters] = useSearchParams();
  const isOpenInAddress = parameters.get(openedFilters.name) === openedFilters.value;
  const [open, setOpen] = useState<Open | undefined>(isOpenInAddress ? 'filters' : undefined);
  const navigate = useNavigate();
  const close = () => {
    setOpen(undefined);
    if (isOpenInAddress) void navigate(inboxAddress(place), { replace: true });
  };
  const view = views.find(({ id }) => id === place.view);
  const ownView = view?.ownerId === yourId ? view : undefined;
  const isChanged = view
    ? !isAsSaved(view, place)
    : isFiltered(place) || place.columns !== undefined || place.sort !== undefined;
  const opener = (which: Exclude<Open, 'filters'>, label: string) => (
    <Button look="ghost" aria-haspopup="dialog" onClick={() => setOpen(which)}>
      {label}
    </Button>
  );
  const popup = {
    place,
    view: ownView,
    onClose: close,
    onSaved: (id: string) => {
      const { view: _view, ...rest } = place;
      void navigate(inboxAddress(id ? { ...rest, view: id } : { queue: place.queue }));
    },
  };
  const hasChips = isFiltered(place) || isChanged || ownView !== undefined;
  return (
    <>
      <div className="flex items-center gap-1">
        <ChooseAll {...chooseAll} />
        <QueueTabs place={place} counts={counts} views={views} />
        {/* Before the script has taken over, it sends the form of the search, and the next page has the filters open. */}
        <Button
          look="ghost"
          type="submit"
          worksWithoutScript
          {...openedFilters}
          form={searchFormId}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            setOpen('filters');
          }}
        >
          <FilterIcon className="size-5" />
          <span className="max-sm:sr-only">{content.filters.open}</span>
        </Button>
      </div>
      {hasChips && (
        <div className="flex min-h-8 items-center gap-2 overflow-x-auto pl-1 [scrollbar-width:none]">
          <FilterChips place={place} owners={owners} total={total} addressOf={inboxAddress} />
          {isChanged && opener('save', content.views.save)}
          {ownView && !isChanged && opener('edit', content.views.edit)}
        </div>
      )}
      <Suspense>
        {open === 'filters' && (
          <FilterSheet
            place={place}
            choices={choices}
            owners={owners}
            isOpenAtFirst={isOpenInAddress}
            onShow={(shown) => void navigate(inboxAddress(shown))}
            onClose={close}
          />
        )}
        {open === 'save' && <SaveViewPopup {...popup} />}
        {open === 'edit' && ownView && (
          <EditViewPopup
            {...popup}
            onSaved={(id) => void navigate(inboxAddress(id ? placeOfView(ownView) : { queue: place.queue }))}
          />
        )}
      </Suspense>
    </>
  );
}
