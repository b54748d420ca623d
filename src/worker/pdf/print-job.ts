import type { DutySlipPrint } from '#domain/bookings/slip/slip-print-service.ts';
import type { VoucherPrint } from '#domain/bookings/vouchers/voucher-print-service.ts';
import type { DocumentPrint } from '#domain/documents/prints/document-print.ts';
import type { ReceiptPrint } from '#domain/documents/receipts/receipt-service.ts';
import type { SettlementPrint } from '#domain/payments/settlements/settlement-print-service.ts';
import type { DriverDataPrint } from '#domain/privacy/driver-data.ts';
import type { PersonalDataPrint } from '#domain/privacy/personal-data.ts';
import type { QuoteToPrint } from '#domain/quotes/quote-print-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import type { ItineraryPrint } from '#domain/tour-packages/price/asked-price.ts';

/** All data of a print, because the printing process has no database and no files. */
export type PrintJob =
  | ({ kind: 'itinerary' } & ItineraryPrint)
  | { kind: 'quote'; quote: QuoteToPrint; settings: SiteSettings }
  | ({ kind: 'personal-data' } & PersonalDataPrint)
  | ({ kind: 'driver-data' } & DriverDataPrint)
  | ({ kind: 'duty-slip' } & DutySlipPrint)
  | ({ kind: 'settlement' } & SettlementPrint)
  | ({ kind: 'voucher' } & VoucherPrint)
  | ({ kind: 'receipt' } & ReceiptPrint)
  | ({ kind: 'document' } & DocumentPrint);
