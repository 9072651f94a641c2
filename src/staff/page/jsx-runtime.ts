import { Fragment, jsx as createElement, jsxs as createElements } from 'react/jsx-runtime';
import {
  labelSourceAttribute,
  pictureSourceAttribute,
  sourceAttribute,
} from './page-attributes.ts';
import { readSource } from './source-marker.ts';

export { Fragment };

type Props = Record<string, unknown>;

/**
 * Creates elements as React does. A source marker is a position in a file, appended to a text as
 * invisible characters. This function moves it from the text of HTML elements to an attribute.
 * Components receive the text with its markers.
 */
export const jsx: typeof createElement = (type, props, key) => {
  // The policy of the staff page allows no frames of other websites, such as the map.
  if (type === 'iframe') return createElement('span', {}, key);
  return createElement(
    type,
    passesTextToHtml(type) ? withSource(type, props as Props) : props,
    key,
  );
};

/** Creates elements with several children, as `jsx` does. */
export const jsxs: typeof createElements = (type, props, key) =>
  createElements(type, passesTextToHtml(type) ? withSource(type, props as Props) : props, key);

/** Returns true for HTML elements, fragments and React Router's link, a `forwardRef` with `render`. */
function passesTextToHtml(type: unknown): boolean {
  const isLink = typeof type === 'object' && type !== null && 'render' in type;
  return typeof type === 'string' || type === Fragment || isLink;
}

/** Returns the attribute for the source of another attribute's value; undefined if none is needed. */
function sourceAttributeOf(name: string): string | undefined {
  if (name === 'src') return pictureSourceAttribute;
  return /^(alt|aria-label|title|placeholder)$/.test(name) ? labelSourceAttribute : undefined;
}

function withSource(type: unknown, { children, ...props }: Props): Props {
  const sources: Props = {};
  const clean = (value: unknown, attribute?: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => clean(item, attribute));
    if (typeof value !== 'string') return value;
    const { text, source } = readSource(value);
    if (attribute && source) sources[attribute] ??= source;
    return text;
  };
  const cleaned = Object.entries(props).map(([name, value]) => {
    return [name, clean(value, sourceAttributeOf(name))];
  });
  const newProps: Props = Object.fromEntries(cleaned);
  if (children !== undefined) newProps['children'] = clean(children, sourceAttribute);
  // A fragment has no attributes.
  return type === Fragment ? newProps : { ...newProps, ...sources };
}
