import { openGraphSize } from '../../../src/site/lib/open-graph-image.ts';
import type { palette } from '../../../src/compiler/derive/palette.ts';
import { rasterise } from './rasterise.ts';

export interface OpenGraphContent {
  /** The shop's name, in large type if the page has no picture. */
  name: string;
  title: string;
  tagline: string;
  address: string;
  /** The shop's logo as a `data:` URL, if it exists. */
  logo: string | undefined;
  /** The page's picture as a `data:` URL, if it exists. */
  pagePicture: string | undefined;
  /** The display font and fallback fonts for other scripts, as TrueType or WOFF. */
  fonts: readonly Buffer[];
  colours: ReturnType<typeof palette>;
}

/** Renders an Open Graph image as PNG. */
export async function renderOpenGraphImage(content: OpenGraphContent): Promise<Buffer> {
  // Loaded on demand, because loading satori is slow.
  const { default: satori } = await import('satori');
  // The cast is necessary because satori's type demands React elements, but plain objects suffice.
  const svg = await satori(layout(content) as never, {
    ...openGraphSize,
    fonts: content.fonts.map((data, index) => ({
      name: `Font ${index}`,
      data,
      weight: 600,
      style: 'normal',
    })),
  });
  return rasterise(svg, openGraphSize.width, { palette: true });
}

function layout(content: OpenGraphContent) {
  const { name, title, tagline, address, logo, pagePicture, colours, fonts } = content;
  const fontFamily = fonts.map((_, index) => `Font ${index}`).join(', ');
  const { brand, 'on-brand': onBrand, ink, paper, accent } = colours;
  // A title such as "About | Shop": the part after the bar is shown smaller.
  const [subject = title, ...titleEnd] = title.split(' | ');
  const textColumn = box({ flexDirection: 'column', justifyContent: 'space-between', width: 560 }, [
    box({ alignItems: 'center', gap: 20, fontSize: 26, color: brand }, [
      ...(logo ? [picture(logo, 72, 72)] : []),
      box({}, tagline),
    ]),
    box({ flexDirection: 'column', gap: 16, color: ink }, [
      box({ fontSize: 66, lineHeight: 1.1 }, subject),
      box({ fontSize: 34 }, titleEnd.join(' ')),
    ]),
    box({ fontSize: 26, color: brand }, address),
  ]);
  const page = box({ flex: 1, justifyContent: 'space-between', padding: 56, gap: 24 }, [
    textColumn,
    pagePicture
      ? box({ alignItems: 'center' }, [picture(pagePicture, 500, 420)])
      : box({ ...nameplate, background: brand, color: onBrand }, name),
  ]);
  return box({ ...openGraphSize, flexDirection: 'column', background: paper, fontFamily }, [
    page,
    box({ height: 18, background: accent }, ''),
  ]);
}

/** The style of the shop's name in place of a picture. */
const nameplate = {
  width: 480,
  padding: 40,
  borderRadius: 32,
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  fontSize: 56,
  lineHeight: 1.15,
};

function box(style: object, children: unknown) {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function picture(src: string, width: number, height: number) {
  return { type: 'img', props: { src, width, height, style: { objectFit: 'contain' } } };
}
