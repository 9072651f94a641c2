import { channels, contrast, textContrast } from '../../src/fields/colour.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';

type Theme = Singletons['theme'];

/** The contrast that edges of controls must reach with their ground (WCAG 2.2, 1.4.11). */
const edgeContrast = 3;

/** How far colours are moved away from those of the theme, of 1; as they suit eyes by day and at night. */
const shares = {
  day: { surface: 0.63, sunk: 0.07, rule: 0.22, tint: 0.1, accent: 0.12, danger: 0.12 },
  night: { surface: 0.11, sunk: 0.03, rule: 0.17, tint: 0.75, accent: 0.15, danger: 0.14 },
};
/** What says that something is wrong or closed, whatever the colours of the shop. */
const danger = { day: '#862c14', night: '#f2ad95', ground: '#d9622b' };

/**
 * All colours of the site by their names in CSS, as `#rrggbb`: those of the theme and those that are
 * made of them. All text reaches 7:1 on each ground that it may stand on, which the schema makes sure
 * of for the theme's own; a colour that would be too faint is brought nearer to the ink or the paper.
 */
export function palette(theme: Theme, scheme: 'day' | 'night') {
  const { paper, ink, accent, brand, brand_dark: band } = theme[scheme];
  const share = shares[scheme];
  const tinted = (towards: string, part: number, from = paper) =>
    towardsReadable(from, towards, part, [ink]);
  const surface = tinted('#ffffff', share.surface);
  // Half the accent, so that shades of paper have its warmth and are not grey.
  const warmInk = mix(ink, accent, 0.5);
  const sunk = tinted(warmInk, share.sunk);
  const brandTint = tinted(band, share.tint, surface);
  const accentTint = tinted(accent, share.accent);
  const dangerTint = tinted(danger.ground, share.danger, surface);
  const grounds = [paper, surface, sunk, brandTint, accentTint, dangerTint];
  const text = (colour: string) => readable(colour, ink, grounds);

  const onBrand = mostDistinct(brand, [paper, ink]);
  const onBand = mostDistinct(band, [paper, ink]);
  const bandHover = towardsReadable(band, onBand, 0.09, [onBand]);
  return {
    paper,
    surface,
    'surface-sunk': sunk,
    ink,
    'ink-quiet': text(mix(ink, paper, 0.17)),
    rule: mix(paper, warmInk, share.rule),
    edge: readable(mix(paper, ink, 0.55), ink, grounds, edgeContrast),
    brand,
    'brand-strong': mix(brand, mostDistinct(onBrand, ['#000000', '#ffffff']), 0.25),
    'on-brand': onBrand,
    'brand-text': text(brand),
    'brand-tint': brandTint,
    'danger-text': text(danger[scheme]),
    'danger-tint': dangerTint,
    accent,
    'on-accent': mostDistinct(accent, [paper, ink]),
    'accent-tint': accentTint,
    band,
    'on-band': onBand,
    'on-band-quiet': readable(mix(onBand, band, 0.1), onBand, [band, bandHover]),
    'band-hover': bandHover,
    'band-ring': contrast(accent, band) >= edgeContrast ? accent : onBand,
  };
}

/** The style sheet of the theme, whose colours `tokens.css` and the components name. */
export function themeStyles(theme: Theme): string {
  const night = palette(theme, 'night');
  const colours = Object.entries(palette(theme, 'day')).map(
    ([name, day]) => `--${name}: light-dark(${day}, ${night[name as keyof typeof night]});`,
  );
  const garland = `--garland-size: ${theme.garland === 'yes' ? '1rem' : '0rem'};`;
  return `@layer tokens { :root { ${colours.join(' ')} ${garland} } }`;
}

/** A colour on its way to another. @param part how far it goes, from 0 to 1 */
function mix(from: string, to: string, part: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((end[index] ?? 0) - value) * part),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour as near to the one that is asked for as lets it be told from all grounds. */
function readable(
  colour: string,
  towards: string,
  grounds: readonly string[],
  least = textContrast,
): string {
  const steps = Array.from({ length: 20 }, (_, step) => mix(colour, towards, step / 20));
  return steps.find((one) => grounds.every((two) => contrast(one, two) >= least)) ?? towards;
}

/** A ground on its way to another, as far as the texts on it stay readable. */
function towardsReadable(
  ground: string,
  towards: string,
  part: number,
  texts: readonly string[],
): string {
  const steps = Array.from({ length: 20 }, (_, step) =>
    mix(ground, towards, part * (1 - step / 20)),
  );
  return steps.find((one) => texts.every((two) => contrast(one, two) >= textContrast)) ?? ground;
}

/** The colour that differs most from the ground. */
function mostDistinct(ground: string, colours: readonly [string, string]): string {
  const [one, other] = colours;
  return contrast(one, ground) >= contrast(other, ground) ? one : other;
}
