import { use, type ComponentProps } from 'react';
import { PictureFrameContext } from '../model/contexts.ts';
import { usePicture } from '../model/usePicture.ts';
import { useResolveLink } from '../model/useResolveLink.ts';
import { WholePhoto } from '../tags/gallery/WholePhoto.tsx';
import { Anchor } from '../ui/Anchor.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Table } from '../ui/table/Table.tsx';

/** The components that render Markdown elements instead of plain HTML. */
export const markdownElements = {
  a: MarkdownLink,
  img: MarkdownPicture,
  table: Table,
};

function MarkdownLink({ href = '', children }: ComponentProps<'a'>) {
  const resolve = useResolveLink();
  return <Anchor link={resolve(href)}>{children}</Anchor>;
}

function MarkdownPicture({ src = '', alt = '' }: ComponentProps<'img'>) {
  const findPicture = usePicture();
  const { sizes, opensPhotos } = use(PictureFrameContext);
  const source = findPicture(src);
  const Image = opensPhotos && source.photo ? WholePhoto : Picture;
  return <Image source={source} alt={alt} sizes={sizes} />;
}
