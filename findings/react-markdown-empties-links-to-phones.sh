#!/bin/sh
# react-markdown 10.1.0 turns a link to a phone number into a link to the same page.
#
# A Markdown link may have any URL, and the package keeps mailto:, so one expects the same of tel:. Its default
# `urlTransform` keeps http, https, mailto, irc, ircs and xmpp, and makes all others empty. The link
# stays, with an empty address: a press on "Call" loads the page again. The same happens to sms: and to the map
# addresses of RFC 5870 (geo:). rehype-sanitize 6.0.0 has the same list, but removes the attribute, so that
# nothing is left to press.
#
# Seen with Node 20.20 and React 19: one link to mail, phone, message and map, as HTML, without and with
# rehype-sanitize behind a `urlTransform` that keeps everything.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact react-markdown@10.1.0 rehype-sanitize@6.0.0 react@19.3.1 react-dom@19.3.1 >/dev/null
cat >links.mjs <<'SCRIPT'
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import sanitize from 'rehype-sanitize';
const links = {
  Mail: 'mailto:shop@example.com',
  Call: 'tel:+9779800000000',
  Message: 'sms:+9779800000000',
  Map: 'geo:27.7391,85.3342',
};
for (const [word, address] of Object.entries(links)) {
  const text = `[${word}](${address})`;
  console.log(renderToStaticMarkup(createElement(Markdown, null, text)));
  const options = { urlTransform: (url) => url, rehypePlugins: [sanitize] };
  console.log(renderToStaticMarkup(createElement(Markdown, options, text)));
}
SCRIPT
seen=$(node links.mjs)
expected='<p><a href="mailto:shop@example.com">Mail</a></p>
<p><a href="mailto:shop@example.com">Mail</a></p>
<p><a href="">Call</a></p>
<p><a>Call</a></p>
<p><a href="">Message</a></p>
<p><a>Message</a></p>
<p><a href="">Map</a></p>
<p><a>Map</a></p>'
echo "$seen"
[ "$seen" = "$expected" ]
