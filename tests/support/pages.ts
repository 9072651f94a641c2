/** The five pages with the text of their links, in the order of the links. */
export const linkedPages = [
  { label: 'Workshop', path: '/' },
  { label: 'About the bench', path: '/about' },
  { label: 'Sell a piece', path: '/sell-with-us' },
  { label: 'Answers', path: '/faq' },
  { label: 'Find us', path: '/contact' },
] as const;

/** A path without a page. */
export const missingPath = '/no-such-page';

/** The paths of the five pages and of the missing page. */
export const allPaths = [...linkedPages.map(({ path }) => path), missingPath];

export const phone = { viewport: { width: 360, height: 740 } };
/** A phone with a low screen. */
export const lowPhone = { viewport: { width: 360, height: 480 } };
/** A phone with a touch screen. */
export const touchPhone = { ...phone, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1280, height: 900 } };

/** The size of a desktop at a zoom of 400 %. */
export const zoomed = { viewport: { width: 320, height: 256 } };
