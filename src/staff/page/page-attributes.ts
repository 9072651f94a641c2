/** The attribute that contains the source of an element's text: `content/…:12:3`. */
export const sourceAttribute = 'data-source';

/** The attribute that contains the source of an `<img>`'s picture: the value that names the picture, or the file. */
export const pictureSourceAttribute = 'data-picture-source';

/** The attribute that contains the source of an element's label or picture description. */
export const labelSourceAttribute = 'data-label-source';
