import { gql, InMemoryCache } from '@apollo/client';

import { appointmentPages } from './appointment-pages';

const QUERY = gql`
  query List($filter: AppointmentFilter!, $first: Int, $after: String) {
    appointments(filter: $filter, first: $first, after: $after) {
      items {
        id
      }
      next
    }
  }
`;

interface Page {
  appointments: { __typename: string; items: { __typename: string; id: string }[]; next: string | null };
}

const PAST = { until: '2026-11-21T15:00Z' };
const LATER = { until: '2026-11-21T15:10Z' };

function aCache() {
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { appointments: appointmentPages } } } });
  const write = (ids: string, next: string | null, variables: object = {}) =>
    cache.writeQuery<Page>({
      query: QUERY,
      variables: { filter: PAST, first: 3, ...variables },
      data: {
        appointments: {
          __typename: 'AppointmentPage',
          items: [...ids].map((id) => ({ __typename: 'Appointment', id })),
          next,
        },
      },
    });
  const read = (variables: object = {}) => {
    const known = cache.readQuery<Page>({
      query: QUERY,
      variables: { filter: PAST, first: 3, ...variables },
    })?.appointments;
    return known && [known.items.map(({ id }) => id).join(''), known.next];
  };
  return { write, read };
}

test('a page after the known ones continues them, however much is asked for at once', () => {
  const { write, read } = aCache();
  write('abc', 'c');
  write('def', 'f', { after: 'c' });
  expect(read()).toEqual(['abcdef', 'f']);
  write('g', null, { after: 'f', first: 50 });
  expect(read({ first: 1 })).toEqual(['abcdefg', null]);
});

test('another present instant is the same list; what is to come, or of a month or a professional, is another', () => {
  const { write, read } = aCache();
  write('abc', 'c');
  expect(read({ filter: LATER })).toEqual(['abc', 'c']);
  expect(read({ filter: { from: PAST.until } })).toBeUndefined();
  expect(read({ filter: { month: '2026-11' } })).toBeUndefined();
  write('x', null, { filter: { month: '2026-11', professionalId: 3 } });
  expect(read({ filter: { month: '2026-11', professionalId: 4 } })).toBeUndefined();
  expect(read()).toEqual(['abc', 'c']);
});

describe('the first page, asked for again,', () => {
  function withTwoPages() {
    const list = aCache();
    list.write('abc', 'c');
    list.write('def', 'f', { after: 'c' });
    return list;
  }

  test.each([
    ['keeps the pages behind it', 'abc', ['abcdef', 'f']],
    ['begins with what is new', 'nab', ['nabcdef', 'f']],
    ['closes up where one is gone', 'acd', ['acdef', 'f']],
    ['has one only once that has moved to the front', 'eab', ['eabcdf', 'f']],
    ['stands alone where it may not reach the known ones', 'xyz', ['xyz', 'z']],
  ])('%s', (_case, ids, list) => {
    const { write, read } = withTwoPages();
    write(ids, ids.at(-1) ?? null, { filter: LATER });
    expect(read()).toEqual(list);
  });

  test('is all where it says that nothing follows', () => {
    const { write, read } = withTwoPages();
    write('ab', null);
    expect(read()).toEqual(['ab', null]);
  });

  test('makes a page that was asked for after the old ones come to nothing, rather than leave a gap', () => {
    const { write, read } = withTwoPages();
    write('xyz', 'z');
    write('gh', null, { after: 'f' });
    expect(read()).toEqual(['xyz', 'z']);
  });
});
