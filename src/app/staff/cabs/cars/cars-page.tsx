import { useState } from 'react';
import { pageContext } from '#app/page-context.ts';
import { ExpiryBadge } from '#app/staff/cabs/fleet/expiry-badge.tsx';
import { toExpiriesView, toExpiryView } from '#app/staff/cabs/fleet/expiry-view.ts';
import { FleetFoot } from '#app/staff/cabs/fleet/fleet-foot.tsx';
import { FleetList } from '#app/staff/cabs/fleet/fleet-list.tsx';
import { readFleetQuery } from '#app/staff/cabs/fleet/fleet-query.ts';
import { OpenButton } from '#app/staff/cabs/fleet/open-button.tsx';
import { staffCarsContent as content } from '#app/staff/cabs/fleet/texts.ts';
import { type PanelProps, useFleetForm } from '#app/staff/cabs/fleet/use-fleet-form.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { DateField } from '#app/staff/kit/date-field.tsx';
import { SidePanel } from '#app/staff/kit/dialog.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { optionsOf, useCabs } from '#app/staff/shell/use-cabs.ts';
import { SupplierField } from '#app/staff/suppliers/supplier-field.tsx';
import { SampleBadge } from '#app/staff/website/publishing/state-badge.tsx';
import { paperDayField, paperNumberField } from '#domain/bookings/cars/car-input.ts';
import { listCars, type StoredCar } from '#domain/bookings/cars/car-service.ts';
import { listDriverNames } from '#domain/bookings/drivers/driver-service.ts';
import { paperKinds, plateText } from '#domain/bookings/fleet.ts';
import { type CabNames, carName, cityName, offered } from '#domain/fares/cab-names.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { bookingImportsPath } from '#staff-paths.ts';
import type { Route } from './+types/cars-page.ts';
import { handleCars } from './cars-action.ts';

/** A row of the list, and what its panel is filled with. */
function toCarView(car: StoredCar, cabs: CabNames, today: string) {
  const { id, revision, isEnded, isSample, carType, city, model, partner, usualDriverId, notes, papers } =
    car;
  const dated = papers.map(({ kind, expiresOn }) => ({ name: content.papers[kind], expiresOn }));
  return {
    id,
    revision,
    isEnded,
    isSample,
    plate: plateText(car.plate),
    carType,
    city,
    model,
    partner,
    usualDriverId: usualDriverId ?? '',
    notes,
    type: [carName(cabs, carType), model].filter(Boolean).join(' · '),
    cityName: cityName(cabs, city),
    owner: partner || content.own,
    expiry: toExpiriesView(dated, today),
    hasPapers: papers.length > 0,
    papers: paperKinds.map((kind) => {
      const paper = papers.find((one) => one.kind === kind);
      return {
        kind,
        number: paper?.number ?? '',
        expiresOn: paper?.expiresOn ?? '',
        warning: paper ? toExpiryView(content.papers[kind], paper.expiresOn, today).text : '',
      };
    }),
  };
}

type CarView = ReturnType<typeof toCarView>;

type CarPanelProps = PanelProps & {
  car: CarView | undefined;
  drivers: readonly { value: string; label: string }[];
};

/** Adds a car or changes one, with its papers. */
function CarPanel({ car, drivers, onDone, onClose }: CarPanelProps) {
  const { status, isBusy, onSubmit } = useFleetForm({ onDone });
  const cabs = useCabs();
  const field = (name: 'plate' | 'carType' | 'model' | 'city' | 'partner' | 'usualDriverId' | 'notes') => ({
    id: `car-${name}`,
    name,
    label: content.fields[name],
    invalid: status?.field === name,
    value: car?.[name] ?? '',
  });
  const end = car && (car.isEnded ? content.restore : content.end);
  return (
    <SidePanel title={car ? content.edit(car.plate) : content.add} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4 pt-4">
        <input type="hidden" name="id" value={car?.id ?? ''} />
        <input type="hidden" name="revision" value={car?.revision ?? ''} />
        <input type="hidden" name="deactivates" value={car?.isEnded ? 'no' : 'yes'} />
        <TextField {...field('plate')} hint={content.hints.plate} autoComplete="off" required />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            {...field('carType')}
            none={content.chooseType}
            options={optionsOf(offered(cabs.carTypes, car?.carType))}
            required
          />
          <SelectField
            {...field('city')}
            none={content.chooseCity}
            options={optionsOf(offered(cabs.cities, car?.city))}
            required
          />
        </div>
        <TextField {...field('model')} autoComplete="off" />
        <SupplierField {...field('partner')} kind="transporter" hint={content.hints.partner} />
        <SelectField
          {...field('usualDriverId')}
          none={content.noUsualDriver}
          options={drivers}
          hint={content.hints.usualDriverId}
        />
        <fieldset className="grid gap-3">
          <legend className="pb-1 font-display font-semibold text-lg">{content.papersHeading}</legend>
          <p className="text-quiet text-sm">{content.papersHint}</p>
          {paperKinds.map((kind) => {
            const paper = car?.papers.find((one) => one.kind === kind);
            const [numberName, dayName] = [paperNumberField(kind), paperDayField(kind)];
            return (
              <fieldset
                key={kind}
                className="grid items-start gap-x-3 gap-y-2 border-line border-t pt-2 sm:grid-cols-2"
              >
                <legend className="float-left w-full font-semibold sm:col-span-2">
                  {content.papers[kind]}
                </legend>
                <TextField
                  id={`car-${numberName}`}
                  name={numberName}
                  label={content.number}
                  value={paper?.number ?? ''}
                  invalid={status?.field === numberName}
                  autoComplete="off"
                />
                <DateField
                  id={`car-${dayName}`}
                  name={dayName}
                  label={content.expiresOn}
                  value={paper?.expiresOn ?? ''}
                  invalid={status?.field === dayName}
                  note={paper?.warning && <span className="font-semibold text-brick">{paper.warning}</span>}
                />
              </fieldset>
            );
          })}
        </fieldset>
        <TextField {...field('notes')} rows={3} />
        <FleetFoot isBusy={isBusy} status={status} end={end} />
      </form>
    </SidePanel>
  );
}

type Props = { cars: CarView[]; onOpen: (car: CarView) => void };

/** One line of 44 px a car; on narrow screens a card. */
function CarsTable({ cars, onOpen }: Props) {
  const { columns } = content;
  return (
    <DataTable
      layout="cards"
      caption={content.caption}
      isFixed
      rows={cars}
      rowKey={({ id }) => id}
      rowAttributes={({ id }) => ({ 'data-car': id })}
      columns={[
        {
          key: 'plate',
          header: columns.plate,
          width: 'w-[20%]',
          cell: (car) => (
            <span className="flex items-center gap-2">
              <OpenButton text={car.plate} label={content.edit(car.plate)} onOpen={() => onOpen(car)} />
              {car.isSample && <SampleBadge hint={content.sampleHint} />}
            </span>
          ),
        },
        { key: 'type', header: columns.type, isCut: true, cell: ({ type }) => type },
        { key: 'city', header: columns.city, cell: ({ cityName }) => cityName },
        { key: 'owner', header: columns.owner, isCut: true, cell: ({ owner }) => owner },
        {
          key: 'papers',
          header: columns.papers,
          width: 'w-[32%]',
          narrow: 'labelledLine',
          isCut: true,
          cell: ({ expiry, hasPapers }) => (
            <ExpiryBadge expiry={expiry} good={hasPapers ? content.papersGood : content.papersNone} />
          ),
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
  const [{ rows, ...page }, cabs, drivers] = await Promise.all([
    listCars(db, actor, query, now),
    readCabNames(db),
    listDriverNames(db, actor),
  ]);
  return {
    query,
    page,
    cars: rows.map((car) => toCarView(car, cabs, dayInIndia(now))),
    drivers: drivers.map(({ id, name, city }) => ({
      value: id,
      label: content.driverOf(name, cityName(cabs, city)),
    })),
  };
}

export const action = (args: Route.ActionArgs) => handleCars(args);

export default function CarsPage({ loaderData: { query, page, cars, drivers } }: Route.ComponentProps) {
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
      {open && <CarPanel car={open.car} drivers={drivers} onDone={say} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
