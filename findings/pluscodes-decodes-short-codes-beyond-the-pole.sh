#!/bin/sh
# pluscodes 3.0.1 decodes the short code that a map shows in Kathmandu to a latitude of 205 degrees.
#
# Google Maps shows a place with a short Plus Code and a town, such as "P8QM+JM Kathmandu". Only a full code names
# a place; a short one needs a place near it. One expects that a short code is refused, or is null as a
# code with an error is. The package reads it as the beginning of a full code: the latitude is 205.6, which no
# place has. A code in small letters, as somebody types it, is null. open-location-code 1.0.3
# refuses the short one and reads small letters.
#
# Seen with Node 20.20: latitude and longitude of the full code, of the short one and of the full one in small
# letters, first by pluscodes, then by open-location-code.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact pluscodes@3.0.1 open-location-code@1.0.3 >/dev/null
cat >decode.mjs <<'SCRIPT'
import google from 'open-location-code';
import pluscodes from 'pluscodes';
const library = new google.OpenLocationCode();
for (const code of ['7MV7P8QM+JM', 'P8QM+JM', '7mv7p8qm+jm']) {
  const place = pluscodes.decode(code);
  console.log(code, place && `${place.latitude.toFixed(3)} ${place.longitude.toFixed(3)}`);
  try {
    const { latitudeCenter, longitudeCenter } = library.decode(code);
    console.log(code, `${latitudeCenter.toFixed(3)} ${longitudeCenter.toFixed(3)}`);
  } catch (error) {
    console.log(code, String(error.message ?? error));
  }
}
SCRIPT
seen=$(node decode.mjs)
expected="7MV7P8QM+JM 27.739 85.334
7MV7P8QM+JM 27.739 85.334
P8QM+JM 205.625 -46.325
P8QM+JM IllegalArgumentException: Passed Open Location Code is not a valid full code: P8QM+JM
7mv7p8qm+jm null
7mv7p8qm+jm 27.739 85.334"
echo "$seen"
[ "$seen" = "$expected" ]
