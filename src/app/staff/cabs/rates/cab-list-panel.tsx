import { type ReactNode, useState } from 'react';
import { staffRoutesContent } from '#app/staff/cabs/routes/texts.ts';
import type { FormStatus } from '#app/staff/forms/form-status.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { type PanelFormProps, usePanelForm } from '#app/staff/forms/use-panel-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { CloseDialog, Dialog, SidePanel } from '#app/staff/kit/dialog.tsx';
import { PanelFoot } from '#app/staff/kit/panel-foot.tsx';
import type { CabListKind } from '#domain/fares/cab-lists/cab-list-service.ts';
import type { staffCarTypesContent, staffCitiesContent } from './cab-list-texts.ts';
import { intents } from './rates-intents.ts';

export type OpenedRow = {
  code: string;
  name: string;
  revision: number;
  isActive: boolean;
  /** What deactivating or reactivating it does. */
  effects: readonly string[];
};

type Texts = typeof staffCarTypesContent | typeof staffCitiesContent;

type Props = PanelFormProps & {
  kind: CabListKind;
  texts: Texts;
  /** Missing for a new one. */
  row: OpenedRow | undefined;
  fields: (status: FormStatus | undefined) => ReactNode;
};

type ActiveProps = PanelFormProps & { kind: CabListKind; texts: Texts; row: OpenedRow };

/** Says what deactivating or reactivating does, and asks. */
function ActivePopup({ kind, texts, row, ...props }: ActiveProps) {
  const { status, isBusy, onSubmit } = usePanelForm(props);
  const { code, name, revision, isActive, effects } = row;
  return (
    <Dialog
      title={isActive ? texts.deactivateTitle(name) : texts.reactivateTitle(name)}
      onClose={props.onClose}
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <input type="hidden" name="intent" value={intents.active} />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="isActive" value={isActive ? 'no' : 'yes'} />
        {effects.map((effect) => (
          <p key={effect}>{effect}</p>
        ))}
        <FormStatusLine status={status} takesRoom={false} />
        <div className="flex flex-wrap gap-3">
          <CloseDialog>{staffRoutesContent.cancel}</CloseDialog>
          <Button type="submit" look={isActive ? 'danger' : 'primary'} aria-disabled={isBusy}>
            {isActive ? texts.deactivate : texts.reactivate}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Adds a row of a list or changes one. */
export function CabListPanel({ kind, texts, row, fields, ...props }: Props) {
  const { status, isBusy, onSubmit } = usePanelForm(props);
  const [isAsking, setAsking] = useState(false);
  const switchLabel = row?.isActive ? texts.deactivate : texts.reactivate;
  return (
    <>
      <SidePanel title={row ? texts.edit(row.name) : texts.add} onClose={props.onClose}>
        <form noValidate onSubmit={onSubmit} className="grid gap-4 pt-4">
          <input type="hidden" name="intent" value={kind} />
          <input type="hidden" name="code" value={row?.code ?? ''} />
          <input type="hidden" name="revision" value={row?.revision ?? ''} />
          {fields(status)}
          <PanelFoot
            isBusy={isBusy}
            status={status}
            remove={row && { label: switchLabel, onRemove: () => setAsking(true) }}
          />
        </form>
      </SidePanel>
      {row && isAsking && (
        <ActivePopup
          {...{ kind, texts, row }}
          onDone={(text) => {
            props.onDone(text);
            props.onClose();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
