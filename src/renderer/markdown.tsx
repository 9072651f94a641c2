import { Fragment, use, type ComponentProps } from 'react';
import { PictureSizesContext } from '../model/contexts.ts';
import { usePicture } from '../model/usePicture.ts';
import { useResolveLink } from '../model/useResolveLink.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Table } from '../ui/table/Table.tsx';

/** The component of each element of Markdown that is more than HTML, in pages and entries. */
export const markdownElements = {
  a: MarkdownLink,
  h1: MarkdownTitle,
  img: MarkdownPicture,
  table: Table,
};

/** A page's heading, which breaks behind a comma before it breaks elsewhere. */
function MarkdownTitle({ children, ...props }: ComponentProps<'h1'>) {
  const parts = typeof children === 'string' ? children.split(/(?<=,) /) : [];
  if (parts.length < 2) return <h1 {...props}>{children}</h1>;
  return (
    <h1 {...props}>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts have no other name, nor another order
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className="together">{part}</span>
        </Fragment>
      ))}
    </h1>
  );
}

function MarkdownLink({ href = '', children }: ComponentProps<'a'>) {
  const resolve = useResolveLink();
  return <Anchor link={resolve(href)}>{children}</Anchor>;
}

function MarkdownPicture({ src = '', alt = '' }: ComponentProps<'img'>) {
  const picture = usePicture();
  return <Picture source={picture(src)} words={alt} sizes={use(PictureSizesContext)} />;
}
