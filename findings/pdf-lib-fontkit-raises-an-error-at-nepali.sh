#!/bin/sh
# @pdf-lib/fontkit 1.1.1 embeds a Nepali font in a PDF and raises an error at the first Nepali letter.
#
# pdf-lib 1.17.1 needs this package for fonts that a PDF reader does not have, and names it in its README. One
# expects that a font that has both scripts draws both. Digits and Latin letters work. Text of a script that
# has to be shaped runs code that was compiled for the global function regeneratorRuntime, which the package
# does not bring along. The error names that function, not the text.
#
# Seen with Node 20.20 and @expo-google-fonts/noto-sans-devanagari 0.4.1: the width of a price in digits (at
# size 10), then the error for one Nepali letter.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact pdf-lib@1.17.1 @pdf-lib/fontkit@1.1.1 \
  @expo-google-fonts/noto-sans-devanagari@0.4.1 >/dev/null
cat >embed.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument } from 'pdf-lib';
const file = 'node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf';
const document = await PDFDocument.create();
document.registerFontkit(fontkit);
const font = await document.embedFont(readFileSync(file));
for (const text of ['5,000', 'क']) {
  try {
    console.log(text, Math.round(font.widthOfTextAtSize(text, 10)));
  } catch (error) {
    console.log(text, String(error));
  }
}
SCRIPT
seen=$(node embed.mjs)
expected="5,000 25
क ReferenceError: regeneratorRuntime is not defined"
echo "$seen"
[ "$seen" = "$expected" ]
