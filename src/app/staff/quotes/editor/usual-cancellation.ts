import type { UsualTerms } from '#domain/cancellation/cancellation-service.ts';
import { type CancellationInput, noCancellationTyped, typedFrom } from '#domain/cancellation/terms-input.ts';
import type { ServiceKind } from '#domain/quotes/quote.ts';
import { termsKindOf } from '#domain/quotes/trip-needs.ts';

/** What a quote of this kind begins with. */
export function usualCancellation(usual: UsualTerms, serviceKind: ServiceKind): CancellationInput {
  const terms = usual[termsKindOf[serviceKind]];
  return terms ? typedFrom(terms) : noCancellationTyped;
}

const isSame = (one: CancellationInput, other: CancellationInput): boolean =>
  JSON.stringify([one.steps, one.note]) === JSON.stringify([other.steps, other.note]);

/** Another kind of service brings its own terms, unless staff have typed some for this quote. */
export function cancellationOfKind(
  now: Pick<{ cancellation: CancellationInput; serviceKind: ServiceKind }, 'cancellation' | 'serviceKind'>,
  usual: UsualTerms,
  next: ServiceKind,
): CancellationInput {
  const isTyped = !isSame(now.cancellation, usualCancellation(usual, now.serviceKind));
  return isTyped && now.cancellation.steps.length > 0 ? now.cancellation : usualCancellation(usual, next);
}
