import { staffEnquiriesContent as content } from '#app/content/staff/enquiries.ts';
import type { SessionCheck } from '#app/staff/ui/action-result.ts';
import { ColumnHeader, HeaderRow, ListTable } from '#app/staff/ui/list-table.tsx';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { InboxRow } from './inbox-row.tsx';
import type { ShownEnquiry } from './shown-enquiry.ts';
import type { Selection } from './use-selection.ts';

type Props = {
  enquiries: ShownEnquiry[];
  yourId: string;
  renderedAt: number;
  selection: Selection;
  onNotSpam: (id: string) => void;
  isSessionOver: SessionCheck;
};

function ChooseAll({ selection, enquiries }: Pick<Props, 'selection' | 'enquiries'>) {
  const isHydrated = useHydrated();
  return (
    <label className="grid size-8 place-items-center @max-4xl:flex @max-4xl:size-auto @max-4xl:min-h-11 @max-4xl:gap-3 @max-4xl:px-3 @max-4xl:font-normal @max-4xl:text-quiet @max-4xl:text-sm">
      <span className="@4xl:sr-only">{content.chooseAll}</span>
      <input
        type="checkbox"
        className="size-5"
        disabled={!isHydrated}
        checked={enquiries.length > 0 && selection.ids.length === enquiries.length}
        onChange={selection.toggleAll}
      />
    </label>
  );
}

export function InboxTable({ enquiries, yourId, renderedAt, selection, onNotSpam, isSessionOver }: Props) {
  const { choose, ...columns } = content.columns;
  return (
    <div className="@container">
      <ListTable
        layout="4xl"
        caption={content.caption}
        className="text-[0.925rem] leading-snug @max-4xl:leading-normal"
        headClass="@max-4xl:block"
        head={
          <HeaderRow className="@max-4xl:block @max-4xl:border-0">
            <ColumnHeader className="py-1 @max-4xl:flex @max-4xl:justify-end @max-4xl:pr-0">
              <ChooseAll selection={selection} enquiries={enquiries} />
            </ColumnHeader>
            {Object.entries(columns).map(([key, column]) => (
              <ColumnHeader key={key} className="py-2 pr-3 font-semibold text-sm @max-4xl:sr-only">
                {column}
              </ColumnHeader>
            ))}
          </HeaderRow>
        }
      >
        {enquiries.map((enquiry) => (
          <InboxRow
            key={enquiry.id}
            enquiry={enquiry}
            isYours={enquiry.ownerId === yourId}
            isChosen={selection.ids.includes(enquiry.id)}
            renderedAt={renderedAt}
            onChoose={() => selection.toggle(enquiry.id)}
            onNotSpam={() => onNotSpam(enquiry.id)}
            isSessionOver={isSessionOver}
          />
        ))}
      </ListTable>
    </div>
  );
}
