import type pg from 'pg';
import type { SupplierKind } from '#domain/suppliers/supplier.ts';

type SampleSupplier = { kind: SupplierKind; name: string; city: string; contact?: string; terms?: string };

const supplier = (
  kind: SupplierKind,
  name: string,
  city: string,
  contact = '',
  terms = '',
): SampleSupplier => ({
  ...{ kind, name, city, contact, terms },
});

/** Transporters of these names own sample cars. */
const sampleSuppliers: readonly SampleSupplier[] = [
  supplier('transporter', 'Lohit Cabs', 'Guwahati', 'Nayan Lahkar', 'On the 5th of the next month'),
  supplier('transporter', 'Yamuna Travels', 'Delhi', 'Rakesh Rana', 'On the 5th of the next month'),
  supplier('transporter', 'Sample Druk Wheels', 'Phuentsholing', 'Sonam Tashi', 'Half before the trip'),
  supplier('hotel', 'Sample Hotel Luit', 'Guwahati', 'Mitali Baruah', '30% at booking, rest at check-out'),
  supplier('hotel', 'Sample Hotel Jamun', 'Delhi', 'Amit Suri', '100% at booking'),
  supplier('hotel', 'Sample Lodge Blue Pine', 'Paro', 'Karma Lhamo', 'Half at booking, half on arrival'),
  supplier('hotel', 'Sample Hotel Juniper', 'Thimphu', 'Dechen Wangmo', 'Half at booking, half on arrival'),
  supplier('hotel', 'Sample Resort Two Rivers', 'Punakha', 'Tshering Choden'),
  supplier('hotel', 'Sample Hotel Border Gate', 'Phuentsholing', 'Pema Dorji'),
  supplier('hotel', 'Sample Hotel Ganga View', 'Kolkata', 'Sourav Pal', '100% a week before arrival'),
  supplier('hotel', 'Sample Resort Coral', 'Port Blair', 'Anita Roy', '100% a week before arrival'),
  supplier('guide', 'Sample Guides of Paro', 'Paro', 'Ugyen Norbu', 'In cash, on the last day'),
  supplier('guide', 'Sample Heritage Walks', 'Kolkata', 'Rina Sen'),
  supplier('permit-agent', 'Sample Permit Office', 'Phuentsholing', 'Kinley Wangchuk', 'At each application'),
  supplier('permit-agent', 'Sample Island Permits', 'Port Blair', 'Joseph Kumar'),
  supplier('activity', 'Sample Rafting', 'Punakha', 'Namgay Tenzin'),
  supplier('activity', 'Sample Scuba', 'Port Blair', 'Farhan Ali', 'Before the dive'),
  supplier('other', 'Sample Travel Insurance', 'Delhi'),
];

/** Unassigned local numbers: no real one begins with zeros. */
const sampleNumber = (city: string, index: number) =>
  `${/^(Paro|Thimphu|Punakha|Phuentsholing)$/.test(city) ? '+9752000' : '+913610003'}${String(100 + index)}`;

export async function seedSuppliers(client: pg.ClientBase): Promise<void> {
  for (const [index, { kind, name, city, contact, terms }] of sampleSuppliers.entries())
    await client.query(
      `insert into suppliers (idempotency_key, kind, name, city, contact_name, phone_e164, pay_terms, is_sample, changed_by)
       values ($1, $2, $3, $4, $5, $6, $7, true, 'Sample') on conflict do nothing`,
      [`sample-${index}`, kind, name, city, contact, sampleNumber(city, index), terms],
    );
}
