/// <reference types="vite/client" />
import styles from './finder.css?inline';
import { createOutline } from './outline.ts';
import { createPanel } from './panel.ts';
import { followPointer } from './pointer.ts';

const host = document.createElement('source-finder');
host.lang = 'en';
const home = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
home.adoptedStyleSheets = [sheet];
followPointer(createOutline(home), host);
createPanel(home);
document.body.append(host);
