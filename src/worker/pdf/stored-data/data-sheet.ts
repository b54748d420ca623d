import type { SiteSettings } from '#domain/settings/settings.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import type { Run } from '#worker/pdf/html-blocks.ts';
import { personalDataLabels as labels } from '#worker/pdf/labels.ts';
import { writeLetterhead } from '#worker/pdf/letterhead.ts';
import { colours, fullBox, fullWidth, left, type Style } from '#worker/pdf/paper.ts';
import { openSheet } from '#worker/pdf/sheet.ts';
import { printable } from '#worker/pdf/text/letters.ts';
import { bodyStyle } from '#worker/pdf/write-blocks.ts';
import type { Fact } from './personal-data-rows.ts';

const titleStyle: Style = { face: 'display', size: 24, leading: 30, colour: colours.ink };
const headingStyle: Style = { face: 'display', size: 15, leading: 22, colour: colours.ink };
const labelStyle: Style = { ...bodyStyle, face: 'bold' };
const smallStyle: Style = { face: 'text', size: 8.5, leading: 12, colour: colours.quiet };

const run = (text: string): Run[] => [{ text }];

const labelWidth = 120;
const labelBox = { x: left, width: labelWidth };
const valueBox = { x: left + labelWidth, width: fullWidth - labelWidth };

type Start = {
  title: string;
  intro: (agency: string, day: string) => string;
  settings: SiteSettings;
  madeAt: Date;
};

/** A print of what is stored about a customer or a driver, for them to read. */
export function openDataSheet({ title, intro, settings, madeAt }: Start) {
  const { agencyName, phoneE164 } = settings;
  const sheet = openSheet({ title, author: agencyName, madeAt });
  writeLetterhead(sheet, settings);
  sheet.skip(14);
  sheet.rule(colours.saffron);
  sheet.skip(22);
  sheet.write('H1', { runs: run(title), style: titleStyle, box: fullBox });
  sheet.skip(4);
  const day = dateText(dayInIndia(madeAt));
  sheet.write('P', { runs: run(intro(agencyName, day)), style: bodyStyle, box: fullBox });
  return {
    writeHeading(text: string): void {
      sheet.skip(14);
      sheet.keep(headingStyle.leading + 3 * bodyStyle.leading);
      sheet.write('H2', { runs: run(text), style: headingStyle, box: fullBox });
      sheet.skip(3);
    },
    /** Without those that are empty. */
    writeFacts(facts: readonly Fact[]): void {
      for (const [label, value] of facts.filter(([, text]) => text !== ''))
        sheet.writeBeside('P', [
          { runs: run(label), style: labelStyle, box: labelBox },
          { runs: run(value), style: bodyStyle, box: valueBox },
        ]);
    },
    /** Says when the data has letters that no font has. */
    finish(data: unknown, rights: string): Promise<Uint8Array> {
      const isWhole = printable(JSON.stringify(data)).isWhole;
      sheet.skip(16);
      for (const note of [rights, ...(isWhole ? [] : [labels.notWhole])])
        sheet.write('P', { runs: run(note), style: smallStyle, box: fullBox });
      return sheet.finish((page, pages) => ({
        begin: run(`${agencyName}  ·  ${displayPhone(phoneE164)}`),
        end: run(labels.page(page, pages)),
        style: smallStyle,
      }));
    },
  };
}
