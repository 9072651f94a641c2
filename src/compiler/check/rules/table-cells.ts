import { positionOf } from '../../read/parse/nodes.ts';
import { checkNodes } from './check-nodes.ts';
import type { Rule } from './rule.ts';
import { say } from '../../../site/fields/say.ts';

export const tableCells: Rule = {
  id: 'table-cells',
  level: 'warning',
  scope: 'file',
  summary: 'No row of a table has more cells than its head.',
  check: (file) =>
    checkNodes(file, (node) => {
      if (node.type !== 'table') return undefined;
      const [head, ...rows] = node.children;
      const columns = head?.children.length ?? 0;
      const row = rows.find(({ children }) => children.length > columns);
      if (!row) return undefined;
      const count = row.children.length;
      const message = say`Visitors do not see all cells of this row. It has ${{ count }}, but the first row has ${{ columns }}.`;
      return { ...positionOf(row), message };
    }),
};
