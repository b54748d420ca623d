import { useState } from 'react';
import { staffRoutesContent } from '#app/content/staff/cabs/routes.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import {
  ColumnHeader,
  HeaderRow,
  ListCell,
  ListRow,
  ListTable,
  RowHeader,
} from '#app/staff/ui/list-table.tsx';
import { PanelFoot } from '#app/staff/ui/panel-foot.tsx';
import { useActionForm } from '#app/staff/ui/use-action-form.ts';
import { type PanelFormProps, usePanelForm } from '#app/staff/ui/use-panel-form.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import type { ListedMiss } from '#domain/fares/misses/place-miss-service.ts';
import { shownDate } from '#domain/shared/india-time.ts';
import { PlaceField } from './place-field.tsx';

const content = staffRoutesContent.misses;
const layout = '4xl';
const cellClass = 'py-1 pr-4 @4xl:align-middle';
/** Asks of which stop the text is another name. */
function NamePopup({ miss, ...props }: PanelFormProps & { miss: ListedMiss }) {
  const { status, isBusy, onSubmit } = usePanelForm(props);
  return (
    <Dialog title={content.nameTitle(miss.text)} onClose={props.onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <input type="hidden" name="intent" value="name-miss" />
        <input type="hidden" name="id" value={miss.id} />
        <PlaceField
          id="miss-place"
          name="place"
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
  const columns = [content.text, content.times, content.days, content.nearest, content.actions];
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-quiet">{content.intro}</p>
      {status?.tone === 'fault' && <StatusLine text={status.text} tone="fault" takesRoom={false} />}
      {misses.length === 0 ? (
        <p>{content.none}</p>
      ) : (
        <div className="@container">
          <ListTable
            layout={layout}
            caption={content.caption}
            className="text-[0.95rem]"
            head={
              <HeaderRow>
                {columns.map((name) => (
                  <ColumnHeader key={name} className="py-1 pr-4 font-semibold text-sm">
                    {name}
                  </ColumnHeader>
                ))}
              </HeaderRow>
            }
          >
            {misses.map((miss) => (
              <ListRow
                key={miss.id}
                layout={layout}
                className="@max-4xl:flex-wrap @max-4xl:gap-x-4 @max-4xl:bg-card @max-4xl:py-2"
              >
                <RowHeader className={`${cellClass} font-semibold wrap-anywhere @max-4xl:w-full`}>
                  {miss.text}
                </RowHeader>
                <ListCell
                  layout={layout}
                  column={`${content.times} `}
                  className={`${cellClass} tabular-nums`}
                >
                  {miss.times}
                </ListCell>
                <ListCell layout={layout} column="" hasLabel={false} className={cellClass}>
                  {content.between(shownDate(miss.firstDay), shownDate(miss.lastDay))}
                </ListCell>
                <ListCell
                  layout={layout}
                  column={`${content.nearest} `}
                  className={`${cellClass} text-quiet @max-4xl:w-full`}
                >
                  {miss.nearest}
                </ListCell>
                <ListCell layout={layout} column="" hasLabel={false} className={cellClass}>
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
                </ListCell>
              </ListRow>
            ))}
          </ListTable>
        </div>
      )}
      {named && <NamePopup miss={named} onDone={onDone} onClose={() => setNamed(undefined)} />}
    </div>
  );
}
