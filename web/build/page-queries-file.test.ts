import { parse } from 'graphql';

import { pageQueries } from './page-queries-file';

const DOCUMENTS = `
  query Landing { landing { clinic { ...Facts } } }
  query NextSlots($limit: Int!) { nextSlots(limit: $limit) { startTime } }
  fragment Facts on Clinic { name }
`;

test('only the queries of pages are written, with the types the browser’s cache needs', () => {
  const text = pageQueries(DOCUMENTS, new Set(['Landing']));
  expect(() => parse(text)).not.toThrow();
  expect(text.replace(/\s+/g, ' ')).toBe(
    'query Landing { landing { clinic { ...Facts __typename } __typename } } fragment Facts on Clinic { name __typename }',
  );
});

test('a query that is gone fails the build', () => {
  expect(() => pageQueries(DOCUMENTS, new Set(['Landing', 'Welcome']))).toThrow(
    'No query or fragment is called Welcome.',
  );
  const loose = 'query Landing { landing { ...Facts } }';
  expect(() => pageQueries(loose, new Set(['Landing']))).toThrow('No query or fragment is called Facts.');
});
