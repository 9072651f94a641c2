import { createRoot } from 'react-dom/client';
import { Bar } from './Bar.tsx';
import { language } from './language.ts';
import './page.css';
import barStyles from './bar.css?inline';

/** The style sheets of the site that the bar uses. A shadow root ignores the page's style sheets. */
const styleSheetPaths = [
  'styles/base',
  'ui/button/button.module',
  'ui/field/field.module',
  'ui/icon/icon.module',
  'ui/badge/badge.module',
];

const host = document.createElement('dev-panel');
host.lang = language;
const root = host.attachShadow({ mode: 'open' });
const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(barStyles);
root.adoptedStyleSheets = [styleSheet];
document.body.append(host);
createRoot(root).render(
  <>
    {styleSheetPaths.map((path) => (
      <link key={path} rel="stylesheet" href={`/src/site/${path}.css`} />
    ))}
    <Bar host={host} />
  </>,
);
