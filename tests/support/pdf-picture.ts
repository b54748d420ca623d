import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** Grey values, row by row. */
type Picture = { data: Uint8Array; width: number; height: number };

const readPicture = async (png: Uint8Array): Promise<Picture> => {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** The letterhead and the foot are the same in every script. */
const between = ['-x', '60', '-y', '130', '-W', '630', '-H', '780'];

/** The first page as a small PNG, drawn by Poppler. */
export async function pictureOf(pdf: Uint8Array): Promise<Uint8Array> {
  const drawing = spawn('pdftoppm', ['-r', '90', ...between, '-gray', '-png', '-singlefile', '-'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  drawing.stdin.end(pdf);
  return sharp(await buffer(drawing.stdout))
    .png({ palette: true, colours: 16, effort: 10 })
    .toBuffer();
}

const blockSize = 6;

/** The mean grey value of each square of the picture. */
function blocksOf({ data, width, height }: Picture): number[] {
  const columns = Math.ceil(width / blockSize);
  const sums = new Array<number>(columns * Math.ceil(height / blockSize)).fill(0);
  for (const [index, value] of data.entries()) {
    const block = Math.floor(index / width / blockSize) * columns + Math.floor((index % width) / blockSize);
    sums[block] = (sums[block] ?? 0) + value / blockSize ** 2;
  }
  return sums;
}

/** Another version of Poppler may smooth edges differently; another glyph changes a square by more. */
const maxDifference = 24;

/** How many squares of the two pictures differ. */
export async function differingBlocks(drawn: Uint8Array, storedFile: string): Promise<number> {
  const [one, other] = await Promise.all([readPicture(drawn), readPicture(await readFile(storedFile))]);
  const others = blocksOf(other);
  return blocksOf(one).filter((grey, index) => Math.abs(grey - (others[index] ?? 0)) > maxDifference).length;
}
