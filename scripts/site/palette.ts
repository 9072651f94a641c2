import { channels, contrast, textContrast } from '../../src/fields/colour.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';

type Theme = Singletons['theme'];

/** The minimum contrast between a control's border and its background (WCAG 2.2, 1.4.11). */
const edgeContrast = 3;

/** The share of the second colour in each mixed colour, from 0 to 1. */
const shares = {
  day: { surface: 0.63, sunk: 0.07, rule: 0.22, tint: 0.1, accent: 0.12, danger: 0.12 },
  night: { surface: 0.11, sunk: 0.03, rule: 0.17, tint: 0.75, accent: 0.15, danger: 0.14 },
};
/** The colours of errors and of the text "closed", which are the same in all themes. */
const danger = { day: '#862c14', night: '#f2ad95', ground: '#d9622b' };

/**
 * Returns all colours of the site by their CSS names, as `#rrggbb`: the theme's and those derived
 * from them. All text has a contrast of at least 7:1. The schema guarantees this for the theme's own
 * colours. A derived colour with too little contrast moves towards the ink or the paper.
 */
export function palette(theme: Theme, scheme: 'day' | 'night') {
  const { paper, ink, accent, brand, brand_dark: band } = theme[scheme];
  const sharesOfScheme = shares[scheme];
  const tinted = (towards: string, share: number, from = paper) =>
    towardsReadable(from, towards, share, [ink]);
  const surface = tinted('#ffffff', sharesOfScheme.surface);
  // Mixing with the accent makes shades of paper warm instead of grey.
  const warmInk = mix(ink, accent, 0.5);
  const sunk = tinted(warmInk, sharesOfScheme.sunk);
  const brandTint = tinted(band, sharesOfScheme.tint, surface);
  const accentTint = tinted(accent, sharesOfScheme.accent);
  const dangerTint = tinted(danger.ground, sharesOfScheme.danger, surface);
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
    rule: mix(paper, warmInk, sharesOfScheme.rule),
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

/**
 * Returns the theme's style sheet, which defines the colours that `tokens.css` and components use.
 */
export function themeStyles(theme: Theme): string {
  const night = palette(theme, 'night');
  const colours = Object.entries(palette(theme, 'day')).map(
    ([name, day]) => `--${name}: light-dark(${day}, ${night[name as keyof typeof night]});`,
  );
  const garland = `--garland-size: ${theme.garland === 'yes' ? '1rem' : '0rem'};`;
  return `@layer tokens { :root { ${colours.join(' ')} ${garland} } }`;
}

/** Mixes two colours. @param share the share of the second, from 0 to 1 */
function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((end[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Moves a colour towards another one until it is readable on all backgrounds. */
function readable(
  colour: string,
  towards: string,
  grounds: readonly string[],
  minContrast = textContrast,
): string {
  const steps = Array.from({ length: 20 }, (_, step) => mix(colour, towards, step / 20));
  return (
    steps.find((step) => grounds.every((ground) => contrast(step, ground) >= minContrast)) ??
    towards
  );
}

/** Moves a background towards another colour, as far as text on it stays readable. */
function towardsReadable(
  ground: string,
  towards: string,
  share: number,
  texts: readonly string[],
): string {
  const steps = Array.from({ length: 20 }, (_, step) =>
    mix(ground, towards, share * (1 - step / 20)),
  );
  return (
    steps.find((step) => texts.every((text) => contrast(step, text) >= textContrast)) ?? ground
  );
}

function mostDistinct(ground: string, colours: readonly [string, string]): string {
  const [a, b] = colours;
  return contrast(a, ground) >= contrast(b, ground) ? a : b;
}
