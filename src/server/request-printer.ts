import type { PrintDutySlip } from '#domain/bookings/slip/slip-print-service.ts';
import type { PrintVoucher } from '#domain/bookings/vouchers/voucher-print-service.ts';
import type { PrintReceipt } from '#domain/documents/receipts/receipt-service.ts';
import type { PrintSettlement } from '#domain/payments/settlements/settlement-print-service.ts';
import type { PrintDriverData } from '#domain/privacy/driver-data.ts';
import type { PrintPersonalData } from '#domain/privacy/personal-data.ts';
import type { PrintItinerary } from '#domain/tour-packages/price/asked-price.ts';
import { Failure } from '#platform/failure.ts';
import type { ChildScript } from '#worker/child-work.ts';
import type { PrintJob } from '#worker/pdf/print-job.ts';
import { openPrinter, PrintFailure } from '#worker/pdf/printer.ts';
import { createWorkPlaces } from './work-places.ts';

/** Each print is a process of its own. A dispatcher opens the slips of an evening one after the other. */
const forStaff = { maxAtOnce: 2, maxWaiting: 20 };
/** Separate, so that no number of visitors delays staff. */
const forVisitors = { maxAtOnce: 1, maxWaiting: 6 };

export type RequestPrinter = {
  printPersonalData: PrintPersonalData;
  printDriverData: PrintDriverData;
  printDutySlip: PrintDutySlip;
  printSettlement: PrintSettlement;
  printVoucher: PrintVoucher;
  /** For a customer. */
  printSharedVoucher: PrintVoucher;
  printReceipt: PrintReceipt;
  /** For a customer. */
  printSharedReceipt: PrintReceipt;
  printItinerary: PrintItinerary;
};

/**
 * Prints within the request: the data of a customer or driver must not lie in storage, a duty slip changes until it is closed, a
 * voucher has the agency's present number, a receipt the balance, and a party's price is read once.
 */
export function openRequestPrinter(script: ChildScript): RequestPrinter {
  const printer = openPrinter(script);
  const [staffPlaces, visitorPlaces] = [createWorkPlaces(forStaff), createWorkPlaces(forVisitors)];

  const print = (inPlace: typeof staffPlaces, job: PrintJob, stop: AbortSignal) =>
    inPlace(async () => {
      try {
        return await printer(job, stop);
      } catch (error) {
        if (!(error instanceof PrintFailure)) throw error;
        throw new Failure('too_large', undefined, { cause: error });
      }
    });
  return {
    printPersonalData: (data, stop) => print(staffPlaces, { kind: 'personal-data', ...data }, stop),
    printDriverData: (data, stop) => print(staffPlaces, { kind: 'driver-data', ...data }, stop),
    printDutySlip: (slip, stop) => print(staffPlaces, { kind: 'duty-slip', ...slip }, stop),
    printSettlement: (settlement, stop) => print(staffPlaces, { kind: 'settlement', ...settlement }, stop),
    printVoucher: (voucher, stop) => print(staffPlaces, { kind: 'voucher', ...voucher }, stop),
    printSharedVoucher: (voucher, stop) => print(visitorPlaces, { kind: 'voucher', ...voucher }, stop),
    printReceipt: (receipt, stop) => print(staffPlaces, { kind: 'receipt', ...receipt }, stop),
    printSharedReceipt: (receipt, stop) => print(visitorPlaces, { kind: 'receipt', ...receipt }, stop),
    printItinerary: (itinerary, stop) => print(visitorPlaces, { kind: 'itinerary', ...itinerary }, stop),
  };
}
