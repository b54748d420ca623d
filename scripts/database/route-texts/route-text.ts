/** What a route page says beyond distance, time and fares. Staff can change each text. */
type RouteText = { stops: string; road: string; season: string };

/** By the slugs of both ends: `guwahati-to-shillong`. */
export type RouteTexts = Readonly<Record<string, RouteText>>;
