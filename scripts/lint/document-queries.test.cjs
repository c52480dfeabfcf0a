const { refused } = require('./planted-lint.cjs');

const RULE = { plugin: 'document-queries.mjs', rule: 'turnero-focus/document-queries' };

const QUERIES = [
  `export const a = () => document.getElementById('horarios');`,
  `export const a = (form) => form.current?.querySelector('input')?.focus();`,
  `export const a = (list) => [...list.querySelectorAll('[role="radio"]')];`,
  `export const a = (field) => field.closest('form');`,
];
const NO_QUERY = `export const a = (field) => field.current?.focus();`;

test('A query of the document is refused', () => {
  expect(refused(RULE, [...QUERIES, NO_QUERY])).toEqual([0, 1, 2, 3]);
});
