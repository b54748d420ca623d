import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { faultBy } from '#app/staff/forms/form-fault.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { useSession } from '#app/staff/shell/session.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { describeInput } from '#domain/images/image-input.ts';
import { paths } from '#paths.ts';
import { FocalPicker } from './focal-picker.tsx';
import type { ImageDetailsView } from './image-view.ts';
import { staffImagesContent } from './texts.ts';
import { type Change, uploadFile } from './upload-file.ts';

const content = staffImagesContent.details;

type ReplaceImageProps = { id: string; onReplaced: () => void };

const textOf = ({ state, text }: Change) =>
  state === 'ready' ? content.replaced : (text ?? staffImagesContent.uploads.states[state]);

/** Uploads another master in the place of this one. */
function ReplaceImage({ id, onReplaced }: ReplaceImageProps) {
  const { askToLogIn } = useSession();
  const [progress, setProgress] = useState<Change>();
  const stop = useRef(new AbortController());
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);
  const onChange = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const outcome = await uploadFile(file, {
      replaces: id,
      onChange: setProgress,
      onSessionOver: askToLogIn,
      stop: stop.current.signal,
    });
    if (stop.current.signal.aborted) return;
    setProgress(outcome);
    if (outcome.state === 'ready') onReplaced();
  };
  return (
    <div className="grid gap-1">
      <label className="grid min-w-0 gap-1 sm:max-w-md">
        <span className="font-semibold">{content.replace}</span>
        <Input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby="replace-hint"
          onChange={(event) => void onChange(event)}
        />
      </label>
      <p id="replace-hint" className="text-quiet text-sm">
        {content.replaceHint}
      </p>
      <StatusLine
        text={progress && textOf(progress)}
        tone={progress?.state === 'refused' ? 'fault' : 'good'}
        takesRoom={false}
      />
    </div>
  );
}

type DeleteImageProps = { id: string; onDone: (text: string) => void };

/** Asks once more, because it cannot be undone. */
function DeleteImage({ id, onDone }: DeleteImageProps) {
  const [isAsked, setAsked] = useState(false);
  const { status, isBusy, onSubmit } = useActionForm({
    action: paths.adminImages,
    working: '',
    onResult: (result, sent) => {
      if (!result.done) return;
      sent.closest('dialog')?.close();
      onDone(result.text);
    },
  });
  if (!isAsked)
    return (
      <div>
        <Button look="dangerOutline" onClick={() => setAsked(true)}>
          {content.delete}
        </Button>
      </div>
    );
  return (
    <form onSubmit={onSubmit} className="grid gap-3">
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={id} />
      <p>{content.deleteEffect}</p>
      <FormStatusLine status={status} takesRoom={false} />
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => setAsked(false)}>
          {content.keep}
        </Button>
        <Button look="danger" type="submit" aria-disabled={isBusy}>
          {content.deleteNow}
        </Button>
      </div>
    </form>
  );
}

type Props = {
  view: ImageDetailsView;
  onDone: (text: string) => void;
  onChanged: () => void;
  onClose: () => void;
};

type DescriptionProps = Pick<Props, 'view'> & { onSaved: (text: string) => void };

function Description({ view, onSaved }: DescriptionProps) {
  const { status, isBusy, onSubmit } = useActionForm({
    action: paths.adminImages,
    working: content.saving,
    validate: faultBy(describeInput),
    onResult: (result) => onSaved(result.done ? result.text : ''),
  });
  const { address, width, height, focus } = view;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <input type="hidden" name="intent" value="describe" />
      <input type="hidden" name="id" value={view.id} />
      <input type="hidden" name="version" value={view.version} />
      <FocalPicker {...{ width, height, focus }} address={`${address}?v=${view.version}`} />
      <TextField
        id="image-alt"
        name="alt"
        label={content.alt}
        hint={content.altHint}
        value={view.alt}
        invalid={status?.field === 'alt'}
        required
        rows={2}
      />
      <TextField
        id="image-tags"
        name="tags"
        label={content.tags}
        hint={content.tagsHint}
        value={view.tags.join(', ')}
        invalid={status?.field === 'tags'}
        autoComplete="off"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" aria-disabled={isBusy}>
          {content.save}
        </Button>
        {status?.tone === 'fault' && <StatusLine text={status.text} tone="fault" takesRoom={false} />}
      </div>
    </form>
  );
}

function UsedOn({ uses }: Pick<ImageDetailsView, 'uses'>) {
  return (
    <section aria-labelledby="image-uses" className="grid gap-1">
      <h3 id="image-uses" className="font-semibold">
        {content.uses}
      </h3>
      {uses.length === 0 && <p className="text-quiet">{content.unused}</p>}
      <ul>
        {uses.map(({ key, kind, name, to }) => (
          <li key={key} className="flex min-h-11 flex-wrap items-center gap-x-2">
            <span className="text-quiet">{kind}</span>
            <TextLink to={to}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything about one image. */
export function ImagePopup({ view, onDone, onChanged, onClose }: Props) {
  const [saved, setSaved] = useState('');
  return (
    <Dialog title={content.title} size="wide" onClose={onClose}>
      <div className="grid gap-6 py-5">
        {/* A new version is a new form, so that its fields show what is stored. */}
        <Description key={view.version} view={view} onSaved={setSaved} />
        <StatusLine text={saved} takesRoom={false} />
        <p className="wrap-anywhere text-quiet text-sm">
          {view.size}. {view.history}. {content.file}: {view.fileName}
        </p>
        <div className="flex flex-wrap items-end gap-3">
          <label className="grid min-w-0 grow gap-1 sm:max-w-sm">
            <span className="font-semibold">{content.address}</span>
            <Input readOnly value={view.address} />
          </label>
          <CopyButton text={view.address} label={content.copy} copied={content.copied} />
        </div>
        <UsedOn uses={view.uses} />
        <ReplaceImage id={view.id} onReplaced={onChanged} />
        <DeleteImage id={view.id} onDone={onDone} />
      </div>
    </Dialog>
  );
}
