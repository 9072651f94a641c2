#!/bin/sh
# remark-gfm 4.0.1 and linkifyjs 4.4.0 make the danda after an address a part of the link.
#
# An address in a text becomes a link, and the full stop of the sentence stays outside. A Nepali sentence
# ends with a danda (।). Unicode counts it as punctuation (Po), so one expects the same. But GitHub's
# specification of Markdown lists the signs that end a link, all of ASCII, and takes everything else up to the
# next space. So "https://example.com।" leads to a host that ends in ".com।", and an address with a path
# leads to a page that does not exist. An ending written onto an address (मा, "in") is in the link as well.
# E-mail addresses end where they should, and linkify-it leaves the danda out.
#
# Seen with remark-gfm 4.0.1 (remark 15.0.1, remark-html 16.0.1), linkifyjs 4.4.0, linkify-it 6.1.0 and
# Node 20.20: each text, and its link by remark-gfm, linkifyjs and linkify-it; last, the host of the second.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact remark@15.0.1 remark-gfm@4.0.1 remark-html@16.0.1 \
  linkifyjs@4.4.0 linkify-it@6.1.0 >/dev/null
cat >link.mjs <<'SCRIPT'
import { LinkifyIt } from 'linkify-it';
import { find } from 'linkifyjs';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
const processor = remark().use(remarkGfm).use(remarkHtml);
const linkify = new LinkifyIt();
const domain = 'https://example.com';
for (const text of [`${domain}.`, `${domain}।`, `${domain}/sofa।`, `${domain}/sofaमा`, 'shop@example.com।']) {
  const html = String(processor.processSync(text));
  console.log(text, /href="(.*?)"/.exec(html)?.[1], find(text)[0]?.href, linkify.match(text)?.[0].url);
}
console.log(new URL('https://example.com%E0%A5%A4').host);
SCRIPT
seen=$(node link.mjs)
expected="https://example.com. https://example.com https://example.com https://example.com
https://example.com। https://example.com%E0%A5%A4 https://example.com। https://example.com
https://example.com/sofa। https://example.com/sofa%E0%A5%A4 https://example.com/sofa। https://example.com/sofa
https://example.com/sofaमा https://example.com/sofa%E0%A4%AE%E0%A4%BE https://example.com/sofaमा https://example.com/sofaमा
shop@example.com। mailto:shop@example.com mailto:shop@example.com mailto:shop@example.com
example.xn--com-hph"
echo "$seen"
[ "$seen" = "$expected" ]
