/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Changes of the waiting list; absent and null fields stay. */
export type UpdateWaitingListSettingsInput = {
  /** 5 to 2880: minutes to answer other offers. */
  answerMinutes?: number | null | undefined;
  /** 1 to 10: size of an offer batch; the first to accept gets the slot. */
  atOnce?: number | null | undefined;
  /** Whether patients can join, and get offers of freed slots. */
  isEnabled?: boolean | null | undefined;
  /** 1 to 72: hours between the deadline for answers and the start. */
  leastHours?: number | null | undefined;
  /** HH:mm: offers of the night are mailed then, and their time to answer starts. */
  quietEnd?: string | null | undefined;
  /** HH:mm in the clinic's time zone: no offers are mailed from then on. Equal to quietEnd: always mailed. */
  quietStart?: string | null | undefined;
  /** 5 to 240: minutes to answer an offer for the same day. */
  sameDayMinutes?: number | null | undefined;
  /** 1 to 20: maximum offers per address in seven days. */
  weeklyOffers?: number | null | undefined;
};

export type WaitingListSettingsFactsFragment = { isEnabled: boolean, atOnce: number, weeklyOffers: number, sameDayMinutes: number, answerMinutes: number, quietStart: string, quietEnd: string, leastHours: number, version: number };

export type WaitingListSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingListSettingsQuery = { waitingListSettings: { isEnabled: boolean, atOnce: number, weeklyOffers: number, sameDayMinutes: number, answerMinutes: number, quietStart: string, quietEnd: string, leastHours: number, version: number } };

export type SaveWaitingListSettingsMutationVariables = Exact<{
  input: UpdateWaitingListSettingsInput;
  expectedVersion?: number | null | undefined;
}>;


export type SaveWaitingListSettingsMutation = { updateWaitingListSettings: { isEnabled: boolean, atOnce: number, weeklyOffers: number, sameDayMinutes: number, answerMinutes: number, quietStart: string, quietEnd: string, leastHours: number, version: number } };

export const WaitingListSettingsFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingListSettingsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"atOnce"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyOffers"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"answerMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"quietStart"}},{"kind":"Field","name":{"kind":"Name","value":"quietEnd"}},{"kind":"Field","name":{"kind":"Name","value":"leastHours"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<WaitingListSettingsFactsFragment, unknown>;
export const WaitingListSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingListSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingListSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingListSettingsFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingListSettingsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"atOnce"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyOffers"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"answerMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"quietStart"}},{"kind":"Field","name":{"kind":"Name","value":"quietEnd"}},{"kind":"Field","name":{"kind":"Name","value":"leastHours"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<WaitingListSettingsQuery, WaitingListSettingsQueryVariables>;
export const SaveWaitingListSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveWaitingListSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWaitingListSettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWaitingListSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingListSettingsFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingListSettingsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"atOnce"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyOffers"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"answerMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"quietStart"}},{"kind":"Field","name":{"kind":"Name","value":"quietEnd"}},{"kind":"Field","name":{"kind":"Name","value":"leastHours"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveWaitingListSettingsMutation, SaveWaitingListSettingsMutationVariables>;
export const useWaitingListSettingsQuery = bindQuery<WaitingListSettingsQuery, WaitingListSettingsQueryVariables>(WaitingListSettingsDocument);
export const useSaveWaitingListSettingsMutation = bindMutation<SaveWaitingListSettingsMutation, SaveWaitingListSettingsMutationVariables>(SaveWaitingListSettingsDocument);