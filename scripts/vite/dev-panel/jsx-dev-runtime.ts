import { Fragment, jsxDEV as make } from 'react/jsx-dev-runtime';
import { labelSourceAttribute, sourceAttribute } from './protocol/page-attributes.ts';
import { unstamped } from './stamp.ts';

export { Fragment };

type Props = Record<string, unknown>;

/**
 * React's function for elements in development. Words reach it with their stamps, and reach the page
 * without: their element names their source in an attribute. Components get them as they are.
 */
export const jsxDEV: typeof make = (type, props, ...more) =>
  make(type, isOnPage(type) ? withSource(type, props as Props) : props, ...more);

/** Returns true for HTML elements, fragments and React Router's link, which passes on all props. */
function isOnPage(type: unknown): boolean {
  const isLink = typeof type === 'object' && type !== null && 'render' in type;
  return typeof type === 'string' || type === Fragment || isLink;
}

function withSource(type: unknown, { children, ...props }: Props): Props {
  const sources: Props = {};
  const clean = (value: unknown, attribute?: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => clean(one, attribute));
    if (typeof value !== 'string') return value;
    const { words, source } = unstamped(value);
    if (attribute && source) sources[attribute] ??= source;
    return words;
  };
  const cleaned = Object.entries(props).map(([name, value]) => {
    const isLabel = /^(alt|aria-label|title|placeholder)$/.test(name);
    return [name, clean(value, isLabel ? labelSourceAttribute : undefined)];
  });
  const inside = children !== undefined && { children: clean(children, sourceAttribute) };
  // A fragment has no attributes.
  return { ...Object.fromEntries(cleaned), ...inside, ...(type !== Fragment && sources) };
}
