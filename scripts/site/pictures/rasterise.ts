/**
 * Draws an SVG as a PNG by day: its rules for the night are left out, since the renderer would
 * take them for rules of the day.
 * @param width of the picture in pixels; the height follows
 */
export async function rasterise(svg: string, width: number): Promise<Buffer> {
  // Loaded where something is drawn, which in most builds is nothing.
  const { Resvg } = await import('@resvg/resvg-js');
  const renderer = new Resvg(byDay(svg), {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  return renderer.render().asPng();
}

/** The SVG without its `@media (prefers-color-scheme: dark)` block. */
export function byDay(svg: string): string {
  return svg.replaceAll(
    /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
    '',
  );
}
