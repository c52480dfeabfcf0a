import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';

import { LandingDocument, type LandingQuery } from '../features/landing/landing.generated';
import { ClinicDocument } from '../shared/clinic/clinic.generated';

/**
 * The landing's data that the server put into the page, so that the first paint needs no request.
 * Without them, or with something unreadable, nothing, and the landing asks as usual.
 */
export function readLandingData(text: string | null | undefined): LandingQuery | undefined {
  if (!text) return undefined;
  try {
    const data = JSON.parse(text) as LandingQuery | null;
    return data?.landing ? data : undefined;
  } catch {
    // Not JSON: the page was filled by something else.
    return undefined;
  }
}

/** What they answer, by query. */
export function answersOf(data: LandingQuery | undefined): ReadonlyMap<DocumentNode, object> {
  return new Map<DocumentNode, object>(data && [[LandingDocument, data], [ClinicDocument, { clinic: data.landing.clinic }]]);
}

/** Makes them known to the client. */
export function adoptLandingData(client: ApolloClient, data: LandingQuery | undefined): void {
  if (data) client.writeQuery({ query: LandingDocument, data });
}
