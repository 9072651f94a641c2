/** The five pages: the words of their links and their addresses, in the order of the links. */
export const linkedPages = [
  { label: 'Workshop', address: '/' },
  { label: 'About the bench', address: '/about' },
  { label: 'Sell a piece', address: '/sell-with-us' },
  { label: 'Answers', address: '/faq' },
  { label: 'Find us', address: '/contact' },
] as const;

/** An address where there is no page. */
export const nowhere = '/no-such-page';

/** The addresses of the five pages, and one of the missing page. */
export const everyAddress = [...linkedPages.map(({ address }) => address), nowhere];

/** The window of a phone and that of a desk. */
export const phone = { viewport: { width: 360, height: 740 } };
export const desk = { viewport: { width: 1280, height: 900 } };

/** What a zoom of 400 % leaves of a desk. */
export const zoomed = { viewport: { width: 320, height: 256 } };
