import { Card } from '../ui/card/Card.tsx';
import { Grid } from '../ui/card/Grid.tsx';
import type { CollectionProps } from './entry.ts';
import type { Titled } from './titled.ts';

/** Entries as a grid of cards: icon, title, words. */
export function TitledCards({ entries, level }: CollectionProps<Titled>) {
  return (
    <Grid>
      {entries.map(({ id, data, Body }) => (
        <Card key={id} icon={data.icon} title={data.title} level={level}>
          {Body && <Body />}
        </Card>
      ))}
    </Grid>
  );
}
