#!/bin/sh
# diff 9.0.0 compares "words" of Nepali that end before each vowel sign.
#
# diffWordsWithSpace shows a changed word as removed and added, which readers expect of any script. Its
# words are letters of Latin, and a vowel sign of Devanagari is a mark, not a letter. So फेरि (again)
# changed to फेरी (a hawker's round) is shown as one sign without a letter, which fonts draw on a dotted
# circle, and nobody can read what has changed.
#
# Seen with diff 9.0.0 and Node 20.20: = is unchanged, - is removed, + is added.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact diff@9.0.0 >/dev/null
cat >run.mjs <<'SCRIPT'
import { diffWordsWithSpace } from 'diff';
for (const { value, added, removed } of diffWordsWithSpace('फेरि आउनुहोस्', 'फेरी आउनुहोस्'))
  console.log((added ? '+' : removed ? '-' : '=') + value);
SCRIPT
seen=$(node run.mjs)
expected='=फेर
-ि
+ी
= आउनुहोस्'
echo "$seen"
[ "$seen" = "$expected" ]
