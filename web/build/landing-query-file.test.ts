import { parse } from 'graphql';

import { landingQuery } from './landing-query-file';

const DOCUMENTS = `
  query Landing { landing { clinic { ...Facts } } }
  query NextSlots($limit: Int!) { nextSlots(limit: $limit) { startTime } }
  fragment Facts on Clinic { name }
`;

test('only the landing’s query is written, with the types the browser’s cache needs', () => {
  const text = landingQuery(DOCUMENTS);
  expect(() => parse(text)).not.toThrow();
  expect(text.replace(/\s+/g, ' ')).toBe(
    'query Landing { landing { clinic { ...Facts __typename } __typename } } fragment Facts on Clinic { name __typename }',
  );
});
