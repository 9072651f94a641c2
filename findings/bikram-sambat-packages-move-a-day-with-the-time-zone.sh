#!/bin/sh
# Packages for Bikram Sambat give another day in another time zone, one of them in Nepal itself.
#
# A date without a time is the same day everywhere. Yet three packages read or write it in the time zone of
# the device:
# - nepali-date counts whole days from a midnight of 1943. Nepal moved its clocks 15 minutes forward in 1986
#   (tz database: from +05:30 to +05:45). So midnights in Nepal are 15 minutes short of a whole day, and the
#   result is the day before. The same happens in Sydney's summer, by an hour.
# - @remotemerge/nepali-date-converter and @sbmdkl/nepali-date-converter count in UTC and read the result in
#   local time. In America it is the day before, and the first gives the weekday of that day.
# A machine that builds in UTC shows none of this, and a device in Nepal does not show the second.
#
# Seen with nepali-date 0.1.3, @remotemerge/nepali-date-converter 1.2.1, @sbmdkl/nepali-date-converter 2.0.5,
# bikram-sambat 1.8.1 (right everywhere) and Node 20.20. Monday, 15 January 2024, is 2080-10-01: each time
# zone, the date by nepali-date, and the date of A.D. by the others in this order.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact nepali-date@0.1.3 bikram-sambat@1.8.1 \
  @remotemerge/nepali-date-converter@1.2.1 @sbmdkl/nepali-date-converter@2.0.5 >/dev/null
cat >convert.mjs <<'SCRIPT'
import { createRequire } from 'node:module';
import RemoteMerge from '@remotemerge/nepali-date-converter';
import bikramSambat from 'bikram-sambat';
const require = createRequire(import.meta.url);
const NepaliDate = require('nepali-date');
const { bsToAd } = require('@sbmdkl/nepali-date-converter');
const remoteMerge = new RemoteMerge('2080-10-01').toAd();
console.log(
  process.env.TZ,
  new (NepaliDate.default ?? NepaliDate)(new Date(2024, 0, 15)).format('YYYY-MM-DD'),
  [remoteMerge.year, remoteMerge.month, remoteMerge.date, remoteMerge.day].join('-'),
  bsToAd('2080-10-01'),
  bikramSambat.toGreg_text(2080, 10, 1),
);
SCRIPT
seen=$(
  for zone in UTC Asia/Kathmandu America/New_York Australia/Sydney; do
    TZ=$zone node convert.mjs
  done
)
expected="UTC 2080-10-01 2024-1-15-Monday 2024-01-15 2024-01-15
Asia/Kathmandu 2080-09-29 2024-1-15-Monday 2024-01-15 2024-01-15
America/New_York 2080-10-01 2024-1-14-Sunday 2024-01-14 2024-01-15
Australia/Sydney 2080-09-29 2024-1-15-Monday 2024-01-15 2024-01-15"
echo "$seen"
[ "$seen" = "$expected" ]
