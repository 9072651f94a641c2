#!/bin/sh
# MDX 3.1.1 reads an expression in the description of a picture as its source text, without the brackets.
#
# {name} in a text is an expression, and an unknown name fails when the page is rendered. In
# ![The shop {name}](shop) one expects the value, the text "{name}" or an error. The result is the plain
# text "The shop name" for screen readers. The expression is neither evaluated nor compiled, so a
# misspelled name is never reported.
#
# Seen with @mdx-js/mdx 3.1.1 and Node 20.20.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact @mdx-js/mdx@3.1.1 >/dev/null
cat >run.mjs <<'SCRIPT'
import { compile } from '@mdx-js/mdx';
const compiled = String(await compile('![The shop {name}](shop) {name}', { jsx: true }));
console.log(/<_components.p>.*<\/_components.p>/.exec(compiled)?.[0]);
SCRIPT
seen=$(node run.mjs)
expected='<_components.p><_components.img src="shop" alt="The shop name" />{" "}{name}</_components.p>'
echo "$seen"
[ "$seen" = "$expected" ]
