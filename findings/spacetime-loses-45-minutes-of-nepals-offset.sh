#!/bin/sh
# spacetime 7.15.0 reads an offset of +05:45 as +05:00, so a time of Nepal is 45 minutes off.
#
# An ISO timestamp may end with its offset from UTC (RFC 3339), and the package's README has this as a way to
# set it. +05:30 of India works, so one expects the same of +05:45. But the package reads the minutes 00 and
# 30 alone. It drops others in silence, and the date has the offset +05:00 from then on. The name
# Asia/Kathmandu works. So nobody notices until a timestamp comes from elsewhere, such as a calendar.
#
# Seen with spacetime 7.15.0 and Node 20.20: each timestamp, its time in UTC by Date and by spacetime, and the
# time that spacetime shows in Nepal. Last, the time in UTC of 10:00 with the name of the zone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact spacetime@7.15.0 >/dev/null
cat >read.mjs <<'SCRIPT'
import spacetime from 'spacetime';
const utc = (time) => new Date(time).toISOString().slice(11, 16);
for (const time of ['2026-11-28T10:00:00+05:30', '2026-11-28T10:00:00+05:45']) {
  const read = spacetime(time);
  console.log(time, utc(time), utc(read.epoch), read.goto('Asia/Kathmandu').format('time'));
}
console.log(utc(spacetime('2026-11-28T10:00:00', 'Asia/Kathmandu').epoch));
SCRIPT
seen=$(node read.mjs)
expected="2026-11-28T10:00:00+05:30 04:30 04:30 10:15am
2026-11-28T10:00:00+05:45 04:15 05:00 10:45am
04:15"
echo "$seen"
[ "$seen" = "$expected" ]
