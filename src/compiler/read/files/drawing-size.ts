import type { XmlElement } from '@rgrove/parse-xml';

/** The pixels of each unit of CSS. A font size is 16 pixels. */
const pixelsPerUnit: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};

/** Returns the size that browsers give to a drawing, in whole pixels; undefined if it has none. */
export function drawingSize({ attributes }: XmlElement) {
  const [_left, _top, boxWidth = NaN, boxHeight = NaN] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(inPixels);
  const ratio = boxWidth / boxHeight;
  const ownWidth = inPixels(attributes.width);
  const ownHeight = inPixels(attributes.height);
  const width = ownWidth || ownHeight * ratio || boxWidth;
  const height = ownHeight || width / ratio;
  if (!(width > 0 && height > 0 && Number.isFinite(width + height))) return undefined;
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}

/** Returns a length in pixels; NaN for a percentage, because it depends on the page. */
function inPixels(length = ''): number {
  const [, number, unit = ''] =
    /^\s*\+?(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(length) ?? [];
  return Number(number) * (pixelsPerUnit[unit.toLowerCase()] ?? NaN);
}
