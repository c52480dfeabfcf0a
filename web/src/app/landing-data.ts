import type { ApolloClient } from '@apollo/client';

import { LandingDocument, type LandingQuery } from '../features/landing/landing.generated';

/**
 * Takes the landing's data that the server put into the page, so that the first paint needs no request.
 * Without them, or with something unreadable, nothing happens and the landing asks as usual.
 */
export function adoptLandingData(client: ApolloClient, text: string | null | undefined): void {
  if (!text) return;
  try {
    const data = JSON.parse(text) as LandingQuery | null;
    if (data?.landing) client.writeQuery({ query: LandingDocument, data });
  } catch {
    // Not JSON: the page was filled by something else.
  }
}
