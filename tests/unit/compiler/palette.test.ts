import { assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../../src/site/fields/colour.ts';
import { theme } from '../../../src/site/singletons/theme.ts';
import { palette, themeStyles } from '../../../src/compiler/derive/palette.ts';
import { project } from '../../support/folders.ts';
import { texts } from '../../support/shop.ts';

const exampleTheme = texts.theme;

type Colours = ReturnType<typeof palette>;
type Pair = readonly [colour: keyof Colours, background: keyof Colours];

const backgrounds = [
  'paper',
  'surface',
  'surface-sunk',
  'brand-tint',
  'accent-tint',
  'danger-tint',
] as const;
/** Colours of text on their backgrounds, which need the contrast of WCAG's level AAA. */
const textPairs: readonly Pair[] = [
  ...(['ink', 'ink-quiet', 'brand-text', 'danger-text'] as const).flatMap((text) =>
    backgrounds.map((background): Pair => [text, background]),
  ),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-accent', 'accent'],
  ['on-band', 'band'],
  ['on-band', 'band-hover'],
  ['on-band-quiet', 'band'],
  ['on-band-quiet', 'band-hover'],
];

/** Borders of controls and the focus ring on a band, which need less contrast than text. */
const borderPairs: readonly Pair[] = [
  ...backgrounds.map((background): Pair => ['edge', background]),
  ['band-ring', 'band'],
];

/** Returns the pairs of colours with too little contrast. */
function findFaintPairs(colours: Colours) {
  const contrastOf = ([colour, background]: Pair) => contrast(colours[colour], colours[background]);
  return [
    ...textPairs.filter((pair) => contrastOf(pair) < 7),
    ...borderPairs.filter((pair) => contrastOf(pair) < 3),
  ];
}

describe('the derived colours', () => {
  test.for(['day', 'night'] as const)('are readable by %s', (scheme) => {
    expect(findFaintPairs(palette(exampleTheme, scheme))).toEqual([]);
  });

  test.for([
    ['surface', 'paper', 1.2],
    ['surface-sunk', 'paper', 1.1],
    ['surface', 'surface-sunk', 1.08],
    ['brand-tint', 'surface', 1.25],
    ['brand-tint', 'surface-sunk', 1.25],
  ] as const)('tell %s and %s apart at night', ([colour, background, minContrast]) => {
    const night = palette(exampleTheme, 'night');
    expect(contrast(night[colour], night[background])).toBeGreaterThan(minContrast);
  });

  test('are readable with every theme that the check accepts', () => {
    const hex = integer({ min: 0, max: 0xffffff }).map(
      (rgb) => `#${rgb.toString(16).padStart(6, '0')}`,
    );
    // Few random colours have enough contrast, so many themes get greys that have it.
    const greys = (levels: number[]) =>
      constantFrom(...levels).map((level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`);
    const scheme = record({
      paper: oneof(hex, greys([0, 18, 96, 148, 240, 255])),
      ink: oneof(hex, greys([0, 30, 255])),
      accent: hex,
      brand: oneof(hex, greys([0, 40, 220])),
      brand_dark: hex,
    });
    let accepted = 0;
    assert(
      property(scheme, (colours) => {
        const parsed = theme.safeParse({ day: colours, night: colours, garland: 'no' });
        if (!parsed.success) return;
        accepted += 1;
        expect(findFaintPairs(palette(parsed.data, 'day'))).toEqual([]);
        expect(findFaintPairs(palette(parsed.data, 'night'))).toEqual([]);
      }),
      { numRuns: 3000, seed: 1 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  test('are written for day and night, with or without a garland', () => {
    expect(themeStyles(exampleTheme)).toContain('--paper: light-dark(#fbf7f0, #17130f);');
    expect(themeStyles(exampleTheme)).toContain('--garland-size: 1rem;');
    expect(themeStyles({ ...exampleTheme, garland: 'no' })).toContain('--garland-size: 0rem;');
  });
});

/** Returns the contents of all source files with this extension. */
function readSources(extension: string): string[] {
  const entries = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(project, folder), { recursive: true, withFileTypes: true }),
  );
  const files = entries.filter(({ name }) => name.endsWith(extension));
  return files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'));
}
const sheets = readSources('.css');

test('repeats no colour of the theme in the style sheets', () => {
  const { day, night } = exampleTheme;
  const themeColours = [...Object.values(day), ...Object.values(night)];
  const allSheets = sheets.join('\n');
  expect(themeColours.filter((colour) => allSheets.includes(colour))).toEqual([]);
});

test('defines every custom property that the styles use', () => {
  const allStyles = [themeStyles(exampleTheme), ...sheets].join('\n');
  const inStyles = allStyles.match(/(?<![\w(-])--[\w-]+(?=\s*:)/g) ?? [];
  const components = readSources('.tsx').join('\n');
  const inComponents = components.match(/(?<=')--[\w-]+(?=')/g) ?? [];
  const defined = new Set([...inStyles, ...inComponents]);
  const used = new Set(allStyles.match(/(?<=var\()--[\w-]+/g));
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});
