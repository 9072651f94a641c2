/**
 * Renders an SVG as PNG in its day colours. Removes its dark-mode rules, because some renderers
 * always apply them.
 * @param width the width of the picture in pixels; the height is derived
 * @param options of sharp; `{ palette: true }` saves two thirds of the bytes by 256 colours
 */
export async function rasterise(svg: string, width: number, options = {}): Promise<Buffer> {
  // Loaded on demand, because loading sharp is slow.
  const { default: sharp } = await import('sharp');
  const drawing = Buffer.from(withDayColours(svg));
  const { width: originalWidth } = await sharp(drawing).metadata();
  // Renders at the target size instead of scaling up. The default density of a drawing is 72.
  return sharp(drawing, { density: (72 * width) / originalWidth })
    .resize(width)
    .png(options)
    .toBuffer();
}

/** Returns an SVG in its day colours as a `data:` URL. */
export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(withDayColours(svg)).toString('base64')}`;
}

/** Removes the SVG's `@media (prefers-color-scheme: dark)` block. */
function withDayColours(svg: string): string {
  return svg.replaceAll(
    /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
    '',
  );
}
