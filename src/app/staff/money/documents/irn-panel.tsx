import { type PanelFormProps, usePanelForm } from '#app/staff/forms/use-panel-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { DateField } from '#app/staff/kit/date-field.tsx';
import { SidePanel } from '#app/staff/kit/dialog.tsx';
import { PanelFoot } from '#app/staff/kit/panel-foot.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { documentTexts } from './texts.ts';

const texts = documentTexts.irn;

type Props = PanelFormProps & { document: { id: string; name: string } };

/** What the e-invoice portal answered is entered once. */
export function IrnPanel({ document, onDone, onClose }: Props) {
  const { status, isBusy, onSubmit } = usePanelForm({ onDone, onClose });
  return (
    <SidePanel title={texts.enterOf(document.name)} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4 pt-4">
        <input type="hidden" name="intent" value="document-irn" />
        <input type="hidden" name="id" value={document.id} />
        <TextField
          id="irn-number"
          name="number"
          label={texts.number}
          autoComplete="off"
          invalid={status?.field === 'number'}
          required
        />
        <TextField
          id="irn-acknowledgement"
          name="acknowledgementNo"
          label={texts.acknowledgementNo}
          inputMode="numeric"
          autoComplete="off"
          invalid={status?.field === 'acknowledgementNo'}
          required
        />
        <DateField
          id="irn-day"
          name="acknowledgedOn"
          label={texts.acknowledgedOn}
          max={dayInIndia(new Date())}
          invalid={status?.field === 'acknowledgedOn'}
          required
        />
        <TextField
          id="irn-qr"
          name="signedQr"
          label={texts.signedQr}
          rows={4}
          maxLength={4000}
          invalid={status?.field === 'signedQr'}
          required
        />
        <p className="text-quiet text-sm">{texts.once}</p>
        <PanelFoot isBusy={isBusy} status={status}>
          <Button type="submit" aria-disabled={isBusy}>
            {texts.save}
          </Button>
        </PanelFoot>
      </form>
    </SidePanel>
  );
}
