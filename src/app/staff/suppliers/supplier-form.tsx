import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { toast } from '#app/staff/kit/toast-list.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { type SupplierView, supplierKinds } from '#domain/suppliers/supplier.ts';
import { supplierPath } from '#staff-paths.ts';
import type { SavedSupplier } from './supplier-action.ts';
import { staffSuppliersContent } from './texts.ts';

const { form: content, page } = staffSuppliersContent;

type Props = {
  /** Without one the form creates it. */
  supplier?: SupplierView;
  /** Whether the staff member sees pay terms and GSTIN. */
  hasTerms: boolean;
};

/** Creates a supplier or changes one. */
export function SupplierForm({ supplier, hasTerms }: Props) {
  const navigate = useNavigate();
  // The idempotency key: sending the form twice creates one supplier. It is not in the server's HTML.
  const [key, setKey] = useState(() => crypto.randomUUID());
  // Not that of a later load, whose changes the fields do not show.
  const [revision, setRevision] = useState(supplier?.revision ?? 0);
  const [other, setOther] = useState<{ to: string; name: string }>();
  const { status, isBusy, submit } = useActionForm<SavedSupplier>({
    working: '',
    onResult: (result) => {
      setOther(undefined);
      if (result.done) {
        if (supplier) return setRevision(result.value.revision);
        toast(result.text);
        void navigate(supplierPath(result.value.id));
      } else if (result.present) {
        const { stored, shown } = result.present;
        if (result.field !== 'name') return setRevision(Number(stored));
        setOther({ to: stored, name: shown });
        // Another name is another supplier.
        setKey(crypto.randomUUID());
      }
    },
  });
  const field = (name: string, label: string, value = '') => ({
    ...{ id: `supplier-${name}`, name, label, value },
    invalid: status?.field === name,
  });
  const { labels, hints } = content;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget, { fields: { key }, submitter: event.submitter ?? null });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="max-w-3xl">
      <Card heading={content.heading}>
        <input type="hidden" name="id" value={supplier?.id ?? ''} />
        <input type="hidden" name="revision" value={revision} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            {...field('kind', labels.kind, supplier?.kind)}
            none={content.chooseKind}
            options={supplierKinds.map((kind) => ({ value: kind, label: content.kinds[kind] }))}
            required
          />
          <TextField {...field('name', labels.name, supplier?.name)} autoComplete="off" required />
          <TextField {...field('city', labels.city, supplier?.city)} autoComplete="off" />
          <TextField
            {...field('contactName', labels.contactName, supplier?.contactName)}
            autoComplete="off"
          />
          <TextField
            {...field('phone', labels.phoneE164, displayPhone(supplier?.phoneE164 ?? ''))}
            type="tel"
            hint={hints.phone}
            autoComplete="off"
          />
          <TextField {...field('email', labels.email, supplier?.email)} type="email" autoComplete="off" />
          {hasTerms && (
            <>
              <TextField
                {...field('gstin', labels.gstin, supplier?.terms?.gstin)}
                hint={hints.gstin}
                autoComplete="off"
              />
              <TextField
                {...field('payTerms', labels.payTerms, supplier?.terms?.payTerms)}
                hint={hints.payTerms}
                rows={2}
              />
              <TextField
                {...field('payDays', labels.payDays, String(supplier?.terms?.payDays ?? ''))}
                hint={hints.payDays}
                inputMode="numeric"
                autoComplete="off"
              />
            </>
          )}
          <div className="sm:col-span-2">
            <TextField {...field('notes', labels.notes, supplier?.notes)} rows={3} />
          </div>
        </div>
        <FormStatusLine status={status} takesRoom={false} />
        {other && <TextLink to={other.to}>{content.open(other.name)}</TextLink>}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button type="submit" name="intent" value={supplier ? 'change' : 'create'} aria-disabled={isBusy}>
            {content.save}
          </Button>
          {supplier && (
            <>
              <input type="hidden" name="isActive" value={supplier.isEnded ? 'yes' : 'no'} />
              <Button look="textDanger" type="submit" name="intent" value="activate">
                {supplier.isEnded ? page.reactivate : page.deactivate}
              </Button>
            </>
          )}
        </div>
      </Card>
    </form>
  );
}
