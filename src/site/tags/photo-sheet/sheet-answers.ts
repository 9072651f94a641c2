/** The values of the answers by the name of their controls. Ticked photos are one value. */
export type Answers = Readonly<Record<string, string>>;

/** Returns the answers of the controls: ticked boxes, the chosen option, and fields with text. */
export function readAnswers(controls: readonly HTMLInputElement[]): Answers {
  const answers: Record<string, string> = {};
  for (const control of controls) {
    const value = control.value.trim();
    if (!value || (isChoice(control) && !control.checked)) continue;
    // After the hyphen, the name of a radio button has the sheet that it belongs to.
    const [name = ''] = control.name.split('-');
    const previous = answers[name];
    answers[name] = previous ? `${previous}, ${value}` : value;
  }
  return answers;
}

/** The session storage key of the states of all controls, in the order of the page. */
const storageKey = 'photo-sheet';

/** Saves the states of the controls until the tab is closed, if the browser allows it. */
export function saveControls(controls: readonly HTMLInputElement[]) {
  const states = controls.map((control) => (isChoice(control) ? control.checked : control.value));
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(states));
  } catch {
    // Without storage, the sheet works until the visitor leaves the page.
  }
}

/** Restores saved states. Keeps what the visitor has ticked or typed in the meantime. */
export function restoreControls(controls: readonly HTMLInputElement[]) {
  const states = savedStates();
  const answered = new Set(
    controls.filter((control) => isRadio(control) && control.checked).map(({ name }) => name),
  );
  for (const [index, control] of controls.entries()) {
    const state = states[index];
    if (isRadio(control) && answered.has(control.name)) continue;
    if (isChoice(control)) control.checked ||= state === true;
    else if (typeof state === 'string') control.value ||= state;
  }
}

function savedStates(): readonly unknown[] {
  try {
    const states: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(states) ? states : [];
  } catch {
    return [];
  }
}

/** Returns true for checkboxes and radio buttons. */
function isChoice({ type }: HTMLInputElement): boolean {
  return type !== 'text';
}

function isRadio({ type }: HTMLInputElement): boolean {
  return type === 'radio';
}
