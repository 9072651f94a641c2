/**
 * Renders an SVG as PNG in its day colours. Its dark-mode rules are removed, because some renderers
 * apply them always.
 * @param width the width of the picture in pixels; the height is derived
 * @param palette true to reduce the picture to 256 colours, which saves two thirds of the bytes
 */
export async function rasterise(svg: string, width: number, palette = false): Promise<Buffer> {
  // Loaded on demand, because loading sharp is slow.
  const { default: sharp } = await import('sharp');
  const drawing = Buffer.from(withDayColours(svg));
  const { width: own } = await sharp(drawing).metadata();
  // Rendered at the target size instead of scaled up; 72 is the default density of a drawing.
  return sharp(drawing, { density: (72 * width) / own })
    .resize(width)
    .png({ palette })
    .toBuffer();
}

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
