/// <reference types="vite/client" />
import { revisionName, type ContentState, type ShownFact } from '../protocol.ts';
import { openOnAltClick } from './alt-click.ts';
import { createOutline } from './outline.ts';
import { createEditDialog } from './edit-dialog.ts';
import { findSource } from './find-source.ts';
import { createNotice } from './notice.ts';
import { createPanel, type Panel } from './panel.ts';
import { ask } from './server.ts';
import styles from './panel.css?inline';

const host = document.createElement('dev-panel');
host.lang = 'en';
const home = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
home.adoptedStyleSheets = [sheet];
const notice = createNotice(home);
let facts: readonly ShownFact[] = [];
const findHere = (element: Element) => findSource(element, facts);
const open = createEditDialog(home, notice, () => facts);
const panel = createPanel(home, open, notice, findHere);
openOnAltClick(createOutline(home), host, findHere, open);
document.body.append(host);
followContent(panel);

/**
 * Shows each state of the content in the panel. An edit reaches modules only when the page is
 * hydrated; where one came earlier, the page is loaded again.
 */
function followContent({ show }: Panel) {
  const rendered = document.querySelector<HTMLMetaElement>(`meta[name=${revisionName}]`)?.content;
  let isFirst = true;
  const follow = (state: ContentState) => {
    const takesUpdates = !isFirst && 'hydrated' in document.documentElement.dataset;
    isFirst = false;
    facts = state.facts[document.documentElement.lang] ?? [];
    if (String(state.revision) !== rendered && !takesUpdates) location.reload();
    else show(state);
  };
  import.meta.hot?.on('content:state', follow);
  void ask('state', undefined).then(follow);
}
