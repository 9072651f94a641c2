import type { Mail } from '../../lib/mailto.ts';
import { interpolate } from '../../lib/template.ts';

/**
 * Returns the email for a completed form: the chosen subject and the template with the answers.
 * @param form the fields name, email, phone, subject and message
 * @param template the text of the mail, with variables such as {visitor_name}
 */
export function contactMail(form: FormData, template: string): Omit<Mail, 'to'> {
  const valueOf = (name: string) => String(form.get(name) ?? '');
  return {
    subject: valueOf('subject'),
    body: interpolate(template, {
      visitor_name: valueOf('name'),
      visitor_phone: valueOf('phone'),
      visitor_email: valueOf('email'),
      message: valueOf('message'),
    }),
  };
}
