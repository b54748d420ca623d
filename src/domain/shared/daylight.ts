/** India's clocks are ahead of UTC by this many minutes, all year. */
const offsetMinutes = 330;
const dayMs = 24 * 3600_000;
/** The sun's upper edge at the horizon, with refraction. */
const zenithDegrees = 90.833;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

export type Coordinates = { lat: number; lng: number };

/** Minutes after midnight on India's clocks. */
export type Daylight = { sunrise: number; sunset: number };

/** By the equations of NOAA's solar calculator, right to about two minutes in India. */
export function daylightOn(day: string, { lat, lng }: Coordinates): Daylight {
  const date = new Date(day);
  const dayOfYear = Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 0)) / dayMs);
  const year = ((2 * Math.PI) / 365) * (dayOfYear - 1);
  const equationOfTime =
    229.18 *
    (0.000_075 +
      0.001_868 * Math.cos(year) -
      0.032_077 * Math.sin(year) -
      0.014_615 * Math.cos(2 * year) -
      0.040_849 * Math.sin(2 * year));
  const declination =
    0.006_918 -
    0.399_912 * Math.cos(year) +
    0.070_257 * Math.sin(year) -
    0.006_758 * Math.cos(2 * year) +
    0.000_907 * Math.sin(2 * year) -
    0.002_697 * Math.cos(3 * year) +
    0.001_48 * Math.sin(3 * year);
  const cosine =
    Math.cos(radians(zenithDegrees)) / (Math.cos(radians(lat)) * Math.cos(declination)) -
    Math.tan(radians(lat)) * Math.tan(declination);
  const halfDay = 4 * degrees(Math.acos(Math.min(1, Math.max(-1, cosine))));
  const noon = 720 - 4 * lng - equationOfTime + offsetMinutes;
  return { sunrise: Math.round(noon - halfDay), sunset: Math.round(noon + halfDay) };
}
