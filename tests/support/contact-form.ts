import type { Locator, Page } from 'playwright-core';
import { catchExternalUrl } from './links.ts';

/** Values for the contact form, by the names of its fields. */
export const letter = {
  name: 'Sita Sharma',
  email: 'sita@example.com',
  phone: '+977 981-2345678',
  subject: 'A piece for sale',
  message: 'Do you have a desk?\n\nIt may be old.',
};

export type Letter = typeof letter;

/** The names of the form's fields, in order. */
export const fieldNames = Object.keys(letter) as (keyof Letter)[];

/** Chromium's message when it opens a mail program or a phone. */
export const externalHandler = /^Launched external handler for '(mailto|tel):/;

/** The labels of the form's fields. */
export const labels: Record<keyof Letter, string> = {
  name: 'Your name',
  email: 'Your mail address',
  phone: 'Your number',
  subject: 'It is about',
  message: 'Your words',
};

export function field(page: Page, name: keyof Letter): Locator {
  return page.getByRole('form').getByLabel(labels[name], { exact: true });
}

/** Fills the given fields of the form. */
export async function fillForm(page: Page, values: Partial<Letter>) {
  for (const name of Object.keys(values) as (keyof Letter)[]) {
    const value = values[name] ?? '';
    if (name === 'subject') await field(page, name).selectOption({ label: value });
    else await field(page, name).fill(value);
  }
}

export function sendButton(page: Page): Locator {
  return page.getByRole('form').getByRole('button');
}

/** Sends the filled form. @returns the `mailto:` URL that it opens */
export function sendForm(page: Page): Promise<string> {
  return catchExternalUrl(page, () => sendButton(page).click());
}
