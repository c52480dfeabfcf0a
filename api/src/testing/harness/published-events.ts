import { eventFault } from '../contract/documented-event';
import type { TestApp } from './app';
import { dataOf, sendGraphQL } from './graphql';

export interface PublishedEvent {
  id: string;
  type: string;
  version: number;
  timestamp: string;
  sequence: number;
  data: Record<string, Record<string, unknown>>;
}

export interface PublishedPage {
  events: PublishedEvent[];
  nextCursor: string;
  hasMore: boolean;
}

const EVENTS = `query ($after: String, $limit: Int = 500) {
  events(after: $after, limit: $limit) { events { id type version timestamp sequence data } nextCursor hasMore }
}`;

/** Numbers committed events; returns those after `after`, each checked against its documentation. */
export async function eventsAfter(
  app: TestApp,
  token: string,
  after: string | null = null,
  limit = 500,
): Promise<PublishedPage> {
  await app.jobs.go('events');
  const { events: page } = await dataOf(sendGraphQL<{ events: PublishedPage }>(app, EVENTS, { after, limit }, token));
  const faults = page.events.flatMap((event) => eventFault(event) ?? []);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return page;
}
