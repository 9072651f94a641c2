#!/bin/sh
# Converters of the font Preeti disagree about the character Ì, and read a colon as a visarga.
#
# Word documents of Nepali typists hold Latin characters that only the font Preeti shows as Nepali.
# Two converters agree on nearly all of them, so either seems to do. But Ì is the joined न्न of
# "किन्ने" (to buy): one package writes त्र, so that the word means nothing. The key M is the visarga of
# "निःशुल्क" and, because the font has no other, the colon after "समय": one package always writes a
# colon, and the other always a visarga. One leaves the र् of प्रवर्द्धन behind द्ध. Word's curly quote in
# place of ' (the vowel sign ु) stays a quote in both. Nothing is reported: the result looks converted.
#
# Seen with nepali-text-conversion 1.0.0, preeti 1.0.3 and Node 20.20: the typed word, then each result.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact nepali-text-conversion@1.0.0 preeti@1.0.3 >/dev/null
cat >convert.mjs <<'SCRIPT'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { convertToUnicode } = require('nepali-text-conversion');
const preeti = require('preeti');
const words = ['lsÌ]', "lgMz'Ns", ';doM', 'k|j4{g', 'gx’g'];
for (const word of words)
  console.log(word, convertToUnicode(word), (preeti.default ?? preeti)(word));
SCRIPT
seen=$(node convert.mjs)
echo "$seen"
expected="lsÌ] कित्रे किन्ने
lgMz'Ns नि:शुल्क निःशुल्क
;doM समय: समयः
k|j4{g प्रवद्र्धन प्रवर्द्धन
gx’g नह’न नह’न"
[ "$seen" = "$expected" ]
