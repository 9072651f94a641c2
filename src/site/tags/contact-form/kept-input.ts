/** The key is the same in all languages, so that a visitor can change the language. */
const storageKey = 'contact-form';

/**
 * Keeps the input of a form until the tab is closed: after a reload, on the way back and in another
 * language. The input stays in the browser. A form works without storage, which browsers may block.
 */
export function storeInput(form: HTMLFormElement) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(new FormData(form))));
  } catch {}
}

/** Fills the empty controls. Visitors may already have typed in others, so stores the result. */
export function restoreInput(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(readInput())) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) {
      const option = [...control.options].find((choice) => choice.value === value);
      if (option && !control.value) option.selected = true;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value ||= value;
    }
  }
  storeInput(form);
}

function readInput(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
