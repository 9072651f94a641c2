import { slug } from 'github-slugger';
import type { Definition, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { FileDiagnostic, Reference } from '../diagnostics/diagnostic.ts';
import { isTag, positionOf } from './guard.ts';
import { validateTag } from './tags.ts';

/** What a body names, with positions: what is checked across files. */
export interface References {
  headings: (Reference & { depth: number; id: string })[];
  links: Reference[];
  pictures: Reference[];
  collections: Reference[];
  tags: Reference[];
  /** What the body says without marks: each paragraph on a line. */
  text: string;
  /** All that visitors read or hear of the body: paragraphs, headings, attributes. */
  words: Reference[];
  /** Whether parts of the body could not be read, so that references may be missing. */
  incomplete: boolean;
}

/**
 * Collects what a body names, and checks its tags, links and pictures as far as it can alone.
 * @param tree the body with the facts inserted
 */
export function collectReferences(
  tree: Root,
  incomplete: boolean,
): { references: References; diagnostics: FileDiagnostic[] } {
  const diagnostics: FileDiagnostic[] = [];
  const references: References = {
    headings: [],
    links: [],
    pictures: [],
    collections: [],
    tags: [],
    text: '',
    words: [],
    incomplete,
  };
  const paragraphs: string[] = [];
  const pictured = new Set<string>();
  visit(tree, 'imageReference', ({ identifier }) => void pictured.add(identifier));

  visit(tree, (node) => {
    const position = positionOf(node);
    const refuse = (message: string) => diagnostics.push({ ...position, message });
    if (isTag(node)) {
      diagnostics.push(...validateTag(node, references));
      references.tags.push({ ...position, name: node.name ?? '' });
    }
    switch (node.type) {
      case 'heading': {
        const name = plainText(node);
        const id = slug(name);
        if (id === '') refuse('this heading has no text; write some after the #');
        references.headings.push({ ...position, name, depth: node.depth, id });
        references.words.push({ ...position, name });
        break;
      }
      case 'paragraph':
      case 'code': {
        const name = plainText(node).replaceAll(/\s+/g, ' ').trim();
        references.words.push({ ...position, name });
        paragraphs.push(name);
        break;
      }
      case 'link':
      case 'linkReference':
        if (plainText(node).trim() === '') refuse('a link needs text to press: [text](/faq)');
        if (node.type === 'link') references.links.push({ ...position, name: node.url });
        break;
      case 'image':
      case 'imageReference':
        if (!node.alt?.trim()) {
          refuse('describe the picture for people who cannot see it: ![description](name)');
        }
        if (node.type === 'image') references.pictures.push({ ...position, name: node.url });
        break;
      case 'definition':
        targetsOf(node, references, pictured).push({ ...position, name: node.url });
    }
  });
  references.text = paragraphs.join('\n');
  return { references, diagnostics };
}

/** The text of a node without marks; a line break is a space. */
export function plainText(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if ('children' in node) return node.children.map(plainText).join('');
  if ('alt' in node) return node.alt ?? '';
  return 'value' in node ? node.value : '';
}

/** An address that stands apart from where it is used belongs to links or to pictures. */
function targetsOf(
  { identifier }: Definition,
  { links, pictures }: References,
  pictured: ReadonlySet<string>,
) {
  return pictured.has(identifier) ? pictures : links;
}
