import { expect, test } from 'vitest';
import { pageText } from '../../../scripts/diff/text-pieces.ts';

/** The pieces of text in the main part of a page. */
function piecesOf(html: string): string[] {
  return pageText({ id: 'page', lang: 'en', head: '', body: `<main>${html}</main>` }).own;
}

test('title and description belong to the page, and what stands around main does not', () => {
  const head =
    '<title>Spare &amp; parts</title><meta name="description" content="Handles."/><meta name="robots" content="noindex"/>';
  const body =
    '<header>Shop</header><main>Hinges</main><footer>Mill Lane</footer><script>go()</script>';
  expect(pageText({ id: 'page', lang: 'en', head, body })).toEqual({
    own: ['title: Spare & parts', 'description: Handles.', 'Hinges'],
    around: ['Shop', 'Mill Lane'],
  });
});

test('emphasis and links in running text are a part of it', () => {
  const html = '<p>Good <strong>handles</strong> for\n<a href="/faq">all <em>doors</em></a>.</p>';
  expect(piecesOf(html)).toEqual(['Good handles for all doors.']);
});

test('links side by side are pieces of their own', () => {
  const html = '<p><a><span><b>Call</b> us</span><span> (new tab)</span></a> <a>Write</a></p>';
  expect(piecesOf(html)).toEqual(['Call us (new tab)', 'Write']);
});

test('pictures and labels are heard, and a picture without words is not', () => {
  const html = '<form aria-label="Ask us"><img alt="A hinge."/><img alt=""/><p>Name</p></form>';
  expect(piecesOf(html)).toEqual(['label: Ask us', 'picture: A hinge.', 'Name']);
});

test('a row of a table is one piece', () => {
  const html = '<table><tbody><tr><th>Monday</th><td>Closed</td></tr></tbody></table>';
  expect(piecesOf(html)).toEqual(['Monday: Closed']);
});
