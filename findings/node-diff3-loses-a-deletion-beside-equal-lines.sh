#!/bin/sh
# node-diff3 3.2.1 merges what git calls a conflict, and a deletion is lost.
#
# A table has two equal rows. One person changes the first of them, and another person deletes one.
# node-diff3 reads the change as "a new row above, and the second row deleted". Both sides then seem
# to have deleted the second row, so it reports no conflict, and the result has as many rows as
# before. The deletion of the other person has vanished. With `excludeFalseConflicts: false` it
# reports a conflict, but then equal changes of both sides are conflicts too.
#
# Seen with node-diff3 3.2.1, Node 20.20 and git 2.39:
#   node-diff3: conflict false, [ 'Chair 2', 'Chair 1' ]
#   git: 1 conflict
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact node-diff3@3.2.1 >/dev/null
cat >merge.mjs <<'SCRIPT'
import { merge } from 'node-diff3';
const before = ['Chair 1', 'Chair 1'];
const changed = ['Chair 2', 'Chair 1'];
const deleted = ['Chair 1'];
const { conflict, result } = merge(changed, before, deleted);
console.log(`node-diff3: conflict ${conflict},`, result);
SCRIPT
printf 'Chair 1\nChair 1\n' >before
printf 'Chair 2\nChair 1\n' >changed
printf 'Chair 1\n' >deleted
seen=$(
  node merge.mjs
  git merge-file -p --quiet changed before deleted >/dev/null || echo "git: $? conflict"
)
expected="node-diff3: conflict false, [ 'Chair 2', 'Chair 1' ]
git: 1 conflict"
echo "$seen"
[ "$seen" = "$expected" ]
