import { Card } from '../ui/card/Card.tsx';
import { Grid } from '../ui/card/Grid.tsx';
import type { CollectionProps } from './entry.ts';
import { Picture } from '../ui/Picture.tsx';
import { sizesInRow } from '../ui/sizes-in-row.ts';
import type { Pictured } from './titled.ts';

/** Entries as a grid of cards: icon or picture, title, words. */
export function TitledCards({ entries, level, picture }: CollectionProps<Pictured>) {
  return (
    <Grid>
      {entries.map(({ id, data, Body, badge }) => (
        <Card
          key={id}
          icon={data.picture ? undefined : data.icon}
          title={data.title}
          badge={badge}
          level={level}
        >
          {data.picture && (
            <Picture
              source={picture(data.picture)}
              words={data.words ?? ''}
              sizes={sizesInRow(entries.length, '92vw')}
            />
          )}
          {Body && <Body />}
        </Card>
      ))}
    </Grid>
  );
}
