import { expect } from 'vitest';
import { test } from '../../support/site-copy.ts';

test.for([
  'Prices may change.*',
  'Beds from Rs 4,500* and chairs from Rs 900*, delivery included*.',
  'We answer in <24 hours, and bring beds of <40 kg or <=5 parts.',
  '<3 of our customers came back',
  'Is 3 < 4, or a<-b, or <$5?',
  '- <5 km: free\n- <10 km: Rs 500',
  'It is ~5 km to ~10 km, ~4~5 hours.',
  'We take cards.\n\n>>> Really.\n\nA heading\n\n| a | b |\n| - | - |\n| c | d |',
  // Nepali endings are attached to their word, also to a bold one.
  'हामी **सोफा**को मूल्य दिन्छौं। *खाट*हरू र ***मेच***मा **सोफा**-को पनि।',
  'The **5**th of our **sofa**s, un**believe**able, and so*me*thing.',
  'हाम्रो **पसल**, “**दशैं**”मा र (**तिहार**)मा **बिदा।** *फेरि* भेटौंला!',
  '**“दशैं”** र **(तिहार)** को **छुट:** सबै **५०%** सम्म।',
  // Lines of prose may begin with a number, a dash, an abbreviation or a symbol.
  'हामी सोफा किन्छौं र\nर टेबल पनि किन्छौं।\nरु. ५०० मा सोफा, र\nरु. ६०० मा खाट पाइन्छ।',
  'म आउँछु।\nम जान्छु।\nडा. राम र\nडा. श्याम ५० वटा\n६० वटा मेच लैजान्छन्।',
  'We open at 9 and close at\n5. On Saturday we collect furniture – beds\n– and tables – every day.',
  'A table and\na chair. I sit and\nI wait for $ 5 or\n€ 6 (or more)\n(or less) and\n& so on.',
  '“Good”\n“Better”\n10 chairs\n12 tables\n50% off\n60% off\n#1 in town\n#2 here',
  'a) beds\\\nb) tables\\\nc) sofas',
  '✅ This line has a tick. And\nthis line 👉 points to the next.',
  '- ✅ beds\n- ✅ tables\n\n1) beds\n2) tables\n\n- \\[ \\] beds',
  'A sofa in the sizes (S,M)[l].',
  // A pipe between two things, and the cells of a table.
  'हामी सोफा|टेबल | खाट बेच्छौं, 5 | 6\n\n| सोफा | मूल्य |\n| --- | --- |\n| नयाँ | ५०० |',
  // Joiners are part of Nepali words and emoji, and tag characters of flags.
  'हामीले गर्\u200Dयौं, र श्रीमान्\u200Cको घर पनि बनायौं।',
  'We repair 👩🏽\u200D🔧 beds ❤\uFE0F, 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} and 🇳🇵.',
  // Each label of these host names uses one script, except in Japanese, which mixes scripts.
  'Ask a [shop](https://दुकान.example).',
  'Ask a [shop](https://café-münchen.example).',
  'Ask a [shop](https://カフェabc東京.example).',
  'Ask a [shop](https://shop.पसल.example/о).',
])('reports nothing in "%s"', async (text, { content }) => {
  content.write(
    'content/faq/broken-items.mdx',
    `---\nquestion: Do you buy broken items?\norder: 6\n---\n\n${text}\n`,
  );
  expect(await content.report()).toBe('');
});
