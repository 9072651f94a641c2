import { offsetOf } from '../../../content/diagnostics/position.ts';
import type { Editable, EditError, Save, SaveAnswer, ShownFact } from '../protocol.ts';
import type { Change } from '../../../content/sentences/compare.ts';
import { button, make, readable, sourceButton, type OpenSource } from './elements.ts';
import { entryForm } from './entry-form.ts';
import { factsIn } from './facts-in.ts';
import { keptSave, type Notice } from './notice.ts';
import { ask } from './server.ts';

/**
 * Makes the dialog in which somebody changes a part of a file or the file as a whole.
 * @param home what it is put into
 * @param knownFacts the facts in the language of the page
 * @returns opens a source there; where it is none that can be changed there, in the editor
 */
export function createEditDialog(
  home: ShadowRoot,
  notice: Notice,
  knownFacts: () => readonly ShownFact[],
): OpenSource {
  let shown: Editable;
  const where = make('p');
  const label = make('label', { htmlFor: 'edited' });
  const box = make('textarea', { id: 'edited' });
  const facts = make('ul');
  const stale = make('div', { className: 'stale' });
  const messages = make('div', { role: 'alert' });
  const whole = make('input', { type: 'checkbox', role: 'switch' });
  const save = make('button', { className: 'main' }, 'Save');
  const more = make('div', { className: 'more' });
  const form = make(
    'form',
    { method: 'dialog' },
    where,
    label,
    box,
    facts,
    stale,
    messages,
    make(
      'div',
      { className: 'buttons' },
      save,
      button(() => dialog.close(), 'Cancel'),
      button(() => openInEditor(shown.source), 'Open in editor'),
      make('label', {}, whole, ' Whole file'),
    ),
  );
  const dialog: HTMLDialogElement = make(
    'dialog',
    { ariaLabel: 'Edit' },
    make('h2', {}, 'Edit'),
    form,
    more,
  );
  home.append(dialog);

  const isUnsaved = () => dialog.open && box.value !== shown.value;
  const mayLeave = () => !isUnsaved() || confirm('Leave what you wrote unsaved?');

  /** @param isOnPage whether the source names a place of the text that the page shows, which may be older */
  const open = async (source: string, asWhole = false, isOnPage = !asWhole) => {
    if (!mayLeave()) {
      whole.checked = shown.id === undefined;
      return;
    }
    // The dialog holds text.
    if (source.startsWith('content/pictures/')) return openInEditor(source);
    try {
      show(await ask('edit', { source, whole: asWhole, isOnPage }));
    } catch (error) {
      sayWhy(source, error as Error);
    }
  };

  const show = (editable: Editable) => {
    shown = editable;
    notice.hide();
    const { value, id, source, errors, language = '', selected } = editable;
    where.replaceChildren(readable(source));
    label.replaceChildren(editable.label);
    box.value = value;
    box.lang = language;
    box.classList.toggle('whole', id === undefined || selected !== undefined);
    whole.checked = id === undefined;
    showFacts();
    stale.replaceChildren(...(editable.stale ? howStale(editable.stale) : []));
    showErrors(errors);
    more.replaceChildren(entryForm(editable, create));
    if (editable.isRemovable) more.append(button(remove, `Remove ${editable.name}`));
    // Closed first, the panel gives the focus back, to where the dialog returns it later.
    home.querySelector<HTMLElement>('.panel')?.hidePopover();
    if (!dialog.open) dialog.showModal();
    moveTo(id === undefined ? source : undefined);
    if (selected) box.setSelectionRange(...selected);
  };

  /** Puts the cursor at a source, in view, or at the end. */
  const moveTo = (source?: string) => {
    const [, line, column] = /:(\d+):(\d+)$/.exec(source ?? '') ?? [];
    const offset = source
      ? offsetOf(box.value, { line: Number(line), column: Number(column) })
      : box.value.length;
    box.setSelectionRange(offset, offset);
    box.blur();
    box.focus();
  };

  const howStale = (changes: readonly Change[]) => [
    make('p', {}, 'What this translates may say something else now:'),
    ...changes.map(({ sign, sentence }) => make(sign === '-' ? 'del' : 'ins', {}, sentence)),
    button(() => {
      if (mayLeave()) ask('done', shown.file).then(take, refused);
    }, 'Both say the same'),
  ];

  const showFacts = () => facts.replaceChildren(...factsIn(box.value, knownFacts(), open));

  const showErrors = (errors: readonly EditError[]) => {
    messages.replaceChildren(
      ...(errors.length === 0 ? [] : [make('ul', {}, ...errors.map(errorItem))]),
    );
  };

  const errorItem = ({ source, message, fix }: EditError) => {
    const isHere = source.startsWith(`${shown.file}:`);
    const goThere: OpenSource = (there) => (isHere ? moveTo(there) : open(there, true));
    const isShown = isHere && shown.id !== undefined;
    return make(
      'li',
      {},
      ...(isShown ? [] : [sourceButton(source, goThere, readable(source))]),
      make('p', {}, message),
      ...(fix ? [fixButton(fix)] : []),
    );
  };

  const fixButton = ({ lines, value }: NonNullable<EditError['fix']>) => {
    const apply = () => {
      box.value = value;
      changed();
      box.focus();
    };
    const made = button(apply, 'Write: ', make('code', {}, lines));
    made.className = 'fix';
    return made;
  };

  /** The text is no longer the one that the fixes were made for. */
  const changed = () => {
    for (const fix of messages.querySelectorAll('.fix')) fix.remove();
    showFacts();
  };

  const take = (answer: SaveAnswer) => {
    if (answer.result === 'errors') showErrors(answer.errors);
    else if (answer.result === 'changed') showChanged(answer.now);
    else {
      // Its closing takes away what stood in it.
      if (answer.result === 'saved') {
        dialog.addEventListener('close', () => notice.showSaved(answer.save), { once: true });
      }
      dialog.close();
    }
  };

  const showChanged = (now: Editable | undefined) => {
    if (!now) {
      const message = 'This is no longer in the file. Copy your words before you leave.';
      messages.replaceChildren(make('p', {}, message));
      return;
    }
    shown = now;
    messages.replaceChildren(
      make('p', {}, 'This has changed meanwhile. The file now says:'),
      make('pre', { tabIndex: 0 }, now.value),
      make('p', {}, 'Save writes your words in its place.'),
    );
  };

  const refused = ({ message }: Error) => messages.replaceChildren(make('p', {}, message));
  const submit = () => {
    const { file, id, shown: before } = shown;
    ask('save', { file, id, shown: before, value: box.value }).then(take, refused);
  };
  const remove = () => {
    if (confirm(`Remove ${shown.name}?`)) ask('remove', shown.file).then(take, refused);
  };
  const create: Parameters<typeof entryForm>[1] = async (entry) => {
    if (!mayLeave()) return;
    try {
      const created = await ask('create', entry);
      // There was one question already.
      box.value = shown.value;
      await showSaved(created);
    } catch (error) {
      refused(error as Error);
    }
  };
  /** Says what was saved and opens a file that was made, again when that loads the page again. */
  const showSaved = async (saved: Save) => {
    notice.showSaved(saved);
    if (!saved.created) return;
    await open(saved.created, true);
    notice.showSaved(saved);
  };
  const openInEditor = async (source: string) => {
    try {
      if (await ask('openInEditor', source)) return;
      notice.show(
        `No editor could be started. This is written in ${readable(source)}: open that file in a text editor. Or start an editor such as VS Code, and click again.`,
      );
    } catch (error) {
      sayWhy(source, error as Error);
    }
  };
  const sayWhy = (source: string, { message }: Error) =>
    notice.show(
      `This is written in ${readable(source)}. ${message}`,
      button(() => openInEditor(source), 'Open in editor'),
    );

  box.addEventListener('input', changed);
  whole.addEventListener('change', () => void open(shown.source, whole.checked, false));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  // Not those of the form for a new entry.
  form.addEventListener('keydown', (event) => {
    const isOneLine =
      shown.id !== undefined && shown.label !== 'paragraph' && !shown.value.includes('\n');
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
    const isEnter = event.key === 'Enter' && event.target === box && isOneLine && !event.shiftKey;
    if (!isSave && !(isEnter && !event.isComposing)) return;
    event.preventDefault();
    submit();
  });
  // A second Escape would close it without a question that can be answered by no.
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !mayLeave()) event.preventDefault();
  });
  dialog.addEventListener('close', notice.hide);
  void keptSave().then((kept) => kept && showSaved(kept));
  // The page is loaded again when another one comes or goes.
  addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  return open;
}
