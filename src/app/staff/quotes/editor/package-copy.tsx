import { useState } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { FormField } from '#app/staff/kit/form-field.tsx';
import { Select } from '#app/staff/kit/input.tsx';
import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
import type { QuoteFault } from '#domain/quotes/input/typed-field.ts';
import { monthNames } from '#domain/shared/month-names.ts';
import { staffMessages } from '#messages.ts';
import type { EditorData } from './editor-data.ts';
import { FieldGroup, fieldId, QuoteField, QuoteSelect } from './quote-field.tsx';
import { readTravellers, type TravellersInput } from './travellers-input.ts';

const content = staffQuotesContent.editor;

const months = Object.fromEntries(monthNames.map((name, index) => [String(index + 1), name]));

type Props = {
  editor: Pick<EditorData, 'packages' | 'packageId' | 'travellers' | 'isAsking'>;
  onFault: (fault: QuoteFault) => void;
  onCopy: (packageId: string, travellers: TravellersInput) => void;
  /** The field of the message that is shown. */
  fault: string | undefined;
};

/** Copies a package for the people who travel: their ages and passports decide prices and fees. */
export function PackageCopy({ editor, onFault, onCopy, fault }: Props) {
  const { packages } = editor;
  const [packageId, setPackageId] = useState(editor.isAsking ? editor.packageId : '');
  const [travellers, setTravellers] = useState(editor.travellers);
  const chosen = packages.find(({ id }) => id === packageId);
  const props = (name: keyof TravellersInput) => ({
    field: `travellers.${name}`,
    value: travellers[name],
    fault,
    onChange: (value: string) => setTravellers({ ...travellers, [name]: value }),
  });
  const copy = () => {
    const read = readTravellers(travellers);
    if (!chosen) onFault({ text: staffMessages.quotes.packageMissing, field: 'package' });
    else if ('fault' in read) onFault(read.fault);
    else onCopy(chosen.id, travellers);
  };
  const number = { inputMode: 'numeric' } as const;
  return (
    <div className="grid gap-3">
      <FormField id={fieldId('package')} label={content.fromPackage}>
        <Select
          id={fieldId('package')}
          value={packageId}
          onChange={(event) => setPackageId(event.currentTarget.value)}
        >
          <option value="">{content.noPackage}</option>
          {packages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </FormField>
      {chosen && (
        <FieldGroup legend={content.travellers.legend}>
          <div className="grid grid-cols-2 items-start gap-3 @xl:grid-cols-4">
            <QuoteField {...props('adults')} {...number} label={content.travellers.adults} />
            <QuoteField {...props('children')} {...number} label={content.travellers.children} />
            {Number(travellers.children) > 0 && (
              <div className="col-span-2">
                <QuoteField
                  {...props('ages')}
                  label={content.travellers.ages}
                  hint={content.travellers.agesHint}
                />
              </div>
            )}
            {chosen.country === 'Bhutan' && (
              <QuoteSelect
                field="travellers.passport"
                label={content.travellers.passport}
                value={travellers.passport}
                options={content.travellers.passports}
                onChange={(passport) => setTravellers({ ...travellers, passport })}
              />
            )}
            <QuoteSelect
              field="travellers.month"
              label={content.travellers.month}
              value={travellers.month}
              options={months}
              onChange={(month) => setTravellers({ ...travellers, month })}
            />
            <QuoteField {...props('singleRooms')} {...number} label={content.travellers.singleRooms} />
          </div>
          <Button look="secondary" onClick={copy}>
            {content.travellers.go}
          </Button>
        </FieldGroup>
      )}
    </div>
  );
}
