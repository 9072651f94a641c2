import { useMemo } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import guideUrl from '../../../content/README.md?url';
import nepaliGuideUrl from '../../../content/README.ne.md?url';
import { sentenceOf } from '../describe/names.ts';
import { toConnectionError } from '../files/staff-error.ts';
import { useStaff } from '../parts/context.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useAnswer } from '../parts/useAnswer.ts';

/** The URLs of the pictures in the guide, by path. `npm run screenshots -- guide` takes them. */
const pictures: Record<string, string> = import.meta.glob('../guide/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Shows the guide for staff in the language of the bar. Loads it when it is opened. */
export function GuideSheet() {
  const { language, strings } = useStaff();
  const url = language === 'en' ? guideUrl : nepaliGuideUrl;
  const { answer: text, error } = useAnswer(() => readGuide(url), url);
  const body = useMemo(() => text && renderGuide(text), [text]);
  return (
    <Sheet title={strings.help}>
      <div role="status">{error ? sentenceOf(strings, error) : !text && strings.loading}</div>
      <div className="guide">{body}</div>
    </Sheet>
  );
}

/** @throws ConnectionError */
async function readGuide(url: string): Promise<string> {
  const response = await fetch(url).catch(toConnectionError);
  return response.ok ? response.text() : toConnectionError(new Error(`${response.status}`));
}

function renderGuide(text: string) {
  // The sheet shows the title.
  const tree = fromMarkdown(text.replace(/^# .*\n/, ''));
  return toJsxRuntime(toHast(tree), {
    Fragment,
    jsx,
    jsxs,
    components: {
      img: ({ src = '', alt = '' }) => (
        <img src={pictures[src.replace('../src/staff', '..')]} alt={alt} loading="lazy" />
      ),
      // Guides for other people are not on this page.
      a: ({ children }) => children,
    },
  });
}
