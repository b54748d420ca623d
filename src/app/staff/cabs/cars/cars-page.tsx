import { useState } from 'react';
import { pageContext } from '#app/page-context.ts';
import { FleetList } from '#app/staff/cabs/fleet/fleet-list.tsx';
import { readFleetQuery } from '#app/staff/cabs/fleet/fleet-query.ts';
import { staffCarsContent as content } from '#app/staff/cabs/fleet/texts.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { listCars } from '#domain/bookings/cars/car-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { bookingImportsPath } from '#staff-paths.ts';
import type { Route } from './+types/cars-page.ts';
import { CarPanel } from './car-panel.tsx';
import { type CarView, toCarView } from './car-view.ts';
import { handleCars } from './cars-action.ts';
import { CarsTable } from './cars-table.tsx';

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = readFleetQuery(new URL(request.url).searchParams);
  const now = new Date();
  const { db } = context.get(pageContext);
  const { rows, ...page } = await listCars(db, actor, query, now);
  const cabs = await readCabNames(db);
  return { query, page, cars: rows.map((car) => toCarView(car, cabs, dayInIndia(now))) };
}

export const action = (args: Route.ActionArgs) => handleCars(args);

export default function CarsPage({ loaderData: { query, page, cars } }: Route.ComponentProps) {
  const [open, setOpen] = useState<{ car?: CarView }>();
  const { status, say } = useStatus();
  return (
    <div className="grid gap-3">
      <FleetList
        path={paths.adminCars}
        importPath={bookingImportsPath('cars')}
        texts={content}
        query={query}
        page={page}
        status={status}
        onAdd={() => setOpen({})}
        table={cars.length > 0 ? <CarsTable cars={cars} onOpen={(car) => setOpen({ car })} /> : undefined}
      />
      {open && <CarPanel car={open.car} onDone={say} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
