import sharp from 'sharp';

const pixels = (width: number, height: number, sigma: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  });

/**
 * A picture of 12 megapixels that compresses like a photo of a phone: a landscape has detail of every size, the
 * larger the stronger. With 10, a JPEG of quality 80 at 800 px has 110 kB; with 18 it has 150 kB, like a forest.
 */
export async function photograph(detail = 10): Promise<Buffer> {
  const [width, height] = [1600, 1200];
  const layers: Buffer[] = [];
  for (let size = 1; size <= 512; size *= 2) {
    const sigma = detail * Math.min(6, Math.max(1, Math.log2(size / 4)));
    const layer = pixels(Math.ceil(width / size), Math.ceil(height / size), sigma)
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .removeAlpha();
    layers.push(await layer.raw().toBuffer());
  }
  const sum = new Uint8ClampedArray(width * height * 3);
  for (let index = 0; index < sum.length; index += 1) {
    // Lighter above, as the sky is.
    let value = 200 - 100 * (index / sum.length);
    for (const layer of layers) value += (layer[index] ?? 0) - 128;
    sum[index] = value;
  }
  return sharp(sum, { raw: { width, height, channels: 3 } })
    .resize(4000, 3000)
    .jpeg({ quality: 90 })
    .toBuffer();
}
