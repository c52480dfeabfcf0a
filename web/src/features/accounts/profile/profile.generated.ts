/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Changes of an emergency contact; absent fields stay, null empties them. */
export type EmergencyContactInput = {
  /** At most 200 characters. */
  name?: string | null | undefined;
  /** At most 200 characters, including a digit. */
  phone?: string | null | undefined;
  /** Relationship to the person, e.g. madre. At most 200 characters. */
  relationship?: string | null | undefined;
};

/** An action open to an administrator's account. */
export type Permission =
  /** Administrators' accounts and their permissions. */
  | 'accounts'
  /** The day, the calendar, check-in, absences of professionals. */
  | 'appointments'
  /** List, make and download backups. */
  | 'backups'
  /** API keys, webhooks, events and calendar links. */
  | 'integrations'
  /** Search for patients, with their contact data. */
  | 'patients'
  /** Professionals, specialties, services, and accounts of patients and professionals. */
  | 'people'
  /** Prices of rooms, discounts and fees. */
  | 'prices'
  /** Figures, income and activity. */
  | 'reports'
  /** Requests for appointments. */
  | 'requests'
  /** Rooms, rentals and hours. */
  | 'rooms'
  /** Security settings and the audit. */
  | 'security'
  /** Settings of the clinic, waiting screens and imports. */
  | 'settings'
  /** Take and reverse payments at the desk, open and close its till. */
  | 'till'
  /** Read who waits, and offer freed times. */
  | 'waiting_list';

/** Kind of reader of a patient’s data. */
export type ReaderKind =
  /** Reception or administration. */
  | 'administrator'
  /** An account that was deleted since. */
  | 'deleted'
  /** A professional of an appointment. */
  | 'professional'
  /** An API key. */
  | 'program';

/** Role of an account. */
export type Role =
  /** Administrador: runs the clinic. */
  | 'admin'
  /** Profesional: keeps a calendar and rents rooms. */
  | 'professional'
  /** Paciente. */
  | 'user';

/** First page of a professional after signing in. */
export type StartPage =
  /** The calendar, /dashboard. */
  | 'calendar'
  /** The day, /dashboard/today. */
  | 'today';

/** Changes of a profile; absent fields stay, null empties them. */
export type UpdateProfileInput = {
  /** At most 300 characters. */
  address?: string | null | undefined;
  /** Not after today in the clinic's time zone. */
  dateOfBirth?: string | null | undefined;
  /** null empties all of it. */
  emergencyContact?: EmergencyContactInput | null | undefined;
  /** Full name, 1 to 200 characters. null is rejected. */
  name?: string | null | undefined;
  /** At most 40 characters, including a digit. */
  phone?: string | null | undefined;
  /** First page of a professional after signing in; null: the calendar. Without effect for other roles. */
  startPage?: StartPage | null | undefined;
};

export type ProfileFactsFragment = { address: string | null, dateOfBirth: string | null, id: number, name: string, email: string, emailConfirmed: boolean, bookingsWithheld: boolean, role: Role, mustSetUpSecondFactor: boolean, phone: string | null, pictureUrl: string | null, startPage: StartPage | null, permissions: Array<Permission>, emergencyContact: { name: string | null, phone: string | null, relationship: string | null } | null, professional: { id: number } | null };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { viewer: { address: string | null, dateOfBirth: string | null, id: number, name: string, email: string, emailConfirmed: boolean, bookingsWithheld: boolean, role: Role, mustSetUpSecondFactor: boolean, phone: string | null, pictureUrl: string | null, startPage: StartPage | null, permissions: Array<Permission>, emergencyContact: { name: string | null, phone: string | null, relationship: string | null } | null, professional: { id: number } | null } };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { address: string | null, dateOfBirth: string | null, id: number, name: string, email: string, emailConfirmed: boolean, bookingsWithheld: boolean, role: Role, mustSetUpSecondFactor: boolean, phone: string | null, pictureUrl: string | null, startPage: StartPage | null, permissions: Array<Permission>, emergencyContact: { name: string | null, phone: string | null, relationship: string | null } | null, professional: { id: number } | null } };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type RemovePictureMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePictureMutation = { removePicture: { id: number, pictureUrl: string | null } };

export type MyPatientReadsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPatientReadsQuery = { myPatientReads: Array<{ id: string, at: string, kind: ReaderKind, readerName: string | null }> };

export const ProfileFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"bookingsWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"mustSetUpSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"professional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ProfileFactsFragment, unknown>;
export const ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"bookingsWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"mustSetUpSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"professional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}}]}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"bookingsWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"mustSetUpSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"professional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}}]}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}}]}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const RemovePictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePicture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePicture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}}]}}]}}]} as unknown as DocumentNode<RemovePictureMutation, RemovePictureMutationVariables>;
export const MyPatientReadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPatientReads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPatientReads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reading"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reading"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"readerName"}}]}}]} as unknown as DocumentNode<MyPatientReadsQuery, MyPatientReadsQueryVariables>;
export const useProfileQuery = bindQuery<ProfileQuery, ProfileQueryVariables>(ProfileDocument);
export const useUpdateProfileMutation = bindMutation<UpdateProfileMutation, UpdateProfileMutationVariables>(UpdateProfileDocument);
export const useChangePasswordMutation = bindMutation<ChangePasswordMutation, ChangePasswordMutationVariables>(ChangePasswordDocument);
export const useRemovePictureMutation = bindMutation<RemovePictureMutation, RemovePictureMutationVariables>(RemovePictureDocument);
export const useMyPatientReadsQuery = bindQuery<MyPatientReadsQuery, MyPatientReadsQueryVariables>(MyPatientReadsDocument);