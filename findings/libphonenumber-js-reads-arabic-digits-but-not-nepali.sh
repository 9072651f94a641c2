#!/bin/sh
# libphonenumber-js 1.13.16 finds no phone number in Nepali digits, but reads Arabic and full-width ones.
#
# Nepali signs and texts often write a number as ९८४१२३४५६७. The package turns digits of other scripts into
# 0 to 9, so one expects the same of these. It knows three sets: full-width digits, Arabic-Indic ones and
# those of Persian. A number in Nepali digits is no number, in silence: `parsePhoneNumber` gives undefined,
# and `findPhoneNumbersInText` an empty list. google-libphonenumber 3.2.47 raises an error instead, and
# awesome-phonenumber 7.8.0 says that the number is not valid.
#
# Seen with Node 20.20: one number in ASCII, full-width, Arabic and Nepali digits, as libphonenumber-js reads
# it and finds it in a text, then what the two others make of the Nepali one.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact libphonenumber-js@1.13.16 google-libphonenumber@3.2.47 awesome-phonenumber@7.8.0 >/dev/null
cat >digits.mjs <<'SCRIPT'
import google from 'google-libphonenumber';
import { parsePhoneNumber as parseAwesome } from 'awesome-phonenumber';
import parsePhoneNumber, { findPhoneNumbersInText } from 'libphonenumber-js/max';
const nepali = '९८४१२३४५६७';
for (const number of ['9841234567', '９８４１２３４５６７', '٩٨٤١٢٣٤٥٦٧', nepali]) {
  const found = findPhoneNumbersInText(`फोन ${number} मा`, 'NP').length;
  console.log(number, parsePhoneNumber(number, 'NP')?.number, found);
}
try {
  google.PhoneNumberUtil.getInstance().parse(nepali, 'NP');
} catch (error) {
  console.log(error.message);
}
console.log(parseAwesome(nepali, { regionCode: 'NP' }).valid);
SCRIPT
seen=$(node digits.mjs)
expected="9841234567 +9779841234567 1
９８４１２３４５６７ +9779841234567 1
٩٨٤١٢٣٤٥٦٧ +9779841234567 1
९८४१२३४५६७ undefined 0
The string supplied did not seem to be a phone number
false"
echo "$seen"
[ "$seen" = "$expected" ]
