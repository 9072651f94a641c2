#!/bin/sh
# gray-matter 4.0.3 changes dates of Bikram Sambat, phone numbers and hours, depending on their digits.
#
# One expects front matter to follow today's YAML (1.2), in which the dates and hours below are plain texts.
# gray-matter depends on js-yaml 3, which has the types of YAML 1.1:
# - What looks like a date is a date of A.D. 32 Asar 2083 is a day of Bikram Sambat. It becomes 2083-04-01,
#   which reads as the next day: js-yaml moves a day that a month of A.D. lacks on into the next month.
# - Digits that begin with 0, such as 01 of Kathmandu's phone numbers, are an octal number. With an 8 or a 9
#   among them they are a text. So the example in a guide may work, and the real number not.
# - 10:00 is a number in base 60. 09:00 is a text, because such numbers do not begin with 0.
# Nothing is reported, and the type of one field depends on its digits.
#
# Seen with gray-matter 4.0.3, js-yaml 3.15.2, yaml 2.9.1 (YAML 1.2) and Node 20.20: each line, as gray-matter
# reads it and as yaml does. yaml loses the 0 of phone numbers too, but always in the same way.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact gray-matter@4.0.3 js-yaml@3.15.2 yaml@2.9.1 >/dev/null
cat >read.mjs <<'SCRIPT'
import matter from 'gray-matter';
import { parse } from 'yaml';
const dates = ['date: 2083-03-31', 'date: 2083-03-32'];
const lines = [...dates, 'phone: 011112223', 'phone: 011112228', 'opens: 09:00', 'opens: 10:00'];
for (const line of lines) {
  const values = [matter(`---\n${line}\n---\n`).data, parse(line)].map((data) => Object.values(data)[0]);
  console.log(line, '|', values.map((value) => JSON.stringify(value)).join(' | '));
}
SCRIPT
seen=$(node read.mjs)
expected='date: 2083-03-31 | "2083-03-31T00:00:00.000Z" | "2083-03-31"
date: 2083-03-32 | "2083-04-01T00:00:00.000Z" | "2083-03-32"
phone: 011112223 | 2397331 | 11112223
phone: 011112228 | "011112228" | 11112228
opens: 09:00 | "09:00" | "09:00"
opens: 10:00 | 600 | "10:00"'
echo "$seen"
[ "$seen" = "$expected" ]
