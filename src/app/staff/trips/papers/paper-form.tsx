import { useId, useState } from 'react';
import type { Fault } from '#app/staff/forms/form-fault.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { useReload } from '#app/staff/forms/use-reload.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { DateField } from '#app/staff/kit/date-field.tsx';
import { FormField, hintId } from '#app/staff/kit/form-field.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { toast } from '#app/staff/kit/toast-list.ts';
import { maxAddedFileBytes } from '#domain/attachments/attachment.ts';
import { fileMessages } from '#domain/attachments/file-messages.ts';
import { maxPaperNumberLength, paperKinds } from '#domain/bookings/papers/paper.ts';
import { paperNames } from '#domain/bookings/papers/paper-text.ts';
import { paths } from '#paths.ts';
import type { PaperReply } from './papers-action.ts';
import type { PaperView } from './papers-view.ts';
import { papersTexts as texts } from './texts.ts';

const kindOptions = paperKinds.map((value) => ({ value, label: paperNames[value] }));

/** What is too large is not sent for a minute before it is refused. */
function tooLarge(fields: FormData): Fault | undefined {
  const file = fields.get('file');
  return file instanceof File && file.size > maxAddedFileBytes
    ? { field: 'file', text: fileMessages.tooLarge }
    : undefined;
}

type Props = {
  /** Names what is added or changed. */
  label: string;
  /** Of a new paper, the traveller; else the paper as it is. */
  of: { travellerId: string } | PaperView;
  onClose: () => void;
};

/** Adds a paper, and stays open for the next one, or changes one. */
export function PaperForm({ label, of, onClose }: Props) {
  const id = useId();
  // The idempotency key: two clicks add one paper, and a click after the answer another.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const reload = useReload();
  const paper = 'travellerId' in of ? undefined : of;
  const { status, isBusy, onSubmit } = useActionForm<PaperReply>({
    action: paths.adminPapers,
    working: texts.sending,
    validate: tooLarge,
    onResult: (result, form) => {
      if (!result.done) {
        if (result.code === 'conflict') void reload();
        return;
      }
      if (paper) {
        toast(result.text);
        return onClose();
      }
      form.reset();
      setKey(crypto.randomUUID());
      const kind = form.elements.namedItem('kind');
      if (kind instanceof HTMLElement) kind.focus();
    },
  });
  const hidden =
    'travellerId' in of
      ? { intent: 'add', travellerId: of.travellerId, key }
      : { intent: 'change', id: of.id, revision: of.revision };
  const numberHint = paper?.numberEnd ? texts.keepNumber(paper.numberEnd) : undefined;
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="grid gap-2 border-line border-t py-2 sm:grid-cols-2"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        id={`${id}-kind`}
        name="kind"
        label={texts.kind}
        options={kindOptions}
        none={texts.chooseKind}
        value={paper?.kind ?? ''}
        required
        invalid={status?.field === 'kind'}
      />
      <TextField
        id={`${id}-number`}
        name="number"
        label={texts.number}
        maxLength={maxPaperNumberLength}
        autoComplete="off"
        hint={numberHint}
        invalid={status?.field === 'number'}
      />
      <DateField
        id={`${id}-expires`}
        name="expiresOn"
        label={texts.validUntilLabel}
        value={paper?.expiresOn ?? ''}
        invalid={status?.field === 'expiresOn'}
      />
      {!paper && (
        <FormField id={`${id}-file`} label={texts.file} hint={texts.fileHint} isOptional>
          <Input
            id={`${id}-file`}
            name="file"
            type="file"
            // Without HEIC in the list, an iPhone sends its photos as JPEG.
            accept="image/jpeg,image/png,image/webp,application/pdf"
            aria-invalid={status?.field === 'file' || undefined}
            aria-describedby={hintId(`${id}-file`, texts.fileHint)}
          />
        </FormField>
      )}
      <div className="col-span-full grid gap-1">
        {paper && <p className="text-quiet text-sm">{texts.changeHint}</p>}
        <FormStatusLine status={status} takesRoom={false} />
        <Button type="submit" aria-disabled={isBusy}>
          {paper ? texts.save : texts.addShort}
        </Button>
      </div>
    </form>
  );
}
