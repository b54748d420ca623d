import { data } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { Card } from '#app/staff/kit/card.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { SampleBadge } from '#app/staff/website/publishing/state-badge.tsx';
import { plateText } from '#domain/bookings/fleet.ts';
import { type FleetOfSupplier, readFleetOfSupplier } from '#domain/bookings/fleet-partner-service.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import type { SupplierView } from '#domain/suppliers/supplier.ts';
import { viewSupplier } from '#domain/suppliers/supplier-service.ts';
import { paths } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import { carInListPath, driverInListPath, supplierDuesPath } from '#staff-paths.ts';
import type { Route } from './+types/supplier-page.ts';
import { handleSupplier } from './supplier-action.ts';
import { SupplierForm } from './supplier-form.tsx';
import { staffSuppliersContent } from './texts.ts';

const { page: content, list } = staffSuppliersContent;

type FleetRow = { name: string; to: string; isEnded: boolean };

const toFleetView = ({ cars, drivers }: FleetOfSupplier): FleetRow[] => [
  ...cars.map(({ plate, isEnded }) => ({
    ...{ name: plateText(plate), isEnded },
    to: carInListPath(plate, isEnded),
  })),
  ...drivers.map(({ name, isEnded }) => ({ name, isEnded, to: driverInListPath(name, isEnded) })),
];

export const meta = ({ loaderData }: Route.MetaArgs) => staffMeta(loaderData?.supplier.name ?? list.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const supplier = await viewSupplier(db, actor, new URL(request.url).searchParams.get('id') ?? '');
  if (!supplier) return data(undefined, { status: failureStatus.not_found });
  return { supplier, fleet: toFleetView(await readFleetOfSupplier(db, actor, supplier.id)) };
}

export const action = (args: Route.ActionArgs) => handleSupplier(args);

/** The state, the ways to reach the supplier, and the last change. */
function Head({ supplier }: { supplier: SupplierView }) {
  const { id, terms, name, isSample, isEnded, phoneE164, email, changedBy, changedAt } = supplier;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3">
        <PageTitle>{name}</PageTitle>
        {isSample && <SampleBadge hint={list.sampleHint} />}
      </div>
      {isEnded && <p className="font-semibold text-brick">{content.isEnded}</p>}
      <div className="flex flex-wrap items-center gap-x-4">
        {phoneE164 && (
          <TextLink href={`tel:${phoneE164}`}>
            {content.call} {displayPhone(phoneE164)}
          </TextLink>
        )}
        {email && <TextLink href={`mailto:${email}`}>{content.mail}</TextLink>}
        {terms && <TextLink to={supplierDuesPath(id)}>{content.dues}</TextLink>}
        {changedBy && (
          <p className="text-quiet text-sm">{content.changedBy(changedBy, timeText(changedAt))}</p>
        )}
      </div>
    </div>
  );
}

function Fleet({ fleet }: { fleet: readonly FleetRow[] }) {
  return (
    <Card heading={content.fleet}>
      {fleet.length === 0 && <EmptyState>{content.noFleet}</EmptyState>}
      <ul className="grid">
        {fleet.map(({ name, to, isEnded }) => (
          <li key={to}>
            <TextLink to={to}>{name}</TextLink>{' '}
            {isEnded && <span className="text-quiet">{content.fleetEnded}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export default function SupplierPage({ loaderData }: Route.ComponentProps) {
  const back = <TextLink to={paths.adminSuppliers}>‹ {content.back}</TextLink>;
  if (!loaderData)
    return (
      <div>
        {back}
        <PageTitle>{content.missing}</PageTitle>
      </div>
    );
  const { supplier, fleet } = loaderData;
  return (
    <div className="grid gap-4">
      <div>
        {back}
        <Head supplier={supplier} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <SupplierForm key={supplier.id} supplier={supplier} hasTerms={supplier.terms !== undefined} />
        {/* Where the supplier is used. */}
        <div className="grid min-w-0 gap-4">
          <Fleet fleet={fleet} />
        </div>
      </div>
    </div>
  );
}
