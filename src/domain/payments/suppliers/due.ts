import { daysAfter } from '#domain/shared/india-time.ts';

/** What a supplier gets for a service, and what of it is open. */
export type SupplierDue = {
  serviceId: string;
  bookingId: string;
  supplierId: string;
  supplier: string;
  title: string;
  /** The day of the service; null while the trip has no days. */
  day: string | null;
  isCancelled: boolean;
  /** A ride of a partner's car, whose cost staff enter here. */
  isRide: boolean;
  /** What the customer pays for the ride; 0 of a part of a trip. */
  farePaise: number;
  /** Null while nobody has entered it. */
  costPaise: number | null;
  /** Cash that the partner's driver collected for us. */
  setOffPaise: number;
  paidPaise: number;
  payDays: number | null;
};

/** Below zero the supplier owes us. */
export const openOf = ({
  costPaise,
  setOffPaise,
  paidPaise,
}: Pick<SupplierDue, 'costPaise' | 'setOffPaise' | 'paidPaise'>): number =>
  (costPaise ?? 0) - setOffPaise - paidPaise;

/** By when it is to be paid. */
export const dueOn = ({ day, payDays }: Pick<SupplierDue, 'day' | 'payDays'>): string | null =>
  day === null ? null : daysAfter(day, payDays ?? 0);

/** A payment to a supplier; a reversal is negative. */
export type SupplierPayment = {
  id: string;
  amountPaise: number;
  paidOn: string;
  method: string;
  reference: string;
  madeBy: string;
  reversesId: string | null;
  isReversed: boolean;
};
