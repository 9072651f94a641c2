#!/bin/sh
# ics 3.12.0 folds the lines of a calendar after 75 letters, which are up to 200 bytes of Nepali.
#
# RFC 5545 (3.1) says that a line should not be longer than 75 octets without its line break; a longer one is
# folded. The package folds, so one expects lines that any reader takes. But it counts the letters of a
# JavaScript string, and a letter of Devanagari has three bytes. ical-generator 10.2.0 counts bytes.
#
# Seen with Node 20.20: the bytes of each line of one title, first from ics, then from ical-generator.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact ics@3.12.0 ical-generator@10.2.0 >/dev/null
cat >fold.mjs <<'SCRIPT'
import ical from 'ical-generator';
import { createEvent } from 'ics';
const title = 'पसल शनिबार बन्द रहन्छ र आइतबार बिहान दस बजेदेखि बेलुका छ बजेसम्म खुल्छ। कृपया आउनुअघि फोन गर्नुहोस्।';
const bytes = (text) => {
  const [folded] = /SUMMARY:.*(\r\n[ \t].*)*/.exec(text);
  return folded.split('\r\n').map((line) => Buffer.byteLength(line)).join(' ');
};
console.log(bytes(createEvent({ start: [2026, 11, 29, 10, 0], duration: { hours: 8 }, title }).value));
const calendar = ical({ name: 'Shop' });
calendar.createEvent({ start: new Date('2026-11-29T04:15:00Z'), summary: title });
console.log(bytes(calendar.toString()));
SCRIPT
seen=$(node fold.mjs)
expected="194 83
73 74 75 57"
echo "$seen"
[ "$seen" = "$expected" ]
