import { gql, InMemoryCache } from '@apollo/client';

import { edgePages } from './cursor-pages';

const QUERY = gql`
  query List($after: String) {
    waiting(after: $after) {
      edges {
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

interface List {
  waiting: {
    __typename: string;
    edges: { __typename: string; node: { __typename: string; id: string } }[];
    pageInfo: { __typename: string; hasNextPage: boolean; endCursor: string | null };
  };
}

function withTwoPages() {
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { waiting: edgePages((filter) => filter) } } } });
  const write = (ids: string, hasNextPage: boolean, after?: string) =>
    cache.writeQuery<List>({
      query: QUERY,
      variables: { after },
      data: {
        waiting: {
          __typename: 'Connection',
          edges: [...ids].map((id) => ({ __typename: 'Edge', node: { __typename: 'Entry', id } })),
          pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: ids.at(-1) ?? null },
        },
      },
    });
  write('abc', true);
  write('def', true, 'c');
  const read = () => {
    const { edges, pageInfo } = cache.readQuery<List>({ query: QUERY })!.waiting;
    return [edges.map(({ node }) => node.id).join(''), pageInfo.hasNextPage && pageInfo.endCursor];
  };
  return { write, read };
}

// Turnos stand for every list with cursors.
test('the first page of a list of edges, asked for again, keeps those behind it, and what follows them', () => {
  const { write, read } = withTwoPages();
  expect(read()).toEqual(['abcdef', 'f']);
  write('eab', true);
  expect(read()).toEqual(['eabcdf', 'f']);
  write('gh', false, 'f');
  expect(read()).toEqual(['eabcdfgh', false]);
});

test('a list of edges is all that its first page says where nothing follows that', () => {
  const { write, read } = withTwoPages();
  write('ab', false);
  expect(read()).toEqual(['ab', false]);
});
