import { useState } from 'react';
import { data, useNavigate } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { FormField } from '#app/staff/kit/form-field.tsx';
import { Select } from '#app/staff/kit/input.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { makeTrip } from '#domain/bookings/making/trip-making-service.ts';
import { newTripInput, tripKinds, tripSources } from '#domain/bookings/trips/new-trip-input.ts';
import { type EnquiryContact, viewEnquiryContact } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { listQuotedPackages, readQuotedPackage } from '#domain/tour-packages/price/quoted-package-service.ts';
import { rowId } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { failureStatus } from '#platform/failure.ts';
import { maxStaffFormKiB, readFields } from '#platform/http/body.ts';
import { bookingPath } from '#staff-paths.ts';
import type { Route } from './+types/new-trip-page.ts';
import { newTripTexts as texts } from './texts.ts';
import { tripStartOf } from './trip-start.ts';

export const meta = () => staffMeta(texts.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = new URL(request.url).searchParams;
  const { db } = context.get(pageContext);
  const enquiryId = query.get('enquiry') ?? '';
  const tripId = query.get('trip') ?? '';
  const [packages, enquiry] = await Promise.all([
    listQuotedPackages(db, actor),
    rowId.test(enquiryId) ? viewEnquiryContact(db, actor, enquiryId) : undefined,
  ]);
  const view = {
    key: crypto.randomUUID(),
    packages: packages.map(({ id, name, country }) => ({ value: id, label: `${name} (${country})` })),
    enquiry: enquiry && { id: enquiry.id, reference: enquiry.reference },
    fields: enquiry ? tripStartOf(enquiry, await packageOf(db, actor, enquiry)) : {},
    tripNumber: rowId.test(tripId) ? `B${tripId}` : '',
  };
  return data(view, { status: enquiryId !== '' && !enquiry ? failureStatus.not_found : 200 });
}

/** Only where the customer was told its price: other trips begin empty. */
const packageOf = (db: Db, actor: StaffActor, { packageId, packagePrice }: EnquiryContact) =>
  packageId && packagePrice ? readQuotedPackage(db, actor, packageId) : undefined;

export const action = (args: Route.ActionArgs) =>
  staffAction<{ id: string }>(args, async (actor) => {
    const input = await readFields(args.request, maxStaffFormKiB, newTripInput);
    const { db, encryption, queue } = args.context.get(pageContext);
    const id = await makeTrip({ db, encryption, queue }, actor, input);
    return done(texts.made, { id });
  });

type Start = Route.ComponentProps['loaderData'];

function CustomerFields({ enquiry }: Pick<Start, 'enquiry'>) {
  if (enquiry)
    return (
      <p className="text-quiet">
        <input type="hidden" name="enquiryId" value={enquiry.id} />
        {texts.of(enquiry.reference)}
      </p>
    );
  return (
    <Card heading={texts.customer}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField id="contactNo" name="contactNo" label={texts.number} type="tel" required />
        <TextField id="name" name="name" label={texts.name} maxLength={200} required />
        <TextField id="email" name="email" label={texts.email} type="email" maxLength={254} />
      </div>
    </Card>
  );
}

type SourceProps = Pick<Start, 'packages' | 'tripNumber' | 'fields'>;

function SourceFields({ packages, tripNumber, fields }: SourceProps) {
  const [source, setSource] = useState<string>(tripNumber ? 'trip' : (fields.source ?? 'empty'));
  return (
    <>
      <FormField id="source" label={texts.source}>
        <Select id="source" name="source" value={source} onChange={(event) => setSource(event.target.value)}>
          {tripSources.map((value) => (
            <option key={value} value={value}>
              {texts.sources[value]}
            </option>
          ))}
        </Select>
      </FormField>
      {source === 'package' && (
        <SelectField
          id="sourceId"
          name="sourceId"
          label={texts.package}
          options={packages}
          value={fields.sourceId ?? ''}
          none={texts.packageNone}
          required
        />
      )}
      {source === 'trip' && (
        <TextField
          id="sourceTrip"
          name="sourceTrip"
          label={texts.sourceTrip}
          hint={texts.sourceTripHint}
          value={tripNumber}
          required
        />
      )}
    </>
  );
}

const kindOptions = tripKinds.map((value) => ({ value, label: texts.kinds[value] }));

export default function NewTripPage({ loaderData: start }: Route.ComponentProps) {
  const { fields } = start;
  const navigate = useNavigate();
  const { status, isBusy, onSubmit } = useActionForm<{ id: string }>({
    working: texts.working,
    revalidates: false,
    onResult: (result) => {
      if (result.done) void navigate(bookingPath(result.value.id));
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-3xl gap-3">
      <PageTitle>{texts.title}</PageTitle>
      <p className="text-quiet">{texts.lead}</p>
      <input type="hidden" name="key" value={start.key} />
      <CustomerFields enquiry={start.enquiry} />
      <Card heading={texts.trip}>
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            id="kind"
            name="kind"
            label={texts.kind}
            options={kindOptions}
            value={fields.kind ?? 'tour'}
          />
          <SourceFields packages={start.packages} tripNumber={start.tripNumber} fields={fields} />
          <TextField
            id="title"
            name="title"
            label={texts.tripTitle}
            hint={texts.tripTitleHint}
            value={fields.title}
            maxLength={200}
            required
          />
          <TextField
            id="firstDay"
            name="firstDay"
            label={texts.firstDay}
            type="date"
            value={fields.firstDay}
            required
          />
          <TextField
            id="lastDay"
            name="lastDay"
            label={texts.lastDay}
            type="date"
            value={fields.lastDay}
            required
          />
          <TextField
            id="adults"
            name="adults"
            label={texts.adults}
            inputMode="numeric"
            value={fields.adults ?? '2'}
            required
          />
          <TextField id="ages" name="ages" label={texts.ages} hint={texts.agesHint} value={fields.ages} />
          <TextField
            id="price"
            name="price"
            label={texts.price}
            hint={texts.priceHint}
            value={fields.price}
            inputMode="decimal"
            required
          />
        </div>
      </Card>
      <FormStatusLine status={status} />
      <Button type="submit" aria-disabled={isBusy}>
        {texts.go}
      </Button>
    </form>
  );
}
