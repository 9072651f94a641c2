import { useStaff } from '../../parts/context.ts';
import { SourceButton } from '../../parts/SourceButton.tsx';

/** Renders each fact that a text contains, such as `{phone}`: its value, and a button that edits the fact. */
export function UsedFacts({ text }: { text: string }) {
  const { facts, strings } = useStaff();
  const names = new Set([...text.matchAll(/\{\s*([A-Za-z_]+)\s*\}/g)].map(([, name]) => name));
  return facts
    .filter(({ name }) => names.has(name))
    .map(({ name, text: fact, source }) => (
      <p key={name}>
        {strings.factIs(name, fact)} <SourceButton source={source} label={strings.changeFact} />
      </p>
    ));
}
