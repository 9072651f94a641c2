import { jsxDEV as make } from 'react/jsx-dev-runtime';
import { labelSourceAttribute, sourceAttribute } from './protocol.ts';
import { unstamped } from './stamp.ts';

export { Fragment } from 'react/jsx-dev-runtime';

type Props = Record<string, unknown>;

/**
 * React's function for elements in development. Words reach it with their stamps, and reach the page
 * without: their element names their source in an attribute. Components get them as they are.
 */
export const jsxDEV: typeof make = (type, props, ...more) =>
  make(type, isOnPage(type) ? withSource(props as Props) : props, ...more);

/** Whether it is an element of HTML, or React Router's link, which hands on all that it gets. */
function isOnPage(type: unknown): boolean {
  return (
    typeof type === 'string' || (typeof type === 'object' && type !== null && 'render' in type)
  );
}

function withSource({ children, ...props }: Props): Props {
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
  return { ...Object.fromEntries(cleaned), ...inside, ...sources };
}
