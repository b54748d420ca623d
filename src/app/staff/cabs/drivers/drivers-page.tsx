import { useState } from 'react';
import { pageContext } from '#app/page-context.ts';
import { FleetList } from '#app/staff/cabs/fleet/fleet-list.tsx';
import { readFleetQuery } from '#app/staff/cabs/fleet/fleet-query.ts';
import { staffDriversContent as content } from '#app/staff/cabs/fleet/texts.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { listDrivers } from '#domain/bookings/drivers/driver-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { hasArea } from '#domain/staff/areas.ts';
import { paths } from '#paths.ts';
import { bookingImportsPath } from '#staff-paths.ts';
import type { Route } from './+types/drivers-page.ts';
import { DriverPanel } from './driver-panel.tsx';
import { type DriverView, toDriverView } from './driver-view.ts';
import { handleDrivers } from './drivers-action.ts';
import { DriversTable } from './drivers-table.tsx';

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = readFleetQuery(new URL(request.url).searchParams);
  const now = new Date();
  const { db } = context.get(pageContext);
  const { rows, ...page } = await listDrivers(db, actor, query, now);
  const cabs = await readCabNames(db);
  return {
    query,
    page,
    drivers: rows.map((driver) => toDriverView(driver, cabs, dayInIndia(now))),
    mayErase: hasArea(actor, 'users'),
  };
}

export const action = (args: Route.ActionArgs) => handleDrivers(args);

export default function DriversPage({ loaderData }: Route.ComponentProps) {
  const { query, page, drivers, mayErase } = loaderData;
  const [open, setOpen] = useState<{ driver?: DriverView }>();
  // Days off are saved while the panel stays open, so it shows the row as it is now.
  const openDriver = drivers.find(({ id }) => id === open?.driver?.id) ?? open?.driver;
  const { status, say } = useStatus();
  return (
    <div className="grid gap-3">
      <FleetList
        path={paths.adminDrivers}
        importPath={bookingImportsPath('drivers')}
        texts={content}
        query={query}
        page={page}
        status={status}
        onAdd={() => setOpen({})}
        table={
          drivers.length > 0 ? (
            <DriversTable drivers={drivers} onOpen={(driver) => setOpen({ driver })} />
          ) : undefined
        }
      />
      {open && (
        <DriverPanel
          driver={openDriver}
          mayErase={mayErase}
          onDone={say}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
