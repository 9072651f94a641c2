/** A picture file as the browser needs it; width and height in its own pixels keep its place free. */
export interface PictureSource {
  src: string;
  width: number;
  height: number;
  /** Whether it is the first on its page, which must not wait until it is near the screen. */
  first: boolean;
  /** Whether it is a photo, which fills the frame of its place, and no drawing. */
  photo: boolean;
  /** The files of a photo in several widths, as `srcset`; the dev server has none. */
  srcSets?: { avif: string; jpeg: string };
}

interface PictureProps {
  source: PictureSource;
  /** What the picture tells; empty when the words beside it say it already. */
  words: string;
  /** How wide the layout shows it, as the attribute `sizes` says it. */
  sizes: string;
  /** Which part of a photo stays in its frame, as `data-focus` in base.css names it. */
  focus?: string | undefined;
  className?: string | undefined;
}

/** A picture with its size and its words. */
export function Picture({ source, words, sizes, focus, className }: PictureProps) {
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
      data-focus={focus}
      decoding="async"
      loading={source.first ? 'eager' : 'lazy'}
      fetchPriority={source.first ? 'high' : undefined}
    />
  );
  if (!source.photo) return image;
  return (
    <picture>
      {srcSets && <source type="image/avif" srcSet={srcSets.avif} sizes={sizes} />}
      {image}
    </picture>
  );
}
