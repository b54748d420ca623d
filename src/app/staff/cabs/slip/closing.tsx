import { useState } from 'react';
import { Form } from 'react-router';
import { FormField } from '#app/staff/cabs/bookings/new/form-field.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { panelClass, type SlipProps } from './slip-props.ts';
import { staffSlipContent } from './texts.ts';

const content = staffSlipContent.closing;

type Props = SlipProps & {
  typed: { correction: string; reason: string };
  fault: { text: string; field: string } | null;
};

/** Closes the duty at the total that is shown, with what staff add or take off; or takes the closing back. */
export function Closing({ slip, typed, fault, onAct }: Props) {
  const seen = `${typed.correction}\n${typed.reason}`;
  const [entered, setEntered] = useState(seen);
  const [isChecked, setChecked] = useState(false);
  const needsCheck = slip.doubts.length > 0 && !isChecked;
  const { total, totalPaise } = slip.statement;
  if (slip.isClosed) {
    return (
      <div>
        <Button look="quiet" onClick={() => onAct({ intent: 'reopen' })}>
          {content.reopen}
        </Button>
      </div>
    );
  }
  return (
    <section aria-labelledby="closing" className={panelClass}>
      <h2 id="closing" className="text-lg">
        {content.heading}
      </h2>
      <p className="text-quiet text-sm">{slip.mayClose ? content.text : content.notDone}</p>
      <Form
        method="get"
        preventScrollReset
        className="grid gap-2"
        onInput={({ currentTarget }) => {
          const fields = new FormData(currentTarget);
          setEntered(`${fields.get('correction')}\n${fields.get('reason')}`);
        }}
      >
        <input type="hidden" name="id" value={slip.id} />
        <div className="grid gap-2 md:grid-cols-2">
          <FormField
            name="correction"
            label={content.correction}
            hint={content.correctionHint}
            value={typed.correction}
            invalid={fault?.field === 'correction'}
          />
          <FormField
            name="reason"
            label={content.reason}
            hint={content.reasonHint}
            value={typed.reason}
            invalid={fault?.field === 'reason'}
          />
        </div>
        {slip.mayClose && slip.doubts.length > 0 && (
          <div className="grid gap-1 rounded-lg border border-brick p-2 text-sm">
            {slip.doubts.map((doubt) => (
              <p key={doubt}>{doubt}</p>
            ))}
            <Checkbox
              needsScript
              checked={isChecked}
              onChange={({ currentTarget }) => setChecked(currentTarget.checked)}
            >
              {content.checked}
            </Checkbox>
          </div>
        )}
        <StatusLine text={fault?.text} tone="fault" takesRoom={false} />
        <div className="flex flex-wrap items-center gap-2">
          <Button look="quiet" worksWithoutScript type="submit">
            {content.show}
          </Button>
          <Button
            // Only at a total that was seen with this correction.
            disabled={!slip.mayClose || needsCheck || fault !== null || entered !== seen}
            onClick={() => onAct({ intent: 'close', totalPaise: String(totalPaise), ...typed })}
          >
            {content.go(total)}
          </Button>
        </div>
      </Form>
    </section>
  );
}
