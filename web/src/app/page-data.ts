import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';

import { BookingProfessionalDocument } from '../features/booking/booking.generated';
import { LandingDocument } from '../features/landing/landing.generated';
import { RequestPageDocument } from '../features/requests/send/request-page.generated';
import { ClinicDocument, type ClinicFactsFragment } from '../shared/clinic/clinic.generated';
import { nextTask } from '../shared/files/next-task';
import { FirstSlotDocument, MonthSlotsDocument } from '../shared/slots/slots.generated';

/** What the server answered in advance to a query with these variables. */
export interface PageAnswer {
  query: DocumentNode;
  variables: Readonly<Record<string, unknown>>;
  data: object;
}

/** Those that a page may bring along, as build/page-queries-file.ts gives them to the server. */
const QUERIES: Readonly<Record<string, DocumentNode>> = {
  Landing: LandingDocument,
  BookingProfessional: BookingProfessionalDocument,
  MonthSlots: MonthSlotsDocument,
  FirstSlot: FirstSlotDocument,
  RequestPage: RequestPageDocument,
};

/**
 * The answers that the server put into the page, so that the first paint needs no request, and that of the clinic, which
 * most of them hold. Without them, or with something unreadable, none, and the page asks as usual.
 */
export function readPageData(text: string | null | undefined): readonly PageAnswer[] {
  const answers = parsed(text).flatMap(({ query, variables, data }) => {
    const document = QUERIES[query];
    return document && data ? [{ query: document, variables, data }] : [];
  });
  const clinic = answers.map(({ data }) => clinicIn(data)).find(Boolean);
  return clinic ? [...answers, { query: ClinicDocument, variables: {}, data: { clinic } }] : answers;
}

function parsed(text: string | null | undefined): readonly { query: string; variables: PageAnswer['variables']; data: object | null }[] {
  if (!text) return [];
  try {
    const answers: unknown = JSON.parse(text);
    return Array.isArray(answers) ? answers : [];
  } catch {
    // Not JSON: the page was filled by something else.
    return [];
  }
}

/** The clinic's facts in a page's answer; a month of slots has no more of it than its clock. */
function clinicIn(data: { clinic?: Partial<ClinicFactsFragment>; landing?: { clinic?: ClinicFactsFragment } }) {
  const clinic = data.landing?.clinic ?? data.clinic;
  return clinic?.name === undefined ? undefined : clinic;
}

/** What they say to a query with these variables. */
export function answerIn(answers: readonly PageAnswer[], query: DocumentNode, variables: PageAnswer['variables'] = {}): object | undefined {
  return answers.find((answer) => answer.query === query && isSame(answer.variables, variables))?.data;
}

function isSame(one: PageAnswer['variables'], other: PageAnswer['variables']): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Makes them known to the client, which has each of them ready to be read afterwards; every step is a task of its own. */
export async function adoptPageData(client: ApolloClient, answers: readonly PageAnswer[]): Promise<void> {
  for (const { query, variables, data } of answers) {
    await nextTask();
    client.writeQuery({ query, variables, data });
    await nextTask();
    // As hooks read it.
    client.readQuery({ query, variables, optimistic: true });
  }
}
