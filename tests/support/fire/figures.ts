import type { Strikes } from './strikes.ts';

export type FireFigures = Strikes & {
  enquiries: number;
  retries: number;
  mails: number;
  duplicateMails: number;
  underFireSeconds: number;
  recoverySeconds: number;
};

export const secondsSince = (start: number) => (performance.now() - start) / 1000;

export function describeFigures(figures: FireFigures): string {
  const { web, worker, PostgreSQL } = figures.kills;
  const [underFire, mailAway, recovery] = [
    figures.underFireSeconds,
    figures.mailAwaySeconds,
    figures.recoverySeconds,
  ].map((seconds) => `${seconds.toFixed(1)} s`);
  return [
    `enquiries  ${figures.enquiries}, sent again ${figures.retries} times`,
    `kills      ${web + worker + PostgreSQL}: web ${web}, worker ${worker}, PostgreSQL ${PostgreSQL}; amid requests ${figures.killsAmidRequests}`,
    `mails      ${figures.mails}, ${figures.duplicateMails} of them a second copy with the same Message-ID`,
    `time       ${underFire} under fire, ${mailAway} of it without the mail server; the last mail ${recovery} later`,
  ].join('\n');
}
