export const supplierKinds = ['hotel', 'transporter', 'guide', 'permit-agent', 'activity', 'other'] as const;
export type SupplierKind = (typeof supplierKinds)[number];

/** What the agency has agreed on with a supplier. */
export type SupplierTerms = {
  gstin: string;
  /** When and how the agency pays. */
  payTerms: string;
  /** Days after a service by which it is paid; null: on its day. */
  payDays: number | null;
};

export type Supplier = SupplierTerms & {
  id: string;
  kind: SupplierKind;
  name: string;
  city: string;
  contactName: string;
  phoneE164: string;
  email: string;
  notes: string;
  isSample: boolean;
  revision: number;
  changedBy: string;
  changedAt: Date;
  endedAt: Date | null;
};

/** A supplier as a staff member sees it; `terms` only with the area money. */
export type SupplierView = Omit<Supplier, keyof SupplierTerms | 'endedAt'> & {
  terms: SupplierTerms | undefined;
  isEnded: boolean;
};

/** A supplier in the list. */
export type SupplierLine = Pick<
  Supplier,
  'id' | 'kind' | 'name' | 'city' | 'contactName' | 'phoneE164' | 'isSample'
>;

/** A supplier that a form offers while its name is typed. */
export type FoundSupplier = Pick<Supplier, 'id' | 'kind' | 'name' | 'city'>;

export const supplierShows = ['in-use', 'ended'] as const;
export type SupplierShow = (typeof supplierShows)[number];

export type SupplierListQuery = {
  show: SupplierShow;
  kind?: SupplierKind;
  search?: string;
  /** Keyset paging: the page after or before this cursor; the first page without either. */
  after?: string;
  before?: string;
};

export type SupplierListPage = {
  suppliers: SupplierLine[];
  hasNext: boolean;
  hasPrevious: boolean;
  /** Cursors of the first and last row; empty when no row fits. */
  firstCursor: string;
  lastCursor: string;
};
