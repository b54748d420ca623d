// zod/mini, because these checks also run in the browser.
import * as z from 'zod/mini';
import { unknownBuyer } from '#domain/quotes/buyer.ts';
import { percentFromTyped } from '#domain/quotes/price/percent.ts';
import { type ServiceKind, tcsReasons } from '#domain/quotes/quote.ts';
import { isGstin, normalisedGstin } from '#domain/shared/gstin.ts';
import { isStateCode } from '#domain/shared/indian-states.ts';
import { residences } from '#domain/shared/residence.ts';
import { staffMessages } from '#messages.ts';
import { isEmptyLine, type LineInput } from './line-input.ts';
import { type QuoteFault, typedText } from './typed-field.ts';

const { quotes: words } = staffMessages;

export const typedBuyer = z._default(
  z.object({
    livesIn: z.enum(['', ...residences]),
    state: typedText,
    gstin: z.string().check(z.maxLength(100), z.overwrite(normalisedGstin)),
  }),
  unknownBuyer,
);

export const typedTcsReason = z._default(z.enum(['', ...tcsReasons]), '');

/** Where the copied package goes; empty for lines that were typed by hand. */
export const typedDestination = z._default(z.enum(['', 'india', 'abroad']), '');

export type TaxesInput = {
  lines: readonly LineInput[];
  serviceKind: ServiceKind;
  tcsPercent: string;
  buyer: z.infer<typeof typedBuyer>;
  tcsReason: z.infer<typeof typedTcsReason>;
  destination: z.infer<typeof typedDestination>;
};

const bhutan = /\b(?:bhutan\w*|thimphu|punakha|paro)\b/i;
const bhutanFee = /\b(?:sustainable development fee|sdf)\b/i;
/** What a ride does not have. A driver's night halt is part of one. */
const tourWords =
  /\b(?:\d+ ?n|nights?(?!['’]?\s+(?:halt|charge|allowance|driving))|hotels?|resorts?|homestays?|packages?|tours?)\b/i;

/** A cab may drive to Bhutan; with its fee, or with hotels or a tour, it is more than a ride. */
function goesAbroad({ lines, serviceKind, destination }: TaxesInput): boolean {
  if (destination !== '') return destination === 'abroad';
  const texts = lines.filter((line) => !isEmptyLine(line)).map(({ text }) => text);
  if (texts.some((text) => bhutanFee.test(text))) return true;
  const isMoreThanRide = serviceKind !== 'cab' || texts.some((text) => tourWords.test(text));
  return isMoreThanRide && texts.some((text) => bhutan.test(text));
}

function buyerFault({ state, gstin }: TaxesInput['buyer']): QuoteFault | undefined {
  if (gstin !== '' && !isGstin(gstin)) return { text: words.gstinWrong, field: 'buyer.gstin' };
  return state === '' || isStateCode(state) ? undefined : { text: words.stateWrong, field: 'buyer.state' };
}

/** An overseas package has TCS or a reason for having none, and the reason must be true. */
function tcsFault(taxes: TaxesInput): QuoteFault | undefined {
  const { serviceKind, buyer, tcsReason } = taxes;
  const hasTcs = Number(percentFromTyped(taxes.tcsPercent) ?? '0') > 0;
  if (serviceKind !== 'overseas-package')
    return !hasTcs && goesAbroad(taxes) ? { text: words.overseasKind, field: 'serviceKind' } : undefined;
  if (buyer.livesIn === '') return { text: words.livesInMissing, field: 'buyer.livesIn' };
  if (hasTcs) {
    const isAbroad = buyer.livesIn === 'abroad';
    return isAbroad ? { text: words.tcsFromAbroad, field: 'tcsPercent' } : undefined;
  }
  if (tcsReason === '') return { text: words.tcsReasonMissing, field: 'tcsReason' };
  const isUntrue = tcsReason === 'abroad' && buyer.livesIn !== 'abroad';
  return isUntrue ? { text: words.tcsReasonUntrue, field: 'tcsReason' } : undefined;
}

/** The first fault in who buys and what tax is collected from them. */
export const taxFault = (taxes: TaxesInput): QuoteFault | undefined =>
  buyerFault(taxes.buyer) ?? tcsFault(taxes);
