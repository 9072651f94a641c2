/** The attribute that contains the source of an element's text: `content/…:12:3`. */
export const sourceAttribute = 'data-source';

/** The attribute that contains the source of an element's label or picture description. */
export const labelSourceAttribute = 'data-label-source';
