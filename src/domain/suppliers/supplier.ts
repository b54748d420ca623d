export const supplierKinds = ['hotel', 'transporter', 'guide', 'permit-agent', 'activity', 'other'] as const;
export type SupplierKind = (typeof supplierKinds)[number];

export type Supplier = {
  id: string;
  kind: SupplierKind;
  name: string;
  city: string;
  contactName: string;
  phoneE164: string;
  email: string;
  gstin: string;
  /** When and how the agency pays. */
  payTerms: string;
  notes: string;
  isSample: boolean;
  revision: number;
  changedBy: string;
  changedAt: Date;
  endedAt: Date | null;
};
