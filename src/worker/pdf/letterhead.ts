import type { SiteSettings } from '#domain/settings/settings.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { colours, fullWidth, left, paper, type Style } from './paper.ts';
import type { Sheet } from './sheet.ts';

const nameStyle: Style = { face: 'display', size: 19, leading: 24, colour: colours.ink };
const contactStyle: Style = { face: 'text', size: 8.5, leading: 12, colour: colours.quiet };

export const markSize = 36;
const contactWidth = 200;

/** The logo of the site (sun, ridge, breeze) in a square of 64. */
export function drawMark(on: PDFKit.PDFDocument): void {
  on.translate(left, paper.top).scale(markSize / 64);
  on.roundedRect(0, 0, 64, 64, 14).fill('#16243a');
  on.circle(39, 25, 11).fill('#e08a1e');
  on.path('M6 50 21 30l9 11 8-9 20 18z').fill('#0f6b6b');
  on.path('M6 50 21 30l5 6-7 14z').fill('#138585');
  on.path('M9 19c8-5 13 4 21-1').lineWidth(3).lineCap('round').stroke('#fbf6ec');
}

export const siteName = (website: string): string => URL.parse(website)?.host ?? website;

/** The agency's logo, name and contact data. */
export function writeLetterhead(sheet: Sheet, settings: SiteSettings): void {
  sheet.ornament(drawMark);
  const { agencyName, headOffice, phoneE164, email, website } = settings;
  const contact = [
    { text: `${headOffice}\n` },
    { text: displayPhone(phoneE164), link: `tel:${phoneE164}` },
    { text: '\n' },
    { text: email, link: `mailto:${email}` },
    { text: '  ·  ' },
    { text: siteName(website), link: website },
  ];
  const x = left + markSize + 12;
  const nameBox = { x, width: fullWidth - markSize - 12 - contactWidth };
  const contactBox = { x: left + fullWidth - contactWidth, width: contactWidth };
  sheet.writeBeside('P', [
    { runs: [{ text: agencyName }], style: nameStyle, box: nameBox, drop: 6 },
    { runs: contact, style: contactStyle, box: contactBox, align: 'right' },
  ]);
}
