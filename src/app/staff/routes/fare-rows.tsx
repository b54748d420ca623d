import { staffRoutesContent as content } from '#app/content/staff/cabs/routes.ts';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import { ListCell, ListRow, ListTable, RowHeader } from '#app/staff/ui/list-table.tsx';
import { cityName } from '#domain/fares/cab-names.ts';
import { kindLabels } from '#domain/fares/routes/route-input.ts';
import type { ListedPlace, ListedRoute } from '#domain/fares/routes/route-staff-service.ts';
import { routeName, routeTexts } from '#domain/fares/routes/route-text.ts';
import { fieldLabels as fields } from './field-labels.ts';
import { cellClass, Head, layout, OpenButton, oneLine, rowClass, ToDo } from './row-parts.tsx';

/** Left out where the table would be wider than the page. */
const wideOnly = '@max-6xl:hidden';

type PlacesProps = { places: ListedPlace[]; onOpen: (place: ListedPlace) => void };

export function PlacesTable({ places, onOpen }: PlacesProps) {
  const columns = [
    { name: fields.name },
    { name: fields.kind },
    { name: fields.city },
    { name: fields.state },
    { name: fields.otherNames },
    { name: content.places.coordinates, className: wideOnly },
    { name: content.places.routes, className: 'text-right' },
    { name: content.places.legs, className: 'text-right' },
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
          <ListCell layout={layout} column="" hasLabel={false} className={cellClass}>
            {place.state}
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
            column=""
            hasLabel={false}
            className={`${cellClass} ${wideOnly} whitespace-nowrap text-quiet tabular-nums`}
          >
            {place.lat !== null && `${place.lat}, ${place.lng}`}
          </ListCell>
          <ListCell
            layout={layout}
            column={`${content.places.routes} `}
            className={`${cellClass} tabular-nums @4xl:text-right`}
          >
            {place.routeCount}
          </ListCell>
          <ListCell
            layout={layout}
            column={`${content.places.legs} `}
            hasLabel={!place.isRoadless}
            className={`${cellClass} tabular-nums @4xl:text-right`}
          >
            {place.isRoadless ? <ToDo>{content.places.noRoad}</ToDo> : place.legCount}
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}

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
              {texts.checkedOn || <ToDo>{content.routes.toCheck}</ToDo>}
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
