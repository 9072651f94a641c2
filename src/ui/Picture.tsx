/** A picture file as the browser needs it; width and height in its own pixels keep its place free. */
export interface PictureSource {
  src: string;
  width: number;
  height: number;
  /** Whether it is the first on its page, which must not wait until it is near the screen. */
  first: boolean;
  /** The files of a photo in several widths, as `srcset`; drawings and the dev server have none. */
  srcSets?: { avif: string; jpeg: string };
}

interface PictureProps {
  source: PictureSource;
  /** What the picture tells; empty when the words beside it say it already. */
  words: string;
  /** How wide the layout shows it, as the attribute `sizes` says it. */
  sizes: string;
  className?: string | undefined;
}

/** A picture with its size and its words. */
export function Picture({ source, words, sizes, className }: PictureProps) {
  const { srcSets } = source;
  const image = (
    <img
      src={source.src}
      srcSet={srcSets?.jpeg}
      sizes={srcSets && sizes}
      width={source.width}
      height={source.height}
      alt={words}
      className={className}
      decoding="async"
      loading={source.first ? 'eager' : 'lazy'}
    />
  );
  if (!srcSets) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSets.avif} sizes={sizes} />
      {image}
    </picture>
  );
}
