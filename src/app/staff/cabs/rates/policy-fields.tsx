import { useState } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { Select } from '#app/staff/kit/input.tsx';
import { maxCancellationSteps, type RateFault, type RatesInput } from '#domain/fares/rates/rates-input.ts';
import { LabelledRateField, RateField } from './rate-field.tsx';
import { staffRatesContent } from './texts.ts';

const { policy: content, tax } = staffRatesContent;

type Props = { typed: RatesInput; faults: readonly RateFault[] };

const policyFields = Object.entries(content.fields);
const kinds = Object.entries(content.lateChangeKinds);

function Cancellation({ typed, faults }: Props) {
  const filled = Array.from({ length: maxCancellationSteps }).filter(
    (_, index) => typed[`policy.cancellation.${index}.daysBefore`] !== undefined,
  ).length;
  const [count, setCount] = useState(Math.max(1, filled));
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="font-semibold">{content.cancellation}</legend>
      <p className="text-quiet text-sm">{content.cancellationHint}</p>
      <div className="max-w-sm">
        <DataTable
          layout="report"
          caption={content.cancellation}
          rows={Array.from({ length: count }, (_, index) => index)}
          rowKey={(index) => index}
          columns={[
            {
              key: 'step',
              header: content.cancellation,
              isHeaderHidden: true,
              cell: (index) => content.step(index + 1),
            },
            ...(['daysBefore', 'chargePercent'] as const).map((part) => ({
              key: part,
              header: content[part],
              cell: (index: number) => {
                const name = `policy.cancellation.${index}.${part}`;
                return (
                  <RateField
                    name={name}
                    label={staffRatesContent.grid.of(
                      `${content.cancellation}, ${content.step(index + 1)}`,
                      content[part],
                    )}
                    value={typed[name] ?? ''}
                    faults={faults}
                  />
                );
              },
            })),
          ]}
        />
      </div>
      {count < maxCancellationSteps && (
        <div>
          <Button look="quiet" onClick={() => setCount(count + 1)}>
            {content.addStep}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function LateChange({ typed, faults }: Props) {
  const [kind, setKind] = useState(typed['policy.lateChange.kind'] ?? 'none');
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="font-semibold">{content.lateChange}</legend>
      <div className="flex flex-wrap gap-2">
        <div className="w-60">
          <Select
            name="policy.lateChange.kind"
            aria-label={content.lateChange}
            value={kind}
            onChange={(event) => setKind(event.target.value)}
          >
            {kinds.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <div className={`w-28 ${kind === 'none' ? 'hidden' : ''}`}>
          <RateField
            name="policy.lateChange.value"
            label={staffRatesContent.grid.of(content.lateChange, content.lateChangeValue)}
            value={typed['policy.lateChange.value'] ?? ''}
            faults={faults}
          />
        </div>
      </div>
    </fieldset>
  );
}

export function PolicyFields({ typed, faults }: Props) {
  return (
    <Card heading={content.heading}>
      <div className="grid items-end gap-x-4 gap-y-2 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
        {policyFields.map(([item, label]) => (
          <LabelledRateField
            key={item}
            name={`policy.${item}`}
            label={label}
            value={typed[`policy.${item}`] ?? ''}
            faults={faults}
          />
        ))}
      </div>
      <div className="grid gap-5 border-line border-t pt-3 md:grid-cols-2">
        <Cancellation typed={typed} faults={faults} />
        <LateChange typed={typed} faults={faults} />
      </div>
    </Card>
  );
}

export function TaxFields({ typed, faults }: Props) {
  return (
    <Card heading={tax.heading}>
      <div className="grid max-w-xl items-end gap-x-4 gap-y-2 sm:grid-cols-3">
        {Object.entries(tax.fields).map(([item, label]) => (
          <LabelledRateField
            key={item}
            name={`tax.${item}`}
            label={label}
            value={typed[`tax.${item}`] ?? ''}
            faults={faults}
          />
        ))}
      </div>
    </Card>
  );
}
