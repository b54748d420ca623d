import { useEffect, useId, useRef, useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { type ActionForm, useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import { ShowPassword } from '#app/staff/kit/show-password.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import type { Confirmed, Offered } from './second-factor-action.ts';
import { accountContent as content } from './texts.ts';

/** In groups of four characters, which are easier to type from paper. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

function FactorSecret({ secret, qr }: Offered) {
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_1fr]">
      {/* Always dark on light, because some QR readers cannot read inverted codes. */}
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={content.qrName}
        className="size-52 rounded-lg border border-line"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <div className="grid content-start gap-3">
        <p role="status">{content.scan}</p>
        <p>
          <span className="block font-semibold">{content.secret}</span>
          <code>{grouped(secret)}</code>
        </p>
        <div>
          <CopyButton text={secret} label={content.copySecret} copied={content.copied} />
        </div>
      </div>
    </div>
  );
}

function ConfirmForm({ form: { status, isBusy, onSubmit } }: { form: ActionForm }) {
  const id = useId();
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid max-w-sm gap-3">
      <input type="hidden" name="intent" value="confirm" />
      <TextField
        id={`${id}-code`}
        name="code"
        label={content.code}
        required
        autoComplete="one-time-code"
        invalid={status?.tone === 'fault'}
      />
      <FormStatusLine status={status} />
      <Button type="submit" aria-disabled={isBusy}>
        {content.confirm}
      </Button>
    </form>
  );
}

type AddFactorProps = {
  confirming: ActionForm;
  /** The second factor was removed on this page a moment ago. */
  isRemoved: boolean;
};

function AddFactor({ confirming, isRemoved }: AddFactorProps) {
  const [offer, setOffer] = useState<Offered>();
  const { status, isBusy, onSubmit } = useActionForm<Offered>({
    working: '',
    revalidates: false,
    onResult: (result) => {
      if (result.done) setOffer(result.value);
    },
  });
  if (offer) {
    return (
      <div className="grid gap-4">
        <FactorSecret {...offer} />
        <ConfirmForm form={confirming} />
      </div>
    );
  }
  const removedText = isRemoved ? content.removed : '';
  return (
    <form method="post" onSubmit={onSubmit} className="grid justify-items-start gap-2">
      <input type="hidden" name="intent" value="offer" />
      <StatusLine text={status?.text ?? removedText} tone={status?.tone ?? 'good'} />
      <Button look="secondary" type="submit" aria-disabled={isBusy}>
        {content.setUp}
      </Button>
    </form>
  );
}

function RemoveFactor({ form: { status, isBusy, onSubmit } }: { form: ActionForm }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid max-w-sm gap-3">
      <input type="hidden" name="intent" value="remove" />
      <TextField
        id={`${id}-password`}
        name="password"
        label={content.removePassword}
        type={shown ? 'text' : 'password'}
        required
        autoComplete="current-password"
        invalid={status?.tone === 'fault'}
      />
      <ShowPassword label={content.showPassword} shown={shown} onChange={setShown} />
      <FormStatusLine status={status} />
      <Button look="secondary" type="submit" aria-disabled={isBusy}>
        {content.remove}
      </Button>
    </form>
  );
}

type Props = { codes: string[]; onNoted: () => void };

function RecoveryCodes({ codes, onNoted }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus has been unmounted.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {content.codesHeading}
      </h3>
      <p role="status" className="text-quiet">
        {content.codesText}
      </p>
      <ul className="grid gap-x-6 gap-y-1 rounded-lg bg-sand p-4 font-mono sm:w-fit sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} label={content.copyCodes} copied={content.copied} />
        <Button onClick={onNoted}>{content.noted}</Button>
      </div>
    </div>
  );
}

/** Holds the results of the forms, because each form is unmounted when its state changes. */
export function SecondFactor({ isOn }: { isOn: boolean }) {
  const [codes, setCodes] = useState<string[]>();
  const common = { working: '' };
  const confirming = useActionForm<Confirmed>({
    ...common,
    onResult: (result) => {
      if (result.done) setCodes(result.value.codes);
    },
  });
  const removing = useActionForm(common);

  if (isOn && codes) return <RecoveryCodes codes={codes} onNoted={() => setCodes(undefined)} />;
  return (
    <>
      <p className="text-quiet">{isOn ? content.factorOn : content.factorOff}</p>
      {isOn ? (
        <RemoveFactor form={removing} />
      ) : (
        <AddFactor confirming={confirming} isRemoved={removing.isDone} />
      )}
    </>
  );
}
