import { ColumnChoices } from '#app/staff/import/column-choices.tsx';
import { DuplicateChoices } from '#app/staff/import/duplicate-choices.tsx';
import { ImportPanel } from '#app/staff/import/import-panel.tsx';
import { Select } from '#app/staff/kit/input.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import { type ImportField, type ImportKind, importFields } from '#domain/bookings/import/import-kind.ts';
import { offered } from '#domain/fares/cab-names.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import { paths } from '#paths.ts';
import { ImportPreview } from './import-preview.tsx';
import { columnName, type PreviewView } from './import-view.ts';
import { staffCabImportsContent as content } from './texts.ts';

type ChoiceProps = { onChange: () => void };

const CityChoice = ({ onChange }: ChoiceProps) => {
  const cities = offered(useCabs().cities);
  return (
    <label className="grid gap-1 sm:max-w-md">
      <span className="font-semibold">{content.city.label}</span>
      <Select name="city" onChange={onChange}>
        {cities.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <span className="text-quiet text-sm">{content.city.hint}</span>
    </label>
  );
};

/** A file with the right columns, for those who begin without one. */
const SampleLinks = ({ kind }: { kind: ImportKind }) => (
  <p className="flex flex-wrap items-center gap-x-3">
    {content.sample.text}
    {(['xlsx', 'csv'] as const).map((format) => (
      <TextLink
        key={format}
        href={`${paths.adminBookingSample}?kind=${kind}&format=${format}`}
        download
        aria-label={content.sample.label(content.sample.formats[format], content.kinds[kind].name)}
      >
        {content.sample.formats[format]}
      </TextLink>
    ))}
  </p>
);

type Props = { kind: ImportKind };

export function ImportPart({ kind }: Props) {
  const texts = content.kinds[kind];
  return (
    <ImportPanel<PreviewView>
      texts={texts}
      action={`${paths.adminBookingImport}?kind=${kind}`}
      help={<SampleLinks kind={kind} />}
      choices={({ columns }, onChange) => (
        <>
          <ColumnChoices<ImportField>
            columns={columns}
            fields={importFields[kind]}
            names={recordOf<ImportField, string>(importFields[kind], (field) => columnName(kind, field))}
            onChange={onChange}
          />
          <CityChoice onChange={onChange} />
          {kind === 'bookings' && (
            <DuplicateChoices
              heading={content.duplicates.heading}
              choices={['skip', 'add']}
              names={content.duplicates}
              onChange={onChange}
            />
          )}
        </>
      )}
      show={(preview) => preview.missing.length === 0 && <ImportPreview preview={preview} />}
      applyLabel={({ missing, counts }) =>
        missing.length === 0 && counts.rows > 0 ? content.apply(texts.counted(counts.rows)) : undefined
      }
    />
  );
}
