#!/bin/sh
# The small metadata of libphonenumber-js accept all hundred beginnings of Nepal's mobile numbers.
#
# isValidPhoneNumber exists in each set of metadata, and all are generated from the same source, so one
# expects the same answer and less detail, such as no types. With "min" a wrong digit in the first
# three passes for any mobile number of Nepal; "max" knows 18 of the 100 beginnings 900 to 999 with the
# digits used here.
#
# Seen with libphonenumber-js 1.13.16 and Node 20.20.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact libphonenumber-js@1.13.16 >/dev/null
cat >run.mjs <<'SCRIPT'
import { isValidPhoneNumber as min } from 'libphonenumber-js/min';
import { isValidPhoneNumber as max } from 'libphonenumber-js/max';
const beginnings = Array.from({ length: 100 }, (_, index) => 900 + index);
const count = (isValid) => beginnings.filter((beginning) => isValid(`+977${beginning}1112224`)).length;
console.log('min', count(min));
console.log('max', count(max));
SCRIPT
seen=$(node run.mjs)
expected='min 100
max 18'
echo "$seen"
[ "$seen" = "$expected" ]
