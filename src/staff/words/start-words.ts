interface StartWords {
  loading: string;
  loadingChanges: string;
  offline: string;
}

/** The words that the staff page shows before its own script has arrived, in the languages of the bar. */
export const startWords: Readonly<Record<'en' | 'ne', StartWords>> = {
  en: {
    loading: 'One moment …',
    loadingChanges: 'Your changes are loading …',
    offline: 'There is no connection.',
  },
  ne: {
    loading: 'एकछिन पर्खनुहोस् …',
    loadingChanges: 'तपाईंका परिवर्तनहरू खुल्दै छन् …',
    offline: 'इन्टरनेट जोडिएको छैन।',
  },
};
