/** What the finder says to staff; visitors never see it. */
export const staffWords = {
  name: 'Find words',
  open: 'Words that cannot be clicked (Alt and the full stop)',
  heading: 'Where words are written',
  hint: 'Hold Alt and click words on the page to open their file. Words that cannot be clicked here are listed below.',
  page: 'This page',
  sharePicture: 'share picture, made from the title',
};
