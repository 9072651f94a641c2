#!/bin/sh
# jsPDF 4.2.1 draws the letters of Nepali in the order in which they are typed, and joins none.
#
# The package embeds fonts of other scripts and reorders Arabic, so one expects readable Nepali. But it looks
# up one glyph for each character. The sign ि, which is drawn before its letter, comes after it, and न् + न
# stay apart with the stroke that no reader expects. There is no error, and text copied from the PDF is
# right, so a search in it does not show the fault.
#
# Seen with Node 20.20 and @expo-google-fonts/noto-sans-devanagari 0.4.1: the glyphs that the PDF draws for
# each text (four hexadecimal digits a glyph), beside those that fontkit 2.0.4 chooses with the font's rules.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact jspdf@4.2.1 fontkit@2.0.4 \
  @expo-google-fonts/noto-sans-devanagari@0.4.1 >/dev/null
cat >draw.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { jsPDF } from 'jspdf';
const data = readFileSync(
  'node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
);
const document = new jsPDF();
document.addFileToVFS('nepali.ttf', data.toString('base64'));
document.addFont('nepali.ttf', 'nepali', 'normal');
document.setFont('nepali');
const texts = ['क', 'कि', 'न्न'];
for (const text of texts) document.text(text, 10, 10);
const drawn = [...document.output().matchAll(/<([0-9a-f]+)> Tj/g)].map(([, glyphs]) => glyphs);
const shaped = (text) => create(data).layout(text).glyphs.map(({ id }) => id.toString(16).padStart(4, '0'));
for (const [at, text] of texts.entries()) console.log(text, drawn[at], shaped(text).join(''));
SCRIPT
seen=$(node draw.mjs)
expected="क 0038 0038
कि 00380020 021e0038
न्न 004b0067004b 01c6"
echo "$seen"
[ "$seen" = "$expected" ]
