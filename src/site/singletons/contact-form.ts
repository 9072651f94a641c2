import { z } from 'zod';
import { template, text } from '../fields/text.ts';

const mailVariables = ['visitor_name', 'visitor_phone', 'visitor_email', 'message'] as const;

export const contactForm = z
  .strictObject({
    label: text('The name of the form, for screen readers.'),
    required: text('The line above the fields.'),
    name: text('The label of the name.'),
    email: text('The label of the e-mail address.'),
    phone: text('The label of the phone number.'),
    subject: text('The label of the subject.'),
    subject_empty: text('The text of the subject field until the visitor chooses a subject.'),
    subjects: z
      .array(text('A subject. The subject of the mail is the one in the default language.'))
      .min(1)
      .meta({ description: 'The subjects to choose from.' }),
    message: text('The label of the message.'),
    send: text('The button that opens the mail.'),
    mail: template('The text of the mail, with its template variables.', mailVariables),
    help: z
      .strictObject({
        heading: text('The heading of the help that shows after sending.'),
        words: text('What to do when no mail app opened.'),
        long: text('Added when the message is so long that mail apps may cut it.'),
        copy: text('The button that copies the message.'),
        copied: text('The notice after the message was copied.'),
        not_copied: text('The notice when the browser does not allow copying.'),
        whatsapp: text('The button that sends the same text on WhatsApp.').optional(),
        sms: text(
          'The button that sends the same text by SMS. Without it, there is no such button.',
        ).optional(),
        call: text('The button that calls the shop.'),
      })
      .meta({ description: 'What the visitor can do when no mail app opened.' }),
  })
  .meta({ description: 'The text of the contact form and of the mail that it writes.' });
