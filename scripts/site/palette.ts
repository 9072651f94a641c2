import { channels, contrast, textContrast } from '../../src/fields/colour.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';

type Theme = Singletons['theme'];

/** The minimum contrast between a control's border and its background (WCAG 2.2, 1.4.11). */
const borderContrast = 3;

/** The share of the second colour in each mixed colour, from 0 to 1. */
const shares = {
  day: { surface: 0.63, sunk: 0.07, rule: 0.22, tint: 0.1, accent: 0.12, danger: 0.12 },
  night: { surface: 0.11, sunk: 0.03, rule: 0.17, tint: 0.75, accent: 0.15, danger: 0.14 },
};

/** The colours of errors and of the text "closed", which are the same in all themes. */
const danger = { day: '#862c14', night: '#f2ad95', background: '#d9622b' };

/**
 * Returns all colours of the site by their CSS names, as `#rrggbb`: the theme's colours and derived
 * colours. All text has a contrast of at least 7:1. The schema guarantees this for the theme's
 * colours. A derived colour with too little contrast moves towards the ink or the paper.
 */
export function palette(theme: Theme, scheme: 'day' | 'night') {
  const { paper, ink, accent, brand, brand_dark: band } = theme[scheme];
  const sharesOfScheme = shares[scheme];
  const tint = (towards: string, share: number, background = paper) =>
    mixBackground(background, towards, share, ink);
  const surface = tint('#ffffff', sharesOfScheme.surface);
  // Mixing with the accent makes shades of paper warm instead of grey.
  const warmInk = mix(ink, accent, 0.5);
  const sunk = tint(warmInk, sharesOfScheme.sunk);
  const brandTint = tint(band, sharesOfScheme.tint, surface);
  const accentTint = tint(accent, sharesOfScheme.accent);
  const dangerTint = tint(danger.background, sharesOfScheme.danger, surface);
  const backgrounds = [paper, surface, sunk, brandTint, accentTint, dangerTint];
  const textColour = (colour: string) => mixUntilReadable(colour, ink, backgrounds);

  const onBrand = moreReadable(brand, paper, ink);
  const onBand = moreReadable(band, paper, ink);
  const bandHover = mixBackground(band, onBand, 0.09, onBand);
  return {
    paper,
    surface,
    'surface-sunk': sunk,
    ink,
    'ink-quiet': textColour(mix(ink, paper, 0.17)),
    rule: mix(paper, warmInk, sharesOfScheme.rule),
    edge: mixUntilReadable(mix(paper, ink, 0.55), ink, backgrounds, borderContrast),
    brand,
    'brand-strong': mix(brand, moreReadable(onBrand, '#000000', '#ffffff'), 0.25),
    'on-brand': onBrand,
    'brand-text': textColour(brand),
    'brand-tint': brandTint,
    'danger-text': textColour(danger[scheme]),
    'danger-tint': dangerTint,
    accent,
    'on-accent': moreReadable(accent, paper, ink),
    'accent-tint': accentTint,
    band,
    'on-band': onBand,
    'on-band-quiet': mixUntilReadable(mix(onBand, band, 0.1), onBand, [band, bandHover]),
    'band-hover': bandHover,
    'band-ring': contrast(accent, band) >= borderContrast ? accent : onBand,
  };
}

/** Returns the style sheet that defines the colours of `tokens.css` and components. */
export function themeStyles(theme: Theme): string {
  const night = palette(theme, 'night');
  const colours = Object.entries(palette(theme, 'day')).map(
    ([name, day]) => `--${name}: light-dark(${day}, ${night[name as keyof typeof night]});`,
  );
  const garland = `--garland-size: ${theme.garland === 'yes' ? '1rem' : '0rem'};`;
  return `@layer tokens { :root { ${colours.join(' ')} ${garland} } }`;
}

/** 0, 0.05, 0.1 … 0.95 */
const twentieths = Array.from({ length: 20 }, (_, step) => step / 20);

/** Mixes two colours. @param share the share of the second, from 0 to 1 */
function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((end[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes a colour with another colour until it has enough contrast with all backgrounds. */
function mixUntilReadable(
  text: string,
  towards: string,
  backgrounds: readonly string[],
  minContrast = textContrast,
): string {
  const mixes = twentieths.map((share) => mix(text, towards, share));
  const isReadable = (colour: string) =>
    backgrounds.every((background) => contrast(colour, background) >= minContrast);
  return mixes.find(isReadable) ?? towards;
}

/** Mixes a background with another colour. Uses a smaller share if text would not be readable. */
function mixBackground(background: string, towards: string, share: number, text: string): string {
  const mixes = twentieths.map((reduction) => mix(background, towards, share * (1 - reduction)));
  return mixes.find((colour) => contrast(text, colour) >= textContrast) ?? background;
}

/** Returns the colour that has more contrast with a background. */
function moreReadable(background: string, first: string, second: string): string {
  return contrast(first, background) >= contrast(second, background) ? first : second;
}
