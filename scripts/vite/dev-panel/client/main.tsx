import { createRoot } from 'react-dom/client';
import { Bar } from './Bar.tsx';
import { en } from './strings/en.ts';
import { ne } from './strings/ne.ts';
import pageStyles from './page.css?inline';
import styles from './bar.css?inline';

/** The style sheets of the site's components. A shadow root ignores the page's style sheets. */
const componentStyles = [
  'styles/base',
  'ui/button/button.module',
  'ui/field/field.module',
  'ui/icon/icon.module',
  'ui/badge/badge.module',
];

const language = document.documentElement.lang;
const strings = language.startsWith('ne') ? ne : en;
const host = document.createElement('dev-panel');
host.lang = strings === ne ? language : 'en';
const root = host.attachShadow({ mode: 'open' });
root.adoptedStyleSheets = [sheetOf(styles)];
document.adoptedStyleSheets.push(sheetOf(pageStyles));
document.body.append(host);
createRoot(root).render(
  <>
    {componentStyles.map((name) => (
      <link key={name} rel="stylesheet" href={`/src/${name}.css`} />
    ))}
    <Bar host={host} strings={strings} />
  </>,
);

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
