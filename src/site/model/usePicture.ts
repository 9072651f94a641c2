import type { PictureSource } from '../ui/Picture.tsx';
import { usePage } from './contexts.ts';

/** Returns a function that finds a picture by name. @throws if the page's module does not contain it */
export function usePicture(): (name: string) => PictureSource {
  const { id, pictures } = usePage();
  return (name) => {
    const source = pictures[name];
    if (!source)
      throw new Error(
        `Page "${id}" has no picture "${name}". Define the field with pictureName() in its schema.`,
      );
    return source;
  };
}
