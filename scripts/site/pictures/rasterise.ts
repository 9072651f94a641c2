/**
 * Draws an SVG as a PNG by day: its rules for the night are left out, so that no renderer takes them
 * for rules of the day.
 * @param width of the picture in pixels; the height follows
 * @param palette whether 256 colours are enough, which takes a third of the bytes
 */
export async function rasterise(svg: string, width: number, palette = false): Promise<Buffer> {
  // Loaded where something is drawn, which in most builds is nothing.
  const { default: sharp } = await import('sharp');
  const drawing = Buffer.from(byDay(svg));
  const { width: own } = await sharp(drawing).metadata();
  // Drawn at the size that is asked for, not enlarged from its own; 72 is the density of a drawing as it is.
  return sharp(drawing, { density: (72 * width) / own })
    .resize(width)
    .png({ palette })
    .toBuffer();
}

/** An SVG by day as a `data:` address. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(byDay(svg)).toString('base64')}`;
}

/** The SVG without its `@media (prefers-color-scheme: dark)` block. */
function byDay(svg: string): string {
  return svg.replaceAll(
    /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
    '',
  );
}
