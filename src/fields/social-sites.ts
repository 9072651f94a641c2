import type { SocialName } from './social.ts';

/** What the social sites call themselves, and what the address of a page there begins with. */
export const socialSites: Record<SocialName, { title: string; base: string }> = {
  facebook: { title: 'Facebook', base: 'https://www.facebook.com/' },
  instagram: { title: 'Instagram', base: 'https://www.instagram.com/' },
  tiktok: { title: 'TikTok', base: 'https://www.tiktok.com/@' },
  youtube: { title: 'YouTube', base: 'https://www.youtube.com/@' },
  x: { title: 'X', base: 'https://x.com/' },
  linkedin: { title: 'LinkedIn', base: 'https://www.linkedin.com/company/' },
  pinterest: { title: 'Pinterest', base: 'https://www.pinterest.com/' },
  threads: { title: 'Threads', base: 'https://www.threads.com/@' },
};
