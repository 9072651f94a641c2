#!/bin/sh
# price-parser 3.4.0 reads NPR 12,500/- as 12 rupees, and finds no price in Rs. 5,000.
#
# In Nepal and India a price often ends with /-, as on a cheque, and begins with "Rs." and its full stop. The
# package knows the code NPR and reads 12,500 with it, so one expects the same number with the ending. It
# reads 12 instead, in silence. With "Rs." it finds nothing; without the full stop it finds Indian rupees, and
# for the sign ₨ those of Sri Lanka.
#
# Seen with Node 20.20: each text with the amounts and currencies found in it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact price-parser@3.4.0 >/dev/null
cat >prices.mjs <<'SCRIPT'
import parser from 'price-parser';
for (const text of ['NPR 12,500', 'NPR 12,500/-', 'Rs. 12,500', 'Rs 12,500', '₨ 12,500']) {
  const found = parser.parseAll(text).map(({ floatValue, currencyCode }) => `${floatValue} ${currencyCode}`);
  console.log(text, found.length ? found.join(', ') : 'nothing');
}
SCRIPT
seen=$(node prices.mjs)
expected="NPR 12,500 12500 npr
NPR 12,500/- 12 npr
Rs. 12,500 nothing
Rs 12,500 12500 inr
₨ 12,500 12500 lkr"
echo "$seen"
[ "$seen" = "$expected" ]
