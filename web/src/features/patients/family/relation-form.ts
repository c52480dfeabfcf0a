import { RelationKind, rightsFault } from '@turnero/api/domain/family';
import { boolean, string } from 'yup';

import { formSchema } from '../../../kit/form/form-schema';
import { texts } from '../texts';
import type { AddRelationInput, RelationFactsFragment } from './family.generated';

export interface RelationValues {
  /** The other patient's id. */
  personId: string;
  /** `ofPage`: the other person books for the page's patient; `byPage`: the reverse. */
  direction: 'ofPage' | 'byPage';
  kind: RelationKind | '';
  mayBook: boolean;
  maySee: boolean;
  isTold: boolean;
}

const WORDS = texts.family;

export const relationSchema = formSchema<RelationValues>({
  personId: string().required(WORDS.faults.person),
  direction: string(),
  kind: string().required(WORDS.faults.kind),
  mayBook: boolean(),
  maySee: boolean().test('rights', function check() {
    const fault = rightsFault(this.parent as RelationValues);
    return fault === null || this.createError({ message: fault });
  }),
  isTold: boolean(),
});

export function emptyRelation(direction: RelationValues['direction']): RelationValues {
  return { personId: '', direction, kind: '', mayBook: true, maySee: true, isTold: true };
}

/** `values` must be valid. */
export function toRelationInput(
  { personId, direction, kind, ...rights }: RelationValues,
  pageId: string,
): AddRelationInput {
  const [patientId, relativeId] = direction === 'ofPage' ? [pageId, personId] : [personId, pageId];
  return { patientId, relativeId, kind: kind as RelationKind, ...rights };
}

/** The other person, as seen from the page's patient. */
export function otherPerson(
  relation: RelationFactsFragment,
  pageId: string,
): { id: string; name: string; word: string } {
  const { kind, patientId, patientName, relativeId, relativeName } = relation;
  return patientId === pageId
    ? { id: relativeId, name: relativeName, word: WORDS.kinds[kind] }
    : { id: patientId, name: patientName, word: WORDS.inverse[kind] };
}

export const KIND_OPTIONS = Object.values(RelationKind).map((value) => ({ value, label: WORDS.kinds[value] }));
