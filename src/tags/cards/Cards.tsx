import type { ReactNode } from 'react';
import { Grid } from '../../ui/card/Grid.tsx';

/** A grid of cards. */
export function Cards({ children }: { children: ReactNode }) {
  return <Grid>{children}</Grid>;
}
