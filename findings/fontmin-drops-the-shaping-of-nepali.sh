#!/bin/sh
# fontmin 2.0.3 makes a font smaller by a text, and the text can then not be drawn if it is Nepali.
#
# One expects of a part of a font that it draws the text for which it was cut. The package keeps the glyphs of
# the characters and the table GPOS, but drops GSUB without a word: the rules by which letters join, and
# the glyphs that only these rules reach. So न् and न stay two letters with a stroke. For Latin text nothing
# is missing, so nobody notices with an English page.
#
# Seen with Node 20.20, @expo-google-fonts/noto-sans-devanagari 0.4.1 and fontkit 2.0.4: before and after,
# whether the font has GSUB and GPOS, and the number of glyphs that fontkit draws for न्न.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact fontmin@2.0.3 fontkit@2.0.4 \
  @expo-google-fonts/noto-sans-devanagari@0.4.1 >/dev/null
cat >cut.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import Fontmin from 'fontmin';
const file = 'node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf';
const text = 'न्न';
const tables = (data) => Array.from({ length: data.readUInt16BE(4) }, (_, at) => data.toString('latin1', 12 + 16 * at, 16 + 16 * at));
const show = (data) => {
  const present = ['GSUB', 'GPOS'].map((name) => tables(data).includes(name));
  console.log(...present, create(data).layout(text).glyphs.length);
};
show(readFileSync(file));
const cut = await new Fontmin().src(file).use(Fontmin.glyph({ text })).runAsync();
show(cut.find(({ path }) => path.endsWith('.ttf')).contents);
SCRIPT
seen=$(node cut.mjs)
expected="true true 1
false true 3"
echo "$seen"
[ "$seen" = "$expected" ]
