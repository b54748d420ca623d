import { type ReactNode, useState } from 'react';
import { pageContext } from '#app/page-context.ts';
import { ExpiryBadge } from '#app/staff/cabs/fleet/expiry-badge.tsx';
import { FleetList } from '#app/staff/cabs/fleet/fleet-list.tsx';
import { readFleetQuery } from '#app/staff/cabs/fleet/fleet-query.ts';
import { OpenButton } from '#app/staff/cabs/fleet/open-button.tsx';
import { staffDriversContent as content } from '#app/staff/cabs/fleet/texts.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { SampleBadge } from '#app/staff/website/publishing/state-badge.tsx';
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

/** A long text takes a second line, because half a date is of no use. */
const Wrapped = ({ children }: { children: ReactNode }) => (
  <span className="wrap-anywhere @4xl:leading-tight">{children}</span>
);

type Props = { drivers: DriverView[]; onOpen: (driver: DriverView) => void };

/** One line of 44 px a driver; on narrow screens a card. */
function DriversTable({ drivers, onOpen }: Props) {
  const { columns } = content;
  return (
    <DataTable
      layout="cards"
      caption={content.caption}
      isFixed
      rows={drivers}
      rowKey={({ id }) => id}
      rowAttributes={({ id }) => ({ 'data-driver': id })}
      columns={[
        {
          key: 'name',
          header: columns.name,
          cell: (driver) => (
            <span className="flex min-w-0 items-center gap-2">
              <OpenButton
                text={driver.name}
                label={content.edit(driver.name)}
                onOpen={() => onOpen(driver)}
              />
              {driver.isSample && <SampleBadge hint={content.sampleHint} />}
            </span>
          ),
        },
        {
          key: 'phone',
          header: columns.phone,
          width: 'w-38',
          cell: ({ phoneE164, phoneText }) =>
            phoneE164 && (
              <span className="whitespace-nowrap tabular-nums">
                <TextLink href={`tel:${phoneE164}`}>{phoneText}</TextLink>
              </span>
            ),
        },
        { key: 'city', header: columns.city, width: 'w-23', cell: ({ cityName }) => cityName },
        {
          key: 'languages',
          header: columns.languages,
          width: 'w-[15%]',
          cell: ({ languages }) => <Wrapped>{languages}</Wrapped>,
        },
        {
          key: 'partner',
          header: columns.partner,
          width: 'w-[9%]',
          cell: ({ partner }) => <Wrapped>{partner || content.own}</Wrapped>,
        },
        {
          key: 'licence',
          header: columns.licence,
          width: 'w-51',
          narrow: 'labelledLine',
          cell: ({ expiry, hasLicence }) => (
            <Wrapped>
              <ExpiryBadge expiry={expiry} good={hasLicence ? content.licenceGood : content.licenceNone} />
            </Wrapped>
          ),
        },
        {
          key: 'off',
          header: columns.off,
          width: 'w-[15%]',
          narrow: 'labelled',
          cell: ({ daysOff }) => daysOff[0] && <Wrapped>{daysOff[0].text}</Wrapped>,
        },
      ]}
    />
  );
}

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
