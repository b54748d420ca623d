import { Form } from 'react-router';
import { staffDriversContent } from '#app/staff/cabs/fleet/texts.ts';
import { type PanelProps, useFleetForm } from '#app/staff/cabs/fleet/use-fleet-form.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { paths } from '#paths.ts';
import type { DriverView } from './driver-view.ts';

const content = staffDriversContent.rights;

type Props = Pick<PanelProps, 'onDone'> & { driver: DriverView };

/** Asks for the name, because it cannot be undone. */
function EraseForm({ driver, onDone }: Props) {
  const { status, isBusy, onSubmit } = useFleetForm({ onDone });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3">
      <input type="hidden" name="intent" value="erase" />
      <input type="hidden" name="id" value={driver.id} />
      <p>{content.eraseWhat}</p>
      <TextField
        id="driver-erase"
        name="confirm"
        label={content.confirm(driver.name)}
        invalid={status?.field === 'confirm'}
        autoComplete="off"
        required
      />
      <FormStatusLine status={status} takesRoom={false} />
      <div>
        <Button look="danger" type="submit" aria-disabled={isBusy}>
          {content.erase}
        </Button>
      </div>
    </form>
  );
}

/** Export and erasure of a driver's data, for an Admin who may do so. */
export function DriverRights(props: Props) {
  const { driver } = props;
  return (
    <section aria-labelledby="driver-rights" className="grid gap-3 border-line border-t py-4">
      <h3 id="driver-rights" className="text-lg">
        {content.heading}
      </h3>
      <p className="text-quiet">{content.text}</p>
      {/* A native form, because the response is a file. */}
      <Form reloadDocument method="post" action={paths.adminDriverExport}>
        <input type="hidden" name="id" value={driver.id} />
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" worksWithoutScript type="submit" name="format" value="pdf">
            {content.exportPdf}
          </Button>
          <Button look="secondary" worksWithoutScript type="submit">
            {content.export}
          </Button>
        </div>
      </Form>
      {driver.isEnded ? <EraseForm {...props} /> : <p className="text-quiet">{content.notEnded}</p>}
    </section>
  );
}
