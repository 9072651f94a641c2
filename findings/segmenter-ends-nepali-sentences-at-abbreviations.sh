#!/bin/sh
# Intl.Segmenter ends Nepali sentences at abbreviations such as रु. and डा.
#
# Nepali sentences end with a danda (।), and a full stop is the sign of an abbreviation. Told that the
# language is Nepali, a segmenter might be expected to end sentences at dandas only. It uses the rules
# of all languages: "सोफा रु. ५००" (a sofa for Rs. 500) and "डा. राम" (Dr. Ram) are two sentences each.
# In English the next letter decides, but Devanagari has no capitals, so nothing tells the two apart.
#
# Seen with Node 20.20 (ICU 78).
set -eu
seen=$(node -e '
const segmenter = new Intl.Segmenter("ne", { granularity: "sentence" });
for (const { segment } of segmenter.segment("सोफा रु. ५०० मा पाइन्छ। डा. राम आए।")) console.log(segment.trim());')
expected="सोफा रु.
५०० मा पाइन्छ।
डा.
राम आए।"
echo "$seen"
[ "$seen" = "$expected" ]
