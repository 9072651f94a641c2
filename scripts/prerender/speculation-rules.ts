/**
 * Lets browsers fetch a page of the site as soon as a link to it is about to be used, so that it is
 * there at the tap even before the application is (Speculation Rules).
 */
export const speculationRules = `<script type="speculationrules">${JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
})}</script>`;
