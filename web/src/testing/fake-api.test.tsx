import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { waitFor } from '@testing-library/react';
import { useEffect } from 'react';

import { takeConsoleFaults } from './console-faults';
import { renderPart } from './render-app';

const PRICE = gql`
  query Price($of: String!) {
    price(of: $of)
  }
`;

test('a page that repeats one request without end is reported, and stops', async () => {
  let faults: string[] = [];
  const Page = () => {
    const { data, refetch } = useQuery(PRICE, { variables: { of: 'sala' }, fetchPolicy: 'network-only' });
    useEffect(() => {
      if (data) void refetch();
    });
    return null;
  };
  let price = 0;
  renderPart(<Page />, { Price: () => ({ price: (price += 1) }) });
  await waitFor(() => {
    faults = [...faults, ...takeConsoleFaults()];
    expect(faults).toEqual([expect.stringContaining('Price {"of":"sala"} was asked 50 times.')]);
  });
});
