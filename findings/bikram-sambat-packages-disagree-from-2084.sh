#!/bin/sh
# Packages for Bikram Sambat agree until 2083 and give different days from 2084 on.
#
# Nepal's calendar has no rule for the length of its months: a committee announces them year by year.
# Packages contain a table of about a hundred years and do not say which of them are announced. One
# guess is that a table is a table. But the year 2085 begins on 13 or on 14 April 2028, and the second
# month of 2084 has 31 or 32 days, so a holiday that is converted years ahead may be a day off.
#
# Seen with @remotemerge/nepali-date-converter 1.2.1, nepali-date-converter 3.4.0, bikram-sambat 1.8.1
# and Node 20.20: each year, then its first day in A.D. by each package.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact \
  @remotemerge/nepali-date-converter@1.2.1 nepali-date-converter@3.4.0 bikram-sambat@1.8.1 >/dev/null
cat >compare.mjs <<'SCRIPT'
import RemoteMerge from '@remotemerge/nepali-date-converter';
import Subesh from 'nepali-date-converter';
import bikramSambat from 'bikram-sambat';
const iso = (year, month, day) => [year, month, day].map((n) => String(n).padStart(2, '0')).join('-');
for (let year = 2082; year <= 2088; year += 1) {
  const first = new RemoteMerge(iso(year, 1, 1)).toAd();
  const second = new (Subesh.default ?? Subesh)(year, 0, 1).toJsDate();
  const days = [
    iso(first.year, first.month, first.date),
    iso(second.getFullYear(), second.getMonth() + 1, second.getDate()),
    bikramSambat.toGreg_text(year, 1, 1),
  ];
  console.log(year, ...days);
}
SCRIPT
seen=$(TZ=UTC node compare.mjs)
expected="2082 2025-04-14 2025-04-14 2025-04-14
2083 2026-04-14 2026-04-14 2026-04-14
2084 2027-04-14 2027-04-14 2027-04-14
2085 2028-04-14 2028-04-14 2028-04-13
2086 2029-04-14 2029-04-14 2029-04-14
2087 2030-04-14 2030-04-14 2030-04-14
2088 2031-04-14 2031-04-15 2031-04-15"
echo "$seen"
[ "$seen" = "$expected" ]
