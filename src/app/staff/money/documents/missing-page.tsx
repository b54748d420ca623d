import { useState } from 'react';
import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { type PanelFormProps, usePanelForm } from '#app/staff/forms/use-panel-form.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { SidePanel } from '#app/staff/kit/dialog.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { PanelFoot } from '#app/staff/kit/panel-foot.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { MoneyNav } from '#app/staff/money/money-nav.tsx';
import { addressWith } from '#app/staff/money/period-query.ts';
import { moneyTexts } from '#app/staff/money/texts.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import type { MissingDocument } from '#domain/documents/issue/missing.ts';
import { chooseTaxes } from '#domain/documents/register/choice-service.ts';
import { listMissing, type WaitingSubject } from '#domain/documents/register/register-service.ts';
import { listTaxes } from '#domain/documents/rules/rule-service.ts';
import { taxChoices } from '#domain/documents/tax-choice.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths, rowId } from '#paths.ts';
import { maxPublicFormKiB } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import { bookingPath } from '#staff-paths.ts';
import type { Route } from './+types/missing-page.ts';
import { documentTexts, reasonText } from './texts.ts';

const texts = documentTexts.missing;

const documentText = ({ kind, purpose, amountPaise, receivedOn }: MissingDocument): string =>
  [
    `${documentTexts.kinds[kind]}, ${documentTexts.purposes[purpose]}`,
    formatPaise(amountPaise),
    ...(receivedOn ? [texts.received(dateText(receivedOn))] : []),
  ].join(', ');

const toSubject = ({ id, bookingId, quoteId, missing, error }: WaitingSubject) => {
  const reasons = missing.flatMap((one) => one.reasons);
  return {
    id,
    bookingId,
    name: bookingId === null ? documentTexts.quote(quoteId ?? '') : bookingNumber(bookingId),
    to: bookingId && bookingPath(bookingId),
    documents: missing.map(documentText),
    reasons: [...new Set(reasons.map(reasonText))],
    isForRules: reasons.some(({ code }) => code.startsWith('rule-') || code === 'registration-missing'),
    isForTrip: reasons.some(({ code }) => code === 'stay-or-transport-missing'),
    isFailed: error !== '',
  };
};
type Subject = ReturnType<typeof toSubject>;

export const meta = () => staffMeta(texts.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const after = new URL(request.url).searchParams.get('after') ?? '';
  const place = rowId.test(after) ? after : null;
  const { db } = context.get(pageContext);
  const { subjects, next } = await listMissing(db, actor, place);
  const { registrations } = await listTaxes(db, actor);
  return {
    ...{ after: place, next, subjects: subjects.map(toSubject) },
    hasOnlySample: registrations.length > 0 && registrations.every(({ isSample }) => isSample),
  };
}

const handle = staffIntents(maxPublicFormKiB, {
  choose: intent(textFields('bookingId', 'choice', 'reason'), async ({ db, actor }, input) => {
    await chooseTaxes(db, actor, input);
    return done(texts.saved);
  }),
});
export const action = (args: Route.ActionArgs) => handle(args);

function ChoicePanel({ subject, onDone, onClose }: PanelFormProps & { subject: Subject }) {
  const { status, isBusy, onSubmit } = usePanelForm({ onDone, onClose });
  return (
    <SidePanel title={texts.choiceHeading(subject.name)} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4 pt-4">
        <input type="hidden" name="intent" value="choose" />
        <input type="hidden" name="bookingId" value={subject.bookingId ?? ''} />
        <SelectField
          id="choice"
          name="choice"
          label={texts.choice}
          options={taxChoices.map((value) => ({ value, label: texts.choices[value] }))}
          invalid={status?.field === 'choice'}
          required
        />
        <TextField
          id="choice-reason"
          name="reason"
          label={texts.reason}
          maxLength={200}
          invalid={status?.field === 'reason'}
          required
        />
        <PanelFoot isBusy={isBusy} status={status}>
          <Button type="submit" aria-disabled={isBusy}>
            {texts.save}
          </Button>
        </PanelFoot>
      </form>
    </SidePanel>
  );
}

const SubjectItem = ({ subject, onChoose }: { subject: Subject; onChoose: () => void }) => (
  <li className="grid gap-1 border-line border-b py-3" data-missing={subject.id}>
    <p className="font-semibold">
      {subject.to ? <TextLink to={subject.to}>{subject.name}</TextLink> : subject.name}
    </p>
    <ul className="list-disc pl-5">
      {subject.documents.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
    {subject.reasons.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {subject.isFailed && <p>{texts.failed}</p>}
    {subject.isForRules && (
      <p>
        <TextLink to={paths.adminMoneyTax}>{texts.rules}</TextLink>
      </p>
    )}
    {subject.isForTrip && (
      <div>
        <Button look="quiet" aria-haspopup="dialog" onClick={onChoose}>
          {texts.trip}
        </Button>
      </div>
    )}
  </li>
);

export default function MissingPage({
  loaderData: { after, next, subjects, hasOnlySample },
}: Route.ComponentProps) {
  const [chosen, setChosen] = useState<Subject | null>(null);
  const { status, say } = useStatus();
  return (
    <div data-wide className="grid gap-3">
      <MoneyNav />
      <PageTitle>{texts.title}</PageTitle>
      <p className="max-w-4xl text-quiet">{texts.intro}</p>
      {hasOnlySample && (
        <p className="font-semibold text-brick">
          {texts.onlySample} <TextLink to={paths.adminMoneyTax}>{texts.rules}</TextLink>
        </p>
      )}
      <FormStatusLine status={status} takesRoom={false} />
      {subjects.length > 0 ? (
        <ul className="grid">
          {subjects.map((subject) => (
            <SubjectItem key={subject.id} subject={subject} onChoose={() => setChosen(subject)} />
          ))}
        </ul>
      ) : (
        <EmptyState>{texts.none}</EmptyState>
      )}
      <Paging
        label={moneyTexts.paging.label}
        steps={[
          { label: moneyTexts.paging.first, to: after !== null && paths.adminMoneyMissing },
          {
            label: moneyTexts.paging.more,
            to: next !== null && addressWith(paths.adminMoneyMissing, { after: next }),
          },
        ]}
      />
      {chosen && <ChoicePanel subject={chosen} onDone={say} onClose={() => setChosen(null)} />}
    </div>
  );
}
