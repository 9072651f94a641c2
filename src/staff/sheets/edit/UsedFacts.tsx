import type { Editable } from '../../edits/edit-text.ts';
import { useStaff } from '../../parts/context.ts';
import { SourceButton } from '../../parts/SourceButton.tsx';

/** Renders each fact that a text contains, such as `{phone}`: its value, and a button that edits the fact. */
export function UsedFacts({ text, contact }: { text: string; contact: string | undefined }) {
  const { facts, strings } = useStaff();
  const names = new Set([...text.matchAll(/\{\s*([A-Za-z_]+)\s*\}/g)].map(([, name]) => name));
  // The shop chats with the number of its phone, unless it has another one.
  const target =
    facts.find(({ name }) => name === contact) ??
    facts.find(({ name }) => name === 'phone' && contact !== undefined);
  return facts
    .filter((fact) => fact === target || names.has(fact.name))
    .map((fact) => (
      <p key={fact.name}>
        {fact === target ? strings.leadsToFact(fact.text) : strings.factIs(fact.name, fact.text)}{' '}
        <SourceButton source={fact.source} label={strings.changeFact} />
      </p>
    ));
}

/** Returns the name of the fact to which a label leads: `phone` for Call; undefined if it is no contact. */
export function contactOf({ file, label, address }: Editable): string | undefined {
  const isBar = /\/site\/(header|bottom-bar)\.mdx$/.test(file);
  const name = address?.value ?? (isBar ? label : '');
  if (/^(call|sms|viber)$/.test(name)) return 'phone';
  return /^(whatsapp|email)$/.test(name) ? name : undefined;
}
