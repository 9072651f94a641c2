import * as entries from './entries.ts';
import * as hours from './hours.ts';
import * as pictures from './pictures.ts';
import * as sending from './sending.ts';
import type { PublishedStory, Story } from './story.ts';
import * as texts from './texts.ts';

type Job<AnyStory> = [number: number, title: string, maxPresses: number, story: AnyStory];

/**
 * The jobs of staff, each with the most taps or clicks that it may take after the page has opened. Jobs
 * of several kinds have several rows. A tap into a field counts, and typing does not. The windows of the
 * phone itself do not count: its photos, its date picker, and its question before something is removed.
 */
export const jobs: readonly Job<Story>[] = [
  [1, 'replaces the picture of a door', 4, pictures.replaceDoor],
  [1, 'replaces the picture of a category', 4, pictures.replaceCategory],
  [1, 'replaces the opening picture of a page', 4, pictures.replaceOpening],
  [1, 'replaces the logo', 4, pictures.replaceLogo],
  [1, 'replaces an added photo', 5, pictures.replaceAdded],
  [2, 'adds a photo to an answer in both languages', 8, pictures.addPhotoToAnswer],
  [3, 'adds a question in both languages', 6, entries.addQuestion],
  [3, 'adds a card in both languages', 7, entries.addCard],
  [4, 'writes a question on the Nepali page', 4, entries.askInNepali],
  [5, 'confirms a Nepali text beside the English one', 4, texts.confirmNepali],
  [6, 'moves a question up', 5, entries.moveQuestion],
  [6, 'moves a card up', 5, entries.moveCard],
  [6, 'moves a card of a page up', 5, entries.moveCardOfPage],
  [7, 'changes where a card leads', 4, texts.changeCardLink],
  [7, 'changes the address of a social page', 4, texts.changeSocialLink],
  [8, 'pastes a price list', 3, texts.pastePrices],
  [8, 'changes a price of a list', 3, texts.changePrice],
  [9, 'finds and changes a colour', 4, texts.changeColour],
  [9, 'finds and changes a notice', 4, texts.changeNotice],
  [10, 'adds a page, which opens', 4, entries.addPage],
  [11, 'adds a team member with an icon', 5, entries.addTeamMember],
  [12, 'announces something, and previews that day', 7, hours.addAnnouncement],
  [13, 'changes the hours of Friday', 5, hours.changeFriday],
  [14, 'reads what has changed, and undoes it', 7, hours.readAndUndoChange],
  [15, 'removes a team member in both languages, and undoes it', 6, entries.removeTeamMember],
  [16, 'changes a sentence', 3, texts.changeSentence],
  [17, 'enters a holiday of several days', 6, hours.addHoliday],
  [17, 'enters a holiday with short hours', 7, hours.addShortDay],
  [18, 'changes a holiday', 4, hours.changeHoliday],
  [19, 'changes the phone number', 3, texts.changePhone],
  [20, 'changes the mail address', 3, texts.changeMail],
  [21, 'changes the title of a card', 3, texts.changeCardTitle],
  [22, 'previews next Saturday', 3, hours.previewSaturday],
  [23, 'undoes three changes', 11, hours.undoThreeTimes],
  [24, 'changes the title for search engines', 4, texts.changeSearchTitle],
  [27, 'removes a linked question', 6, entries.removeLinkedQuestion],
  [31, 'orders by list', 7, entries.orderQuestions],
  [30, 'crops a photo', 6, pictures.cropDoor],
  [32, 'enters a price list in both languages', 11, texts.enterPriceList],
  [29, 'undoes an older change, and makes it again', 14, hours.undoOlderChange],
];

export const publishedJobs: readonly Job<PublishedStory>[] = [
  [25, 'sends a change', 5, sending.send],
  [26, 'sends the next change', 10, sending.sendAgain],
  [28, 'solves a conflict in a sentence', 10, sending.solveConflict],
];
