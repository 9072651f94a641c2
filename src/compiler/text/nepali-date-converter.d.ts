/** The package contains types, but its "exports" hide them. */
declare module '@remotemerge/nepali-date-converter' {
  interface NepaliDate {
    year: number;
    /** From 1. */
    month: number;
    date: number;
  }

  export default class DateConverter {
    constructor(date: string);
    toAd: () => NepaliDate;
    toBs: () => NepaliDate;
  }
}
