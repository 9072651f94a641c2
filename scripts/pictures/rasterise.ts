import { Resvg } from '@resvg/resvg-js';

/**
 * Draws an SVG as a PNG by day: its rules for the night are left out, since the renderer would
 * take them for rules of the day.
 * @param width of the picture in pixels; the height follows
 */
export function rasterise(svg: string, width: number): Buffer {
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
