import { searchLimits } from '../../../compiler/check/rules/text-length.ts';
import { splitLetters } from '../../../site/lib/header-length.ts';
import type { Editable } from '../../edits/edit-text.ts';
import { shorten } from '../../describe/change-rows.ts';
import { useStaff } from '../../parts/context.ts';

interface SearchPreviewProps {
  editable: Editable;
  /** The typed text. */
  text: string;
}

/** Renders how search engines show a page while its title or its description is edited, and how much of it they show. */
export function SearchPreview({ editable: { file, label, type }, text }: SearchPreviewProps) {
  const { content, facts, strings } = useStaff();
  if (type !== 'page' || !(label === 'title' || label === 'description')) return undefined;
  const saved = content.latest.files.find(({ textFile }) => textFile.path === file)?.data;
  const typed = text.replaceAll(
    /\{\s*(\w+)\s*\}/g,
    (braces, name: string) => facts.find((fact) => fact.name === name)?.text ?? braces,
  );
  const shown = (field: keyof typeof searchLimits) =>
    shorten(field === label ? typed : String(saved?.[field] ?? ''), searchLimits[field].max);
  const count = splitLetters(typed).length;
  const { max } = searchLimits[label];
  const { formatNumber } = strings;
  return (
    <section aria-label={strings.inSearch}>
      <p className={count > max ? 'warning' : undefined}>
        {strings.characters(formatNumber(String(count)), formatNumber(String(max)))}{' '}
        <span role="status">{count > max && strings.willBeCut}</span>
      </p>
      <figure className="search-result">
        <figcaption>{strings.inSearch}</figcaption>
        <p>{shown('title')}</p>
        <small>{location.host}</small>
        <p>{shown('description')}</p>
      </figure>
    </section>
  );
}
