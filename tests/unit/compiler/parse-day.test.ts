import { expect, test } from 'vitest';
import { parseDay } from '../../../src/compiler/text/parse-day.ts';
import { toBikramSambat } from '../../../src/compiler/text/bikram-sambat.ts';

const today = '2026-11-27';

test.for([
  // A.D. has no 31 June, Bikram Sambat has 31 Asoj.
  ['2083-06-31', '2026-10-17'],
  ['२०८३-०६-३१', '2026-10-17'],
  ['31/6/2083', '2026-10-17'],
  ['15 Mangsir 2083', '2026-12-01'],
  ['Mangsir 15, 2083', '2026-12-01'],
  ['२०८३ साल मंसिर १५ गते, मङ्गलबार', '2026-12-01'],
  ['32 Asar 2083', '2026-07-16'],
  // Two spellings of Kattik.
  ['४ कार्तिक २०८३', '2026-10-21'],
  ['४ कात्तिक २०८३', '2026-10-21'],
  ['वि.सं. २०८३ मङ्\u200Cसिर १५ गते, मंगलवार', '2026-12-01'],
  ...'मङ्सिर मङ्गसिर मंगसिर मार्ग'.split(' ').map((month) => [`१५ ${month} २०८३`, '2026-12-01']),
  ...'बैशाख वैशाख बैसाख वैसाख'.split(' ').map((month) => [`१ ${month} २०८३`, '2026-04-14']),
  ...'असार आषाढ असाढ'.split(' ').map((month) => [`१ ${month} २०८३`, '2026-06-15']),
  ...'असोज असौज आश्विन अश्विन'.split(' ').map((month) => [`१ ${month} २०८३`, '2026-09-17']),
  ...'कार्त्तिक कार्तिक'.split(' ').map((month) => [`४ ${month} २०८३`, '2026-10-21']),
  ...'पुस पुष पूस पौष पौस'.split(' ').map((month) => [`१५ ${month} २०८३`, '2026-12-30']),
  ...'फागुन फागुण फाल्गुन फाल्गुण'.split(' ').map((month) => [`१ ${month} २०८३`, '2027-02-13']),
])('reads %s in Bikram Sambat', ([typed = '', date]) => {
  expect(parseDay(typed, today)).toMatchObject({ date, isBikramSambat: true });
});

test.for([
  ['2027-03-03', '2027-03-03'],
  ['3 March 2027', '2027-03-03'],
  ['March 3rd, 2027', '2027-03-03'],
  ['Wednesday, 3 March 2027', '2027-03-03'],
  ['सन् २०२७ मार्च ३', '2027-03-03'],
  ['2027/3/3', '2027-03-03'],
  ['25/12/2026', '2026-12-25'],
  ['ईसवी सन् २०२७ मार्च ३, बुधवार', '2027-03-03'],
  ['ईस्वी २०२७ मार्च ३', '2027-03-03'],
  ['इस्वी २०२७ फेब्रवरी ३', '2027-02-03'],
  ['अगष्ट ३, २०२७', '2027-08-03'],
  ['डिसेम्वर २५, २०२६', '2026-12-25'],
])('reads %s in A.D.', ([typed = '', date]) => {
  expect(parseDay(typed, today)).toMatchObject({ date, isBikramSambat: false });
});

test.for([
  ['१५ मंसिर', '2026-12-01'],
  ['10 Mangsir', '2027-11-26'],
  ['1 Baisakh', '2027-04-14'],
  ['27 November', '2026-11-27'],
  ['अक्टोबर २०', '2027-10-20'],
])('takes %s without a year for the next such day', ([typed = '', date]) => {
  expect(parseDay(typed, today)?.date).toBe(date);
});

test.for([
  '2083-06-32',
  '2083-13-01',
  '2026-06-31',
  '5/12/2026',
  '5/12/2083',
  '15 Mangsir 2026',
  // A Tuesday, and a Saturday.
  '२०८३ मंसिर १५ गते, शनिबार',
  'Friday, 5 December 2026',
  '3 March 2083',
  '30 February',
  '15',
  'May',
  'soon',
  '1 May or 2 May',
  'from 3 March 2027',
])('does not read %s as a day', (typed) => expect(parseDay(typed, today)).toBeUndefined());

test('says that days from 2084 on are not official', () => {
  expect(toBikramSambat('2027-04-13')).toEqual({
    year: 2083,
    month: 12,
    day: 30,
    isOfficial: true,
  });
  expect(toBikramSambat('2027-04-14')).toEqual({ year: 2084, month: 1, day: 1, isOfficial: false });
});
