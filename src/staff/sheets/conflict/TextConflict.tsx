import { useMemo, useState } from 'react';
import { locationAt } from '../../../compiler/content-types/file-location.ts';
import { formatFieldIn } from '../../describe/names.ts';
import { compareVersions, type ConflictRow } from '../../draft/conflict-rows.ts';
import type { Conflict, Version } from '../../draft/conflicts.ts';
import { typeOf } from '../../edits/file-context.ts';
import { StaffError } from '../../files/staff-error.ts';
import { Form } from '../../parts/form/Form.tsx';
import { ErrorList } from '../../parts/ErrorList.tsx';
import { StaffButton } from '../../parts/StaffButton.tsx';
import { useStaff } from '../../parts/context.ts';
import { useSave } from '../../parts/useSave.ts';
import { ConflictTexts } from './ConflictTexts.tsx';

/** The name under which the text from both versions is kept. */
const joinedText = 'joined';

/**
 * Shows a text of two people, and what staff can choose. Several texts of a file come one after the other. Versions
 * that differ in more than texts are chosen as a whole.
 */
export function TextConflict({ conflict }: { conflict: Conflict }) {
  const { content, keepTyped, session, strings, typed } = useStaff();
  const { path, mine, theirs, merged, before } = conflict;
  const { save, errors } = useSave();
  const isRemoved = !bytesOf(mine) || !bytesOf(theirs);
  const { rows, choose } = useMemo(() => {
    const versions = [bytesOf(merged ?? mine), bytesOf(theirs), before];
    // Of a removed file, the other version shows what has changed in it.
    const [own, other] = versions.filter((version) => version);
    return compareVersions({ path, before, mine: own, theirs: other });
  }, [path, before, mine, theirs, merged]);
  const [chosen, setChosen] = useState(typed);
  const [isJoining, setJoining] = useState(typed[joinedText] !== undefined);
  const isOneByOne = !merged && !isRemoved && choose !== undefined && rows.length > 0;
  const index = rows.findIndex((row) => chosen[keyOf(row)] === undefined);
  const row = isOneByOne ? rows[index] : undefined;
  const resolve = (version: Version) => session.resolve(conflict, version);
  /** Keeps the chosen text. After the last one, saves the file. */
  const chooseText = async (text = '') => {
    const next = row ? { ...chosen, [keyOf(row)]: text } : chosen;
    const texts = rows.map((candidate) => next[keyOf(candidate)]);
    const known = texts.filter((candidate) => candidate !== undefined);
    if (known.length < texts.length) {
      keepTyped({ ...next, [joinedText]: undefined });
      setChosen(next);
      setJoining(false);
      return undefined;
    }
    const isAll = (side: 'mine' | 'theirs') => rows.every((each, at) => each[side] === texts[at]);
    if (isAll('mine')) return resolve(mine);
    if (isAll('theirs')) return resolve(theirs);
    const bytes = choose?.(known);
    if (!bytes) throw new StaffError('not-editable');
    return resolve([{ path, bytes }]);
  };
  const file = content.latest.files.find(({ textFile }) => textFile.path === path);
  const nameOf = ({ label }: ConflictRow) =>
    formatFieldIn(strings, label, path, file && typeOf(file));
  const { language: folder } = locationAt(path);
  const language = session.languages().find((candidate) => candidate.folder === folder)?.code;
  const shownRows = row ? [row] : rows;
  const count = row && rows.length > 1 ? ` · ${strings.numberOf(index + 1, rows.length)}` : '';
  return (
    <>
      {shownRows.map((shown) => (
        <ConflictTexts
          key={keyOf(shown)}
          name={nameOf(shown) + count}
          row={shown}
          sides={isJoining ? 'theirs' : merged || isRemoved ? 'changes' : 'both'}
          language={language}
        />
      ))}
      <p>{explain()}</p>
      {row && isJoining ? (
        <Form
          key={keyOf(row)}
          inputs={[
            {
              name: joinedText,
              label: strings.joinedText,
              kind: row.label === 'table' ? 'table' : 'long text',
              value: row.both,
              ...(language !== undefined && { language }),
            },
          ]}
          submit={async (values) => chooseText(values[joinedText])}
        />
      ) : (
        <>
          <ErrorList errors={errors} />
          <div className="row actions">
            {merged && (
              <StaffButton look="primary" onClick={() => void save(() => resolve(merged))}>
                {strings.keepBoth}
              </StaffButton>
            )}
            <StaffButton
              onClick={() => void save(() => (row ? chooseText(row.mine) : resolve(mine)))}
            >
              {bytesOf(mine) ? strings.keepMine : strings.removeAnyway}
            </StaffButton>
            <StaffButton
              onClick={() => void save(() => (row ? chooseText(row.theirs) : resolve(theirs)))}
            >
              {bytesOf(theirs) ? strings.takeTheirs : strings.removeAsTheyDid}
            </StaffButton>
            {row && <StaffButton onClick={() => setJoining(true)}>{strings.joinTexts}</StaffButton>}
          </div>
        </>
      )}
    </>
  );

  function explain() {
    if (merged) return strings.bothFit;
    if (!bytesOf(mine)) return strings.removedByYou;
    if (!bytesOf(theirs)) return strings.removedByThem;
    return rows.length === 0 && strings.sameTexts;
  }
}

const keyOf = ({ id, theirs }: ConflictRow) => `${id} ${theirs}`;

function bytesOf([file]: Version) {
  return file?.bytes;
}
