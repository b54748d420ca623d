export const reviewStates = ['received', 'approved', 'asked', 'hidden'] as const;
/** `asked`: the link was made and nothing written; `received`: staff have not decided yet. */
export type ReviewState = (typeof reviewStates)[number];

/** How a review came that staff enter; `link` is the customer's own page. */
export const enteredOrigins = ['whatsapp', 'mail', 'phone', 'in-person'] as const;
export const reviewOrigins = ['link', ...enteredOrigins] as const;
export type ReviewOrigin = (typeof reviewOrigins)[number];

export const ratings = [5, 4, 3, 2, 1] as const;

export const maxNameLength = 60;
export const maxBodyLength = 2000;
export const maxTripLength = 120;

/** What the customer writes. */
export type WrittenReview = { name: string; body: string; rating: number | null; trip: string };

export type Review = WrittenReview & {
  id: string;
  bookingId: string | null;
  state: ReviewState;
  origin: ReviewOrigin;
  /** The day of the ride, `2026-11-15`. */
  tripDay: string | null;
  revision: number;
  receivedAt: Date | null;
  decidedBy: string;
  decidedAt: Date | null;
  madeBy: string;
  madeAt: Date;
};
