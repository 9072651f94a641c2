import { channels, contrast, textContrast } from '../../site/fields/colour.ts';
import type { Singletons } from '../../site/singletons/singleton-schemas.ts';

/** The minimum contrast between a control's border and its background (WCAG 2.2, 1.4.11). */
const borderContrast = 3;

/** The share of the added colour, from 0 to 1, by day and night. All shares are chosen by eye. */
const shares = {
  surface: { day: 0.63, night: 0.1 },
  surfaceSunk: { day: 0.07, night: 0.06 },
  rule: { day: 0.22, night: 0.2 },
  // At night, the band is almost as dark as the surface, so the tint is the band with some brand.
  band: { day: 0.1, night: 1 },
  brandTint: { day: 0, night: 0.06 },
  accentTint: { day: 0.12, night: 0.15 },
  dangerTint: { day: 0.12, night: 0.14 },
};

/** The colours of errors and of the text "closed", which are the same in all themes. */
const danger = { text: { day: '#862c14', night: '#f2ad95' }, background: '#d9622b' };

/**
 * Returns all colours of the site by their CSS names, as `#rrggbb`: the theme's colours and derived
 * colours. A name with `on-` is the text on a background, `tint` is a pale background, and `band` is
 * the theme's brand_dark. All text has a contrast of at least 7:1: the schema guarantees this for the
 * theme's colours, and a derived colour with too little contrast moves towards the ink or the paper.
 */
export function palette(theme: Singletons['theme'], scheme: 'day' | 'night') {
  const { paper, ink, accent, brand, brand_dark: band } = theme[scheme];
  const makeBackground = (colour: string, added: string, share: { day: number; night: number }) =>
    mixBackground(colour, added, share[scheme], ink);
  // Mixing with the accent makes shades of paper warm instead of grey.
  const warmInk = mix(ink, accent, 0.5);
  const light = { day: '#ffffff', night: warmInk }[scheme];
  const surface = makeBackground(paper, light, shares.surface);
  const surfaceSunk = makeBackground(paper, warmInk, shares.surfaceSunk);
  const bandTint = makeBackground(surface, band, shares.band);
  const brandTint = makeBackground(bandTint, brand, shares.brandTint);
  const accentTint = makeBackground(paper, accent, shares.accentTint);
  const dangerTint = makeBackground(surface, danger.background, shares.dangerTint);
  const backgrounds = [paper, surface, surfaceSunk, brandTint, accentTint, dangerTint];
  const textColour = (colour: string) => mixUntilReadable(colour, ink, backgrounds);

  const onBrand = moreReadableOn(brand, paper, ink);
  // A button under the pointer becomes darker or lighter, away from the colour of its text.
  const blackOrWhite = moreReadableOn(onBrand, '#000000', '#ffffff');
  const onBand = moreReadableOn(band, paper, ink);
  const bandHover = mixBackground(band, onBand, 0.09, onBand);
  return {
    paper,
    surface,
    'surface-sunk': surfaceSunk,
    ink,
    'ink-quiet': textColour(mix(ink, paper, 0.17)),
    rule: mix(paper, warmInk, shares.rule[scheme]),
    edge: mixUntilReadable(mix(paper, ink, 0.55), ink, backgrounds, borderContrast),
    brand,
    'brand-strong': mix(brand, blackOrWhite, 0.25),
    'on-brand': onBrand,
    'brand-text': textColour(brand),
    'brand-tint': brandTint,
    'danger-text': textColour(danger.text[scheme]),
    'danger-tint': dangerTint,
    accent,
    'on-accent': moreReadableOn(accent, paper, ink),
    'accent-tint': accentTint,
    band,
    'on-band': onBand,
    'on-band-quiet': mixUntilReadable(mix(onBand, band, 0.1), onBand, [band, bandHover]),
    'band-hover': bandHover,
    'band-ring': contrast(accent, band) >= borderContrast ? accent : onBand,
  };
}

/** Returns the style sheet that defines the colours of `tokens.css` and components. */
export function themeStyles(theme: Singletons['theme']): string {
  const night = palette(theme, 'night');
  const colours = Object.entries(palette(theme, 'day')).map(
    ([name, day]) => `--${name}: light-dark(${day}, ${night[name as keyof typeof night]});`,
  );
  const garland = `--garland-size: ${theme.garland === 'yes' ? '1rem' : '0rem'};`;
  return `@layer tokens { :root { ${colours.join(' ')} ${garland} } }`;
}

/** The shares that are tried until the contrast suffices: 0, 0.05, 0.1 … 0.95. */
const triedShares = Array.from({ length: 20 }, (_, step) => step / 20);

/** Mixes two colours. @param share the share of the added colour, from 0 to 1 */
function mix(colour: string, added: string, share: number): string {
  const addedChannels = channels(added);
  const mixed = channels(colour).map((value, index) => {
    const addedValue = addedChannels[index] ?? 0;
    return Math.round(value + (addedValue - value) * share);
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes text with another colour until it has enough contrast with all backgrounds. */
function mixUntilReadable(
  text: string,
  added: string,
  backgrounds: readonly string[],
  minContrast = textContrast,
): string {
  const isReadable = (colour: string) =>
    backgrounds.every((background) => contrast(colour, background) >= minContrast);
  return triedShares.map((share) => mix(text, added, share)).find(isReadable) ?? added;
}

/** Mixes a background with another colour. Reduces the share until text is readable. */
function mixBackground(background: string, added: string, share: number, text: string): string {
  const mixes = triedShares.map((reduction) => mix(background, added, share * (1 - reduction)));
  return mixes.find((colour) => contrast(text, colour) >= textContrast) ?? background;
}

/** Returns the colour that has more contrast with a background. */
function moreReadableOn(background: string, first: string, second: string): string {
  return contrast(first, background) >= contrast(second, background) ? first : second;
}
