import { useState } from 'react';
import { Field } from '../../site/ui/field/Field.tsx';
import { ErrorList } from './ErrorList.tsx';
import { SaveButton } from './SaveButton.tsx';
import { useStaff } from './context.ts';
import { useAnswer } from './useAnswer.ts';
import { useSave } from './useSave.ts';

interface RemoveFormProps {
  file: string;
  /** The name of the kind: `Question`. */
  typeName: string;
  /** The titles in all languages. */
  titles: readonly string[];
}

/** Renders the button that removes an entry or a page, and asks where the visitors of its address go. */
export function RemoveForm({ file, typeName, titles }: RemoveFormProps) {
  const { ask, session, strings } = useStaff();
  const { save, repair, isSaving, errors } = useSave();
  const { answer: successors = [] } = useAnswer(() => session.successors(file), file);
  const [chosen, setChosen] = useState<string>();
  const isPage = file.includes('/pages/');
  // Visitors of an answer reach the page that had it. Those of a page would find nothing.
  const successor = chosen ?? (isPage ? successors[0]?.path : undefined);
  const remove = () =>
    save(async (accepts) => {
      const request = { file, successor };
      // Texts that link to it come before the question.
      const attempt = accepts ? undefined : await session.tryRemoval(request);
      if (attempt?.result === 'errors') return attempt;
      const text = strings.confirmRemove(typeName, titles);
      const isSure = accepts || (await ask({ text, yes: strings.remove, no: strings.cancel }));
      return isSure ? session.removeAll(request, accepts) : undefined;
    });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void remove();
      }}
    >
      {successors.length > 0 && (
        <Field label={strings.visitorsGoTo} name="successor">
          <select value={successor ?? ''} onChange={({ target: { value } }) => setChosen(value)}>
            {successors.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
            <option value="">{isPage ? strings.nowhere : strings.noAnswer}</option>
          </select>
        </Field>
      )}
      <SaveButton type="submit" isSaving={isSaving}>
        {strings.removeItem(typeName)}
      </SaveButton>
      <ErrorList errors={errors} repair={repair} />
    </form>
  );
}
