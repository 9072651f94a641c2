import type { PictureSource } from '../ui/Picture.tsx';
import { usePage } from './contexts.ts';

/** How the pictures that content names are found. @throws when one slipped past the content checks */
export function usePicture(): (name: string) => PictureSource {
  const { id, pictures } = usePage();
  return (name) => {
    const source = pictures[name];
    if (!source) throw new Error(`Page "${id}" has no picture "${name}". Use pictureName().`);
    return source;
  };
}
