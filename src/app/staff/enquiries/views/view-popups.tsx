import { inboxFiltersContent } from '#app/staff/enquiries/filters/texts.ts';
import { type Place, parametersOf } from '#app/staff/enquiries/inbox/inbox-query.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import type { InboxView } from '#domain/enquiries/views/inbox-view.ts';
import { paths } from '#paths.ts';
import type { SavedView } from './views-action.ts';

const content = inboxFiltersContent.views;

type Props = {
  place: Place;
  /** The view to edit, or the own view that the list began with. */
  view: InboxView | undefined;
  /** Opens the saved view; without an id the queue, after the view was deleted. */
  onSaved: (id: string) => void;
  onClose: () => void;
};

function useViewForm({ onSaved, onClose }: Props) {
  return useActionForm<SavedView>({
    action: paths.adminInboxViews,
    working: content.working,
    onResult: (result) => {
      if (!result.done) return;
      onSaved(result.value.id);
      onClose();
    },
  });
}

function NameAndShare({ view, isInvalid }: { view: InboxView | undefined; isInvalid: boolean }) {
  return (
    <>
      <TextField
        id="view-name"
        name="name"
        label={content.name}
        value={view?.name ?? ''}
        required
        invalid={isInvalid}
        autoComplete="off"
      />
      <Checkbox name="isShared" value="yes" defaultChecked={view?.isShared ?? false}>
        {content.share}
      </Checkbox>
    </>
  );
}

/** Saves the list as a new view, or into the own view that it began with. */
export function SaveViewPopup(props: Props) {
  const { place, view, onClose } = props;
  const { status, isBusy, onSubmit } = useViewForm(props);
  const query = <input type="hidden" name="query" value={String(parametersOf(place))} />;
  return (
    <Dialog title={content.saveTitle} onClose={onClose}>
      <div className="grid gap-4">
        {view && (
          <form onSubmit={onSubmit} className="border-line border-b pb-4">
            <input type="hidden" name="id" value={view.id} />
            {query}
            <Button look="secondary" type="submit" name="intent" value="list">
              {content.update(view.name)}
            </Button>
          </form>
        )}
        <form noValidate onSubmit={onSubmit} className="grid gap-3">
          <input type="hidden" name="intent" value="add" />
          {query}
          <NameAndShare view={undefined} isInvalid={status?.field === 'name'} />
          <p className="text-quiet text-sm">{content.hint}</p>
          <FormStatusLine status={status} />
          <div>
            <Button type="submit" aria-disabled={isBusy}>
              {view ? content.saveNew : content.save}
            </Button>
          </div>
        </form>
      </div>
    </Dialog>
  );
}

export function EditViewPopup(props: Props) {
  const { view, onClose } = props;
  const { status, isBusy, onSubmit } = useViewForm(props);
  return (
    <Dialog title={content.editTitle} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-3">
        <input type="hidden" name="id" value={view?.id} />
        <NameAndShare view={view} isInvalid={status?.field === 'name'} />
        <FormStatusLine status={status} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="edit" aria-disabled={isBusy}>
            {content.save}
          </Button>
          <Button look="danger" type="submit" name="intent" value="remove">
            {content.remove}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
