/** The size of an Open Graph image in pixels that chat apps and social sites expect. */
export const openGraphSize = { width: 1200, height: 630 };
