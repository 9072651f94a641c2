import type { CollectionProps } from '../model/content.ts';
import { usePicture } from '../model/usePicture.ts';
import { Card } from '../tags/card/Card.tsx';
import { Cards } from '../tags/cards/Cards.tsx';
import { Picture } from '../ui/Picture.tsx';
import { sizesInRow } from '../ui/sizes-in-row.ts';
import type { PicturedFrontMatter } from './titled.ts';

interface TitledCardsProps extends CollectionProps<PicturedFrontMatter> {
  /** True if photos show people, so that a cropped photo keeps its upper third. */
  areFaces?: boolean;
  /** True if the icons are on price tags. */
  areTagged?: boolean;
}

/** Renders entries as a grid of cards with icon or picture, title and text. */
export function TitledCards({
  entries,
  level,
  areFaces = false,
  areTagged = false,
}: TitledCardsProps) {
  const findPicture = usePicture();
  return (
    <Cards>
      {entries.map(({ id, data, Body, badge }) => (
        <Card
          key={id}
          icon={data.picture ? undefined : data.icon}
          isTagged={areTagged}
          title={data.title}
          badge={badge}
          level={level}
        >
          {data.picture && (
            <Picture
              source={findPicture(data.picture)}
              alt={data.words ?? ''}
              focus={data.focus ?? (areFaces ? 'face' : undefined)}
              sizes={sizesInRow(entries.length, '36vw')}
            />
          )}
          {Body && <Body />}
        </Card>
      ))}
    </Cards>
  );
}
