import { orderOf } from '../../read/resolve/order.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { Rule } from './rule.ts';
import { say } from '../../../site/fields/say.ts';

export const duplicateOrder: Rule = {
  id: 'duplicate-order',
  level: 'warning',
  scope: 'site',
  summary: 'No two entries of a folder, or links in the header, have the same order.',
  check({ defaultLanguage: { files } }) {
    const lastPositions = new Map<string, Finding['related']>();
    return files.flatMap((file) => {
      const order = orderOf(file);
      if (!order) return [];
      const { number, position } = order;
      const key = `${file.textFile.folder} ${number}`;
      const related = lastPositions.get(key);
      lastPositions.set(key, position);
      if (!related) return [];
      const message = say`Another file also has the order ${{ number }}. Change one of them to choose which comes first.`;
      return [{ ...position, message, related }];
    });
  },
};
