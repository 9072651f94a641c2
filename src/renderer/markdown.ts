import { ContentLink } from './ContentLink.tsx';
import { ContentPicture } from './ContentPicture.tsx';

/** The components that stand for what Markdown can say, in the words of pages and of entries. */
export const markdownComponents = { a: ContentLink, img: ContentPicture };
