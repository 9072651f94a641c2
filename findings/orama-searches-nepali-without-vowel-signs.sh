#!/bin/sh
# Orama 3.1.18, told that the language is Nepali, splits words at each vowel sign and drops Nepali digits.
#
# "nepali" is a language of this search engine, with a stemmer of its own, so one expects whole words. But a
# word ends at anything that is not between the letters अ and ह. In Unicode the vowel signs, the virama and
# the digits come after these letters, and UAX #29 keeps a sign with its letter. So मेच (chair) is the two
# words म and च. A search for it puts माचिस (matches) above a wooden chair, and the slip दरिज finds दराज
# (drawer) in silence. A size in Nepali digits is never found. Latin text works.
#
# Seen with @orama/orama 3.1.18, @orama/stemmers 3.1.18 and Node 20.20: the words of a text, then searches.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact @orama/orama@3.1.18 @orama/stemmers@3.1.18 >/dev/null
cat >search.mjs <<'SCRIPT'
import { create, insert, search } from '@orama/orama';
import { language, stemmer } from '@orama/stemmers/nepali';
const index = create({
  schema: { text: 'string' },
  components: { tokenizer: { language, stemming: true, stemmer } },
});
for (const text of ['काठको मेच', 'माचिस', 'दराज', 'टेबल ५ फिट']) await insert(index, { text });
console.log(index.tokenizer.tokenize('टेबल ५ फिट, chair 5').join(' '));
for (const term of ['मेच', 'दरिज', '५']) {
  const { hits } = await search(index, { term });
  console.log(`${term}:`, hits.map(({ document }) => document.text).join(', ') || 'nothing');
}
SCRIPT
seen=$(node search.mjs)
expected="ट बल फ chair 5
मेच: माचिस, काठको मेच
दरिज: दराज
५: nothing"
echo "$seen"
[ "$seen" = "$expected" ]
