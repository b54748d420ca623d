import { DataTable } from '#app/staff/kit/data-table.tsx';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import { cityName } from '#domain/fares/cab-names.ts';
import { kindLabels } from '#domain/fares/routes/route-input.ts';
import type { ListedRoute, ListedStop } from '#domain/fares/routes/route-staff-service.ts';
import { routeName, routeTexts } from '#domain/fares/routes/route-text.ts';
import { fieldLabels as fields } from './field-labels.ts';
import { OpenButton, ToDo } from './row-parts.tsx';
import { staffRoutesContent as content } from './texts.ts';

type StopsProps = { stops: ListedStop[]; onOpen: (stop: ListedStop) => void };

export function StopsTable({ stops, onOpen }: StopsProps) {
  const cabs = useCabs();
  return (
    <DataTable
      layout="cards"
      caption={content.stops.caption}
      rows={stops}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: fields.name,
          cell: (stop) => (
            <OpenButton text={stop.name} label={content.stops.edit(stop.name)} onOpen={() => onOpen(stop)} />
          ),
        },
        { key: 'kind', header: fields.kind, cell: ({ kind }) => kindLabels[kind] },
        { key: 'city', header: fields.city, cell: ({ city }) => cityName(cabs, city) },
        { key: 'state', header: fields.state, cell: ({ state }) => state },
        {
          key: 'otherNames',
          header: fields.otherNames,
          isCut: true,
          isQuiet: true,
          cell: ({ otherNames }) => otherNames,
        },
        {
          key: 'coordinates',
          header: content.stops.coordinates,
          isWide: true,
          isQuiet: true,
          narrow: 'hidden',
          cell: ({ lat, lng }) =>
            lat !== null && <span className="whitespace-nowrap tabular-nums">{`${lat}, ${lng}`}</span>,
        },
        {
          key: 'routes',
          header: content.stops.routes,
          isNumeric: true,
          narrow: 'labelled',
          cell: ({ routeCount }) => routeCount,
        },
        {
          key: 'legs',
          header: content.stops.legs,
          isNumeric: true,
          narrow: 'labelled',
          cell: ({ isRoadless, legCount }) => (isRoadless ? <ToDo>{content.stops.noRoad}</ToDo> : legCount),
        },
      ]}
    />
  );
}

type RoutesProps = { routes: ListedRoute[]; onOpen: (route: ListedRoute) => void };

export const RoutesTable = ({ routes, onOpen }: RoutesProps) => (
  <DataTable
    layout="cards"
    caption={content.routes.caption}
    rows={routes}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'route',
        header: `${fields.from} – ${fields.to}`,
        cell: (route) => {
          const name = routeName(route.from, route.to);
          return <OpenButton text={name} label={content.routes.edit(name)} onOpen={() => onOpen(route)} />;
        },
      },
      {
        key: 'km',
        header: fields.km,
        isNumeric: true,
        cell: (route) => (
          <>
            {routeTexts(route).km}
            {routeTexts(route).km && <span className="@4xl:hidden"> {content.routes.kmUnit}</span>}
          </>
        ),
      },
      {
        key: 'minutes',
        header: fields.minutes,
        isNumeric: true,
        cell: (route) => routeTexts(route).minutes,
      },
      {
        key: 'checkedOn',
        header: fields.checkedOn,
        cell: (route) => (
          <span className="whitespace-nowrap">
            {routeTexts(route).checkedOn || <ToDo>{content.routes.toCheck}</ToDo>}
          </span>
        ),
      },
      {
        key: 'source',
        header: fields.source,
        isCut: true,
        isQuiet: true,
        narrow: 'line',
        cell: (route) => routeTexts(route).source,
      },
      {
        key: 'page',
        header: content.routes.page,
        narrow: 'hidden',
        cell: ({ stops, road, season }) => Boolean(stops || road || season) && content.routes.hasPage,
      },
    ]}
  />
);
