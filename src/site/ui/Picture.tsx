/** A picture's URLs and size. Width and height in pixels reserve space before the file is loaded. */
export interface PictureSource {
  src: string;
  width: number;
  height: number;
  /** True for the first picture of a page, which loads at once. */
  first: boolean;
  /** True for a photo, which may be cropped; false for a drawing. */
  photo: boolean;
  /** The files of a photo in several widths, as `srcset`. The dev server has none. */
  srcSets?: { avif: string; jpeg: string };
}

interface PictureProps {
  source: PictureSource;
  /** The alternative text; empty for a decorative picture. */
  alt: string;
  /** The attribute `sizes`: the width of the picture in the layout. */
  sizes: string;
  /** The part of a photo that stays visible if it is cropped; see `data-focus` in base.css. */
  focus?: string | undefined;
  className?: string | undefined;
}

/** Renders a photo or a drawing. Browsers choose the format and the size of a photo. */
export function Picture({ source, alt, sizes, focus, className }: PictureProps) {
  const { srcSets } = source;
  const image = (
    <img
      src={source.src}
      srcSet={srcSets?.jpeg}
      sizes={srcSets && sizes}
      width={source.width}
      height={source.height}
      alt={alt}
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
