import type { Residence } from '#domain/shared/residence.ts';

/** Who the documents of a booking name: a firm, or a person with another name or address than the customer. */
export type Buyer = {
  id: string;
  customerId: string;
  name: string;
  /** Several lines. */
  address: string;
  /** The code of a state; empty when it is not known. */
  state: string;
  gstin: string;
  livesIn: Residence;
  /** A company, which pays the tax of some services itself. */
  isBodyCorporate: boolean;
  /** Its rides are on one bill for each month. */
  billsMonthly: boolean;
  billEmail: string;
  revision: number;
  changedBy: string;
  changedAt: Date;
  endedAt: Date | null;
};

export type BuyerView = Omit<Buyer, 'customerId' | 'endedAt'> & {
  /** The last characters, enough to tell two apart; empty without a PAN. */
  panEnd: string;
};
