import { useRef } from 'react';
import type { z } from 'zod';
import { Disclosure } from '../../ui/disclosure/Disclosure.tsx';
import { useDisclosures } from '../../ui/disclosure/useDisclosures.ts';
import type { CollectionProps } from '../entry.ts';
import type { faq } from './schema.ts';

type Question = z.infer<typeof faq.frontMatter>;

/** Questions that open on their answers, one at a time. */
export function Faq({ entries, level }: CollectionProps<Question>) {
  const list = useRef<HTMLDivElement>(null);
  useDisclosures(list);
  return (
    <div ref={list}>
      {entries.map(({ id, data, Body, badge }) => (
        <Disclosure key={id} id={id} group="faq" level={level} title={data.question} badge={badge}>
          {Body && <Body />}
        </Disclosure>
      ))}
    </div>
  );
}
