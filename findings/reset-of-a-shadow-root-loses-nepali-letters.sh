#!/bin/sh
# In Chromium, `all: initial` on a shadow root's host takes the language from its text, and with it the
# shapes of Nepali letters and digits.
#
# A component that should not inherit the styles of its page begins with `:host { all: initial }`. The
# language of a text is an attribute of HTML, so one might expect it to stay: `:lang(ne)` still matches.
# But Chromium hands the language to fonts as an inherited property (`-webkit-locale`), which `all` resets.
# Fonts such as Noto Sans Devanagari then draw ९, ५, झ and conjuncts in their shapes for Hindi. An element
# inside the shadow root that has a `lang` of its own gets the shapes of Nepali again.
#
# Seen with Chromium 156, headless. CHROME_PATH may name another one.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/page.html" <<'HTML'
<!doctype html><html lang="ne"><body><p>९</p><div></div><script>
const root = document.querySelector('div').attachShadow({ mode: 'open' });
root.innerHTML = '<style>:host { all: initial }</style><p>९</p><p lang="ne">९</p>';
const describe = (p) => `${p.matches(':lang(ne)')} ${getComputedStyle(p).getPropertyValue('-webkit-locale')}`;
const texts = [document.querySelector('p'), ...root.querySelectorAll('p')];
document.documentElement.textContent = 'seen: ' + texts.map(describe).join(', ');
</script></body></html>
HTML
seen=$("${CHROME_PATH:-chromium}" --headless --no-sandbox --disable-gpu --disable-quic --no-first-run \
  --disable-background-networking --disable-component-update --disable-sync \
  --user-data-dir="$folder/profile" --dump-dom "file://$folder/page.html" 2>/dev/null \
  | sed -n 's/.*seen: \([^<]*\).*/\1/p')
expected='true "ne", true auto, true "ne"'
echo "$seen"
[ "$seen" = "$expected" ]
