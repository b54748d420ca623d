import { type ReactNode, type SubmitEvent, useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Badge } from '#app/staff/kit/badge.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { ConfirmDialog } from '#app/staff/kit/confirm-dialog.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { FormField } from '#app/staff/kit/form-field.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { toast } from '#app/staff/kit/toast-list.ts';
import type { LikelyView, LineView } from './bank-view.ts';
import { bankTexts } from './texts.ts';

const texts = bankTexts.line;

const nameOf = ({ day, amount }: LineView) => `${amount}, ${day}`;

function LineFacts({ line }: { line: LineView }) {
  const { day, amount, narration, facts, isCredit } = line;
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-lg tabular-nums">{amount}</strong>
        <Badge tone={isCredit ? 'good' : 'plain'}>{isCredit ? texts.came : texts.left}</Badge>
        <span>{day}</span>
      </p>
      <p className="wrap-anywhere">{narration}</p>
      <p className="text-quiet text-sm wrap-anywhere">{facts}</p>
    </div>
  );
}

const Hidden = ({ fields }: { fields: Readonly<Record<string, string | number>> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

type FormProps = {
  line: LineView;
  intent: string;
  fields?: Readonly<Record<string, string>>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

const LineForm = ({ line: { id, revision }, intent, fields = {}, onSubmit, children }: FormProps) => (
  <form noValidate onSubmit={onSubmit} className="contents">
    <Hidden fields={{ intent, id, revision, ...fields }} />
    {children}
  </form>
);

type LikelyProps = {
  line: LineView;
  likely: LikelyView;
  isBusy: boolean;
  isAsked: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

function LikelyItem({ line, likely, isBusy, isAsked, onSubmit }: LikelyProps) {
  const { kind, id, name, what, to, bookingNumber, isPossible } = likely;
  const go = isAsked ? texts.goAnyway : texts.go[bookingNumber === null ? kind : 'booking'];
  const confirmed = isAsked ? 'yes' : '';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere">
          {to ? (
            <TextLink look="name" to={to}>
              {name}
            </TextLink>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
        </p>
        <p className="text-quiet text-sm wrap-anywhere">{what}</p>
      </div>
      {isPossible && (
        <LineForm
          line={line}
          intent={bookingNumber === null ? 'choose' : 'count'}
          fields={bookingNumber === null ? { kind, target: id, confirmed } : { bookingNumber, confirmed }}
          onSubmit={onSubmit}
        >
          <Button
            look="quiet"
            type="submit"
            aria-disabled={isBusy}
            aria-label={texts.goLabel(go, `${name}, ${what}`)}
          >
            {go}
          </Button>
        </LineForm>
      )}
    </li>
  );
}

type AsideProps = { line: LineView; onClose: () => void };

function AsideDialog({ line, onClose }: AsideProps) {
  const { aside } = bankTexts;
  const { status, isBusy, onSubmit } = useActionForm({
    working: texts.working,
    onResult: (result) => {
      if (!result.done) return;
      toast(result.text);
      onClose();
    },
  });
  return (
    <Dialog title={aside.title} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-3">
        <Hidden fields={{ intent: 'aside', id: line.id, revision: line.revision }} />
        <p>{aside.text(nameOf(line))}</p>
        <TextField
          id="aside-reason"
          name="reason"
          label={aside.reason}
          hint={aside.reasonHint}
          required
          maxLength={200}
          autoComplete="off"
          invalid={status?.field === 'reason'}
        />
        <FormStatusLine status={status} takesRoom={false} />
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {aside.go}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** A line to do, with what it may be beside it. */
export function OpenLine({ line }: { line: LineView }) {
  const { likely, isCredit, isGateway } = line;
  /** The choice that the staff member was asked about. */
  const [asked, setAsked] = useState('');
  const [isAside, setAside] = useState(false);
  const { status, isBusy, submit } = useActionForm({
    working: texts.working,
    onResult: (result) => {
      if (result.done) toast(result.text);
    },
  });
  const sendAs = (key: string) => async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = await submit(event.currentTarget);
    setAsked(result && !result.done && result.field === 'confirmed' ? key : '');
  };
  const fieldId = `booking-of-${line.id}`;
  return (
    <li
      data-bank-line={line.id}
      className="grid gap-x-6 gap-y-3 rounded-2xl border border-line bg-card p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
    >
      <LineFacts line={line} />
      <div className="grid min-w-0 content-start gap-2">
        {isGateway && <p className="text-quiet text-sm">{texts.gateway}</p>}
        {likely.length > 0 ? (
          <ul aria-label={texts.likely} className="divide-y divide-line">
            {likely.map((one) => (
              <LikelyItem
                key={one.key}
                line={line}
                likely={one}
                isBusy={isBusy}
                isAsked={asked === one.key}
                onSubmit={sendAs(one.key)}
              />
            ))}
          </ul>
        ) : (
          !isGateway && <p className="text-quiet text-sm">{texts.nothingLikely}</p>
        )}
        <div className="flex flex-wrap items-end gap-2">
          {isCredit && !isGateway && (
            <LineForm
              line={line}
              intent="count"
              fields={{ confirmed: asked === 'typed' ? 'yes' : '' }}
              onSubmit={sendAs('typed')}
            >
              <div className="w-40">
                <FormField id={fieldId} label={texts.bookingNumber}>
                  <Input
                    id={fieldId}
                    name="bookingNumber"
                    placeholder={texts.bookingExample}
                    autoComplete="off"
                    maxLength={20}
                    aria-invalid={status?.field === 'bookingNumber' || undefined}
                    onChange={() => setAsked('')}
                  />
                </FormField>
              </div>
              <Button look="secondary" type="submit" aria-disabled={isBusy}>
                {asked === 'typed' ? texts.goAnyway : texts.count}
              </Button>
            </LineForm>
          )}
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setAside(true)}>
            {texts.setAside}
          </Button>
        </div>
        <FormStatusLine status={isBusy || status?.tone === 'fault' ? status : undefined} takesRoom={false} />
      </div>
      {isAside && <AsideDialog line={line} onClose={() => setAside(false)} />}
    </li>
  );
}

function UndoDialog({ line, onClose }: { line: LineView; onClose: () => void }) {
  const { undo } = bankTexts;
  const form = useActionForm({
    working: texts.working,
    onResult: (result) => {
      if (!result.done) return;
      toast(result.text);
      onClose();
    },
  });
  const { id, revision, hasCounted } = line;
  return (
    <ConfirmDialog
      title={undo.title}
      go={undo.go}
      keep={undo.keep}
      form={form}
      fields={{ intent: 'undo', id, revision }}
      onClose={onClose}
    >
      <p>{hasCounted ? undo.counted : undo.confirmed}</p>
    </ConfirmDialog>
  );
}

/** A line that is matched or set aside. */
export function ClosedLine({ line }: { line: LineView }) {
  const [isUndoing, setUndoing] = useState(false);
  const { match, reason, by } = line;
  return (
    <li
      data-bank-line={line.id}
      className="grid gap-x-6 gap-y-2 rounded-2xl border border-line bg-card p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
    >
      <LineFacts line={line} />
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <p className="wrap-anywhere">
            {match?.to ? (
              <TextLink look="name" to={match.to}>
                {match.name}
              </TextLink>
            ) : (
              <span className="font-semibold">{match?.name ?? reason}</span>
            )}
          </p>
          <p className="text-quiet text-sm">{by}</p>
        </div>
        <Button
          look="quiet"
          aria-haspopup="dialog"
          aria-label={bankTexts.undo.goOf(nameOf(line))}
          onClick={() => setUndoing(true)}
        >
          {bankTexts.undo.go}
        </Button>
      </div>
      {isUndoing && <UndoDialog line={line} onClose={() => setUndoing(false)} />}
    </li>
  );
}
