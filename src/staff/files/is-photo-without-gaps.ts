/** The colours that cover most of a drawing with flat areas, such as a logo on white. */
const maxFlatColours = 24;

/** A photo needs far more colours for this share of its pixels. */
const coveredShare = 0.85;

/**
 * Returns true if pixels are probably a photo: no pixel is transparent, and no few colours cover most of them.
 * @param pixels four bytes for each pixel, red, green, blue and alpha
 */
export function isPhotoWithoutGaps(pixels: Uint8ClampedArray): boolean {
  const counts = new Map<number, number>();
  for (let index = 0; index < pixels.length; index += 4) {
    const channel = (offset: number) => pixels[index + offset] ?? 0;
    // The edge of a scaled photo is not quite opaque.
    if (channel(3) < 250) return false;
    // Sixteen levels of each colour, because the flat areas of a JPEG are not quite flat.
    const colour = ((channel(0) >> 4) << 8) | ((channel(1) >> 4) << 4) | (channel(2) >> 4);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const largest = [...counts.values()].toSorted((a, b) => b - a).slice(0, maxFlatColours);
  const covered = largest.reduce((sum, count) => sum + count, 0);
  return covered < coveredShare * (pixels.length / 4);
}
