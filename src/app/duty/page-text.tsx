import type { DriverTextKey } from '#app/content/duty/driver.ts';
import { driverText } from '#app/content/duty/languages.ts';

/** A text in English; the page's script puts another language in its place. */
export const PageText = ({ of }: { of: DriverTextKey }) => <span data-key={of}>{driverText('en', of)}</span>;
