/** A picture file as the browser needs it; width and height in its own pixels keep its place free. */
export interface PictureSource {
  src: string;
  width: number;
  height: number;
}

interface PictureProps {
  source: PictureSource;
  /** What the picture tells; empty when the words beside it say it already. */
  words: string;
  className?: string | undefined;
  /** Whether it is seen without scrolling and must not wait. */
  urgent?: boolean;
}

/** A picture with its size and its words. */
export function Picture({ source, words, className, urgent = false }: PictureProps) {
  return (
    <img
      src={source.src}
      width={source.width}
      height={source.height}
      alt={words}
      className={className}
      decoding="async"
      loading={urgent ? 'eager' : 'lazy'}
    />
  );
}
