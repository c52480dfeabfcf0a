import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';

import { ClinicDocument, type ClinicFactsFragment } from '../clinic/facts/clinic.generated';
import { FirstSlotsDocument } from '../clinic/slots/first-slots.generated';
import { FirstSlotDocument, MonthSlotsDocument } from '../clinic/slots/slots.generated';
import { BookingProfessionalDocument } from '../features/booking/booking.generated';
import { ProfessionalPageDocument, SpecialtyPageDocument } from '../features/directory/directory.generated';
import { LandingDocument } from '../features/landing/landing.generated';
import { RequestPageDocument } from '../features/requests/send/request-page.generated';
import { nextTask } from '../kit/files/next-task';

/** A query's answer that came with the page. */
export interface PageAnswer {
  query: DocumentNode;
  variables: Readonly<Record<string, unknown>>;
  data: object;
}

/** build/page-queries-file.ts gives these to the server. */
const QUERIES: Readonly<Record<string, DocumentNode>> = {
  Landing: LandingDocument,
  BookingProfessional: BookingProfessionalDocument,
  MonthSlots: MonthSlotsDocument,
  FirstSlot: FirstSlotDocument,
  RequestPage: RequestPageDocument,
  FirstSlots: FirstSlotsDocument,
  ProfessionalPage: ProfessionalPageDocument,
  SpecialtyPage: SpecialtyPageDocument,
};

/**
 * Reads the answers in the page, which spare the first paint its requests, and adds the clinic's. Empty for missing
 * or unreadable text.
 */
export function readPageData(text: string | null | undefined): readonly PageAnswer[] {
  const answers = parsed(text).flatMap(({ query, variables, data }) => {
    const document = QUERIES[query];
    return document && data ? [{ query: document, variables, data }] : [];
  });
  const clinic = answers.map(({ data }) => clinicIn(data)).find(Boolean);
  return clinic ? [...answers, { query: ClinicDocument, variables: {}, data: { clinic } }] : answers;
}

function parsed(
  text: string | null | undefined,
): readonly { query: string; variables: PageAnswer['variables']; data: object | null }[] {
  if (!text) return [];
  try {
    const answers: unknown = JSON.parse(text);
    return Array.isArray(answers) ? answers : [];
  } catch {
    return [];
  }
}

/** A month of slots holds only the clinic's clock. */
function clinicIn(data: { clinic?: Partial<ClinicFactsFragment>; landing?: { clinic?: ClinicFactsFragment } }) {
  const clinic = data.landing?.clinic ?? data.clinic;
  return clinic?.name === undefined ? undefined : clinic;
}

export function answerIn(
  answers: readonly PageAnswer[],
  query: DocumentNode,
  variables: PageAnswer['variables'] = {},
): object | undefined {
  return answers.find((answer) => answer.query === query && isSame(answer.variables, variables))?.data;
}

function isSame(one: PageAnswer['variables'], other: PageAnswer['variables']): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Writes each to the cache and reads it once, so that later reads are fast. Each step is its own task. */
export async function adoptPageData(client: ApolloClient, answers: readonly PageAnswer[]): Promise<void> {
  for (const { query, variables, data } of answers) {
    await nextTask();
    client.writeQuery({ query, variables, data });
    await nextTask();
    // As hooks do.
    client.readQuery({ query, variables, optimistic: true });
  }
}
