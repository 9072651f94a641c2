#!/bin/sh
# Intl writes large Nepali numbers ten times too high, and loses the number of one inch.
#
# Nepali counts 1 lakh (लाख) = 100,000 and 1 crore (करोड) = 10,000,000. A short form such as "१० लाख" suits
# a price, and compactDisplay "long" is expected to give the same number in longer words. But in "ne" the
# long form of ten lakh is "१ करोड", which is ten times as much. From one million to below one thousand
# million, each number is ten times too high, with the name of a currency too. The short form is right, and
# so are both forms of Hindi. The source is the data: CLDR 48.2 has "0 करोड" as Nepali's long pattern of
# 1000000, and its short pattern there is "00 लाख".
#
# A few Nepali patterns of units, used for 1 alone, have no place for the number. So "1 inch" is "inch", and
# "1 mile" is "mile". 2 is right, so few tests notice.
#
# Seen with Node 20.20 (ICU 78.2, CLDR 48): each number, short and long; then units of 1 and 2.
set -eu
seen=$(node -e '
const write = (value, options) =>
  new Intl.NumberFormat("ne", options).format(value).replaceAll("\u00a0", " ");
const compact = { notation: "compact" };
for (const value of [500000, 1000000, 2500000, 10000000, 1000000000])
  console.log(write(value), "|", write(value, compact), "|", write(value, { ...compact, compactDisplay: "long" }));
const named = { ...compact, compactDisplay: "long", style: "currency", currency: "NPR", currencyDisplay: "name" };
console.log(write(1000000, named));
for (const [unit, unitDisplay] of [["inch", "short"], ["mile", "long"]])
  console.log([1, 2].map((value) => write(value, { style: "unit", unit, unitDisplay })).join(" | "));')
expected="५,००,००० | ५ लाख | ५ लाख
१०,००,००० | १० लाख | १ करोड
२५,००,००० | २५ लाख | २.५ करोड
१,००,००,००० | १ करोड | १० करोड
१,००,००,००,००० | १ अरब | १ अरब
१ करोड नेपाली रूपैयाँ
इन्च | २इन्च
माइल | २ माइल"
echo "$seen"
[ "$seen" = "$expected" ]
