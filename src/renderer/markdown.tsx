import { use, type ComponentProps } from 'react';
import { PictureSizesContext } from '../model/contexts.ts';
import { usePicture } from '../model/usePicture.ts';
import { useResolveLink } from '../model/useResolveLink.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Table } from '../ui/table/Table.tsx';

/** The component of each element of Markdown that is more than HTML, in pages and entries. */
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
  const picture = usePicture();
  return <Picture source={picture(src)} words={alt} sizes={use(PictureSizesContext)} />;
}
