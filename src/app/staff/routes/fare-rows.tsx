import { staffRoutesContent as content } from '#app/content/staff/cabs/routes.ts';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import {
  ColumnHeader,
  HeaderRow,
  ListCell,
  ListRow,
  ListTable,
  RowHeader,
} from '#app/staff/ui/list-table.tsx';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { cityName } from '#domain/fares/cab-names.ts';
import { kindLabels } from '#domain/fares/routes/route-input.ts';
import type { ListedPlace, ListedRoute } from '#domain/fares/routes/route-staff-service.ts';
import { routeName, routeTexts } from '#domain/fares/routes/route-text.ts';
import { fieldLabels as fields } from './field-labels.ts';

const layout = '4xl';
const rowClass =
  '@max-4xl:flex-wrap @max-4xl:items-center @max-4xl:gap-x-4 @max-4xl:bg-card @max-4xl:py-2 @4xl:h-11 @4xl:hover:bg-sand';
const cellClass = 'py-1 pr-4 @4xl:align-middle';
const oneLine = '@4xl:max-w-64 @4xl:truncate';

type OpenProps = { label: string; text: string; onOpen: () => void };

/** The row's first cell opens its panel, by mouse or keyboard. */
function OpenButton({ label, text, onOpen }: OpenProps) {
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      disabled={!isHydrated}
      aria-haspopup="dialog"
      aria-label={label}
      className="min-h-11 max-w-full text-left font-semibold text-teal wrap-anywhere hover:underline @4xl:min-h-9"
      onClick={onOpen}
    >
      {text}
    </button>
  );
}

function Head({ columns }: { columns: readonly { name: string; className?: string }[] }) {
  return (
    <HeaderRow>
      {columns.map(({ name, className = '' }) => (
        <ColumnHeader key={name} className={`py-1 pr-4 font-semibold text-sm ${className}`}>
          {name}
        </ColumnHeader>
      ))}
    </HeaderRow>
  );
}

type PlacesProps = { places: ListedPlace[]; onOpen: (place: ListedPlace) => void };

export function PlacesTable({ places, onOpen }: PlacesProps) {
  const columns = [
    { name: fields.name },
    { name: fields.kind },
    { name: fields.city },
    { name: fields.otherNames },
    { name: content.places.routes, className: 'text-right' },
  ];
  const cabs = useCabs();
  return (
    <ListTable
      layout={layout}
      caption={content.places.caption}
      className="text-[0.95rem]"
      head={<Head columns={columns} />}
    >
      {places.map((place) => (
        <ListRow key={place.id} layout={layout} className={rowClass}>
          <RowHeader className={`${cellClass} font-normal @max-4xl:w-full`}>
            <OpenButton
              text={place.name}
              label={content.places.edit(place.name)}
              onOpen={() => onOpen(place)}
            />
          </RowHeader>
          <ListCell layout={layout} column="" hasLabel={false} className={cellClass}>
            {kindLabels[place.kind]}
          </ListCell>
          <ListCell layout={layout} column="" hasLabel={false} className={cellClass}>
            {cityName(cabs, place.city)}
          </ListCell>
          <ListCell
            layout={layout}
            column=""
            hasLabel={false}
            className={`${cellClass} ${oneLine} text-quiet`}
          >
            {place.otherNames}
          </ListCell>
          <ListCell
            layout={layout}
            column={`${content.places.routes} `}
            className={`${cellClass} tabular-nums @4xl:text-right`}
          >
            {place.routeCount}
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}

/** A distance that no staff member has checked yet. */
const ToCheck = () => (
  <span className="inline-block rounded-full border border-brick px-2.5 font-semibold text-brick text-sm">
    {content.routes.toCheck}
  </span>
);

type RoutesProps = { routes: ListedRoute[]; onOpen: (route: ListedRoute) => void };

export function RoutesTable({ routes, onOpen }: RoutesProps) {
  const columns = [
    { name: `${fields.from} – ${fields.to}` },
    { name: fields.km, className: 'text-right' },
    { name: fields.minutes, className: 'text-right' },
    { name: fields.checkedOn },
    { name: fields.source },
    { name: content.routes.page },
  ];
  return (
    <ListTable
      layout={layout}
      caption={content.routes.caption}
      className="text-[0.95rem]"
      head={<Head columns={columns} />}
    >
      {routes.map((route) => {
        const texts = routeTexts(route);
        const name = routeName(route.from, route.to);
        const hasPage = Boolean(route.stops || route.road || route.season);
        return (
          <ListRow key={route.id} layout={layout} className={rowClass}>
            <RowHeader className={`${cellClass} font-normal @max-4xl:w-full`}>
              <OpenButton text={name} label={content.routes.edit(name)} onOpen={() => onOpen(route)} />
            </RowHeader>
            <ListCell
              layout={layout}
              column=""
              hasLabel={false}
              className={`${cellClass} tabular-nums @4xl:text-right`}
            >
              {texts.km}
              <span className="@4xl:hidden"> {content.routes.kmUnit}</span>
            </ListCell>
            <ListCell
              layout={layout}
              column=""
              hasLabel={false}
              className={`${cellClass} whitespace-nowrap tabular-nums @4xl:text-right`}
            >
              {texts.minutes}
            </ListCell>
            <ListCell layout={layout} column="" hasLabel={false} className={`${cellClass} whitespace-nowrap`}>
              {texts.checkedOn || <ToCheck />}
            </ListCell>
            <ListCell
              layout={layout}
              column=""
              hasLabel={false}
              className={`${cellClass} ${oneLine} text-quiet @max-4xl:w-full`}
            >
              {texts.source}
            </ListCell>
            <ListCell layout={layout} column="" hasLabel={false} className={`${cellClass} @max-4xl:hidden`}>
              {hasPage && content.routes.hasPage}
            </ListCell>
          </ListRow>
        );
      })}
    </ListTable>
  );
}
