import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ImageFailure, openImageMaker } from '#worker/images/image-maker.ts';
import { sourceImageScript } from '../../scripts/print/source-print-script.ts';
import { peakOfChildren } from '../support/memory.ts';
import { plainPicture, somePhoto } from '../support/some-images.ts';

const maker = openImageMaker(sourceImageScript);
const running = new AbortController().signal;
const jobOf = (master: Buffer) => ({
  ...{ master, name: 'masters/a', focus: { x: 50, y: 50 }, make: 'all' as const },
});

describe('the process that makes the files of an image', () => {
  it('stays below 600 MB with the master that takes the most, a progressive photo of 50 megapixels', async () => {
    const { width, height } = { width: 8160, height: 6120 };
    const create = { width, height, channels: 3 as const, background: '#357' };
    const master = await sharp({ create }).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
    const making = maker(jobOf(master), running);
    const peak = await peakOfChildren(making);
    expect(await making).toMatchObject({ facts: { width, height } });
    expect(peak).toBeGreaterThan(100);
    expect(peak).toBeLessThan(600);
  });

  it('is killed soon after it exceeds its memory', async () => {
    const photo = await somePhoto(4000, 3000);
    const maker = openImageMaker(sourceImageScript, { timeMs: 60_000, heapMb: 256, residentMb: 130 });
    const making = maker(jobOf(photo), running);
    const peak = await peakOfChildren(making);
    await expect(making).rejects.toThrow(ImageFailure);
    expect(peak).toBeLessThan(230);
  });

  it('takes the largest master within its limits', async () => {
    expect(await maker(jobOf(await plainPicture(8160, 6120)), running)).toMatchObject({
      facts: { width: 8160, height: 6120 },
    });
  });
});
