import { useState } from 'react';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { type PanelFormProps, usePanelForm } from '#app/staff/forms/use-panel-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PanelFoot } from '#app/staff/kit/panel-foot.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import type { ListedMiss } from '#domain/fares/misses/stop-miss-service.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { StopField } from './stop-field.tsx';
import { staffRoutesContent } from './texts.ts';

const content = staffRoutesContent.misses;
/** Asks of which stop the text is another name. */
function NamePopup({ miss, ...props }: PanelFormProps & { miss: ListedMiss }) {
  const { status, isBusy, onSubmit } = usePanelForm(props);
  return (
    <Dialog title={content.nameTitle(miss.text)} onClose={props.onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <input type="hidden" name="intent" value="name-miss" />
        <input type="hidden" name="id" value={miss.id} />
        <StopField
          id="miss-place"
          name="stop"
          required
          label={content.of}
          hint={content.ofHint}
          value={miss.nearest}
          invalid={status?.tone === 'fault'}
        />
        <PanelFoot isBusy={isBusy} status={status} />
      </form>
    </Dialog>
  );
}

type Props = {
  misses: readonly ListedMiss[];
  onDone: (text: string) => void;
};

/** What visitors typed and no stop is called. */
export function MissesPart({ misses, onDone }: Props) {
  const [named, setNamed] = useState<ListedMiss>();
  const { status, isBusy, onSubmit } = useActionForm({
    working: '',
    onResult: (result) => result.done && onDone(result.text),
  });
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-quiet">{content.intro}</p>
      {status?.tone === 'fault' && <StatusLine text={status.text} tone="fault" takesRoom={false} />}
      {misses.length === 0 ? (
        <EmptyState>{content.none}</EmptyState>
      ) : (
        <div className="@container">
          <DataTable
            layout="cards"
            caption={content.caption}
            rows={misses}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'text',
                header: content.text,
                cell: ({ text }) => <span className="font-semibold wrap-anywhere">{text}</span>,
              },
              {
                key: 'times',
                header: content.times,
                isNumeric: true,
                narrow: 'labelled',
                cell: ({ times }) => times,
              },
              {
                key: 'days',
                header: content.days,
                cell: ({ firstDay, lastDay }) => content.between(dateText(firstDay), dateText(lastDay)),
              },
              {
                key: 'nearest',
                header: content.nearest,
                isQuiet: true,
                narrow: 'labelledLine',
                cell: ({ nearest }) => nearest,
              },
              {
                key: 'actions',
                header: content.actions,
                cell: (miss) => (
                  <form noValidate onSubmit={onSubmit} className="flex flex-wrap gap-x-6">
                    <input type="hidden" name="intent" value="dismiss-miss" />
                    <input type="hidden" name="id" value={miss.id} />
                    <Button
                      look="name"
                      aria-haspopup="dialog"
                      aria-label={content.nameOf(miss.text)}
                      onClick={() => setNamed(miss)}
                    >
                      {content.name}
                    </Button>
                    <Button
                      look="name"
                      type="submit"
                      aria-disabled={isBusy}
                      aria-label={content.dismissOf(miss.text)}
                    >
                      {content.dismiss}
                    </Button>
                  </form>
                ),
              },
            ]}
          />
        </div>
      )}
      {named && <NamePopup miss={named} onDone={onDone} onClose={() => setNamed(undefined)} />}
    </div>
  );
}
