import { DataTable } from '#app/staff/kit/data-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { SampleBadge } from '#app/staff/website/publishing/state-badge.tsx';
import { displayPhone } from '#domain/shared/phone-text.ts';
import type { SupplierLine } from '#domain/suppliers/supplier.ts';
import { supplierPath } from '#staff-paths.ts';
import { staffSuppliersContent } from './texts.ts';

const { list: content, form } = staffSuppliersContent;

/** A row of the list. */
export const toSupplierRow = ({ id, kind, name, city, contactName, phoneE164, isSample }: SupplierLine) => ({
  ...{ id, name, city, isSample },
  kind: form.kinds[kind],
  contact: contactName,
  phone: displayPhone(phoneE164),
});

type SupplierRow = ReturnType<typeof toSupplierRow>;

/** One line of 44 px; on narrow screens three short ones in 76 px. The name's link covers the whole row. */
export function SuppliersTable({ suppliers }: { suppliers: readonly SupplierRow[] }) {
  const { columns } = content;
  return (
    <DataTable
      layout="lines"
      caption={content.caption}
      rows={suppliers}
      rowKey={({ id }) => id}
      rowAttributes={({ id }) => ({ 'data-supplier': id })}
      columns={[
        {
          key: 'name',
          header: columns.name,
          width: 'w-[32%]',
          narrow: 'a1',
          title: ({ name }) => name,
          cell: ({ id, name }) => (
            <TextLink look="row" to={supplierPath(id)}>
              {name}
            </TextLink>
          ),
        },
        { key: 'kind', header: columns.kind, width: 'w-[14%]', narrow: 'b1', cell: ({ kind }) => kind },
        { key: 'city', header: columns.city, width: 'w-[16%]', narrow: 'a2', cell: ({ city }) => city },
        {
          key: 'contact',
          header: columns.contact,
          width: 'w-[20%]',
          narrow: 'a3',
          isQuiet: true,
          title: ({ contact }) => contact || undefined,
          cell: ({ contact }) => contact,
        },
        {
          key: 'phone',
          header: columns.phone,
          narrow: 'b3',
          cell: ({ phone }) => <span className="tabular-nums">{phone}</span>,
        },
        {
          key: 'sample',
          header: columns.sample,
          isHeaderHidden: true,
          width: 'w-20',
          narrow: 'b2',
          cell: ({ isSample }) => isSample && <SampleBadge hint={content.sampleHint} />,
        },
      ]}
    />
  );
}
