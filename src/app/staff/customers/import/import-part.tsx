import { staffCustomersContent } from '#app/staff/customers/texts.ts';
import { ColumnChoices } from '#app/staff/import/column-choices.tsx';
import { DuplicateChoices } from '#app/staff/import/duplicate-choices.tsx';
import { ImportPanel } from '#app/staff/import/import-panel.tsx';
import { duplicateChoices, importFields } from '#domain/enquiries/import/import-columns.ts';
import { paths } from '#paths.ts';
import { ImportPreview } from './import-preview.tsx';
import type { PreviewView } from './import-view.ts';

const content = staffCustomersContent.imports;

export function ImportPart() {
  return (
    <ImportPanel<PreviewView>
      texts={content}
      action={paths.adminCustomerImport}
      choices={({ columns }, onChange) => (
        <>
          <ColumnChoices
            columns={columns}
            fields={importFields}
            names={content.columnNames}
            onChange={onChange}
          />
          <DuplicateChoices
            heading={content.duplicatesHeading}
            choices={duplicateChoices}
            names={content.duplicates}
            onChange={onChange}
          />
        </>
      )}
      show={(preview) => preview.areEnough && <ImportPreview preview={preview} />}
      applyLabel={({ areEnough, counts }) =>
        areEnough && counts.rows > 0 ? content.apply(counts.rows) : undefined
      }
    />
  );
}
