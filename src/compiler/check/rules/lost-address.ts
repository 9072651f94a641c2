import { startOfFile } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { isPage, requiredPages, type ContentFile } from '../../read/resolve/content-file.ts';
import {
  addOldAddress,
  addressOf,
  findOldAddresses,
  hasAddress,
} from '../../read/resolve/old-addresses.ts';
import type { Rule, SiteContent } from './rule.ts';
import { say, sayInReport } from '../../../site/fields/say.ts';

/** An address that visitors know, and that leads nowhere any more. */
interface LostAddress {
  address: string;
  /** The folder of the file that had it. */
  folder: string;
  /** The published file that most probably replaces it. */
  successor: ContentFile;
}

export const lostAddress: Rule = {
  id: 'lost-address',
  level: 'warning',
  scope: 'published',
  summary: 'A published page or answer that is renamed or removed leads its visitors elsewhere.',
  check: (site, published) =>
    findLostAddresses(site, published).map(({ address, folder, successor }) => {
      const name = folder === 'pages' ? address : `#${address}`;
      const message = [
        ...say`${{ address: name }}: This address was published. Where should its visitors go?`,
        ...sayInReport`Write "was:" and this address in the file that replaces it, such as this one.`,
      ];
      const fix = addOldAddress(successor, address);
      return { path: successor.textFile.path, ...startOfFile, message, fix };
    }),
};

/** Finds the published addresses of pages and answers that lead nowhere any more. */
function findLostAddresses(site: SiteContent, published: SiteContent): LostAddress[] {
  const [before, after] = [published, site].map(addressesIn);
  const isLost = ({ key }: KnownAddress) => !after?.some((known) => known.key === key);
  return (before ?? []).filter(isLost).flatMap(({ address, file: { textFile } }) => {
    const inFolder = ownersIn(site).filter((file) => file.textFile.folder === textFile.folder);
    const added = inFolder.find(
      (file) => !ownersIn(published).some((old) => old.textFile.path === file.textFile.path),
    );
    const similarId = nearest(
      textFile.id,
      inFolder.map((file) => file.textFile.id),
    );
    const successor =
      added ??
      inFolder.find((file) => file.textFile.id === similarId) ??
      inFolder.find((file) => !isPage(file) || file.textFile.id === requiredPages[0]);
    return successor ? [{ address, folder: textFile.folder, successor }] : [];
  });
}

interface KnownAddress {
  key: string;
  address: string;
  file: ContentFile;
}

/** Returns the addresses that lead to a published page or entry, also the old ones. */
function addressesIn(site: SiteContent): KnownAddress[] {
  const owners = ownersIn(site);
  const current = owners.map((file) => ({ address: addressOf(file) ?? '', file }));
  const old = findOldAddresses(site.defaultLanguage.files).flatMap(({ address, target }) =>
    target && owners.includes(target) ? [{ address, file: target }] : [],
  );
  return [...current, ...old].map((known) => ({
    ...known,
    key: `${known.file.textFile.folder} ${known.address}`,
  }));
}

/** Returns the published files of the default language that have an address. */
function ownersIn({ published }: SiteContent): ContentFile[] {
  return published.filter(
    (file) =>
      file.textFile.language === undefined && hasAddress(file) && addressOf(file) !== undefined,
  );
}
