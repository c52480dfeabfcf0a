import type { ServerResponse } from 'node:http';
import type { OperationOutcome, OperationOutcomeIssue } from '@medplum/fhirtypes';

import { HTTP_STATUS, type ErrorCode } from '../../../platform/errors/app-error';
import type { PublicError } from '../../../platform/errors/public-error';
import { FHIR_JSON } from './media-types';

const ISSUES: Readonly<Record<ErrorCode, OperationOutcomeIssue['code']>> = {
  BAD_REQUEST: 'invalid',
  SECOND_FACTOR_REQUIRED: 'login',
  UNAUTHENTICATED: 'login',
  PROOF_REQUIRED: 'forbidden',
  SECOND_FACTOR_SETUP_REQUIRED: 'forbidden',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'not-found',
  METHOD_NOT_ALLOWED: 'not-supported',
  NOT_ACCEPTABLE: 'not-supported',
  REQUEST_TIMEOUT: 'timeout',
  CONFLICT: 'conflict',
  GONE: 'deleted',
  PAYLOAD_TOO_LARGE: 'too-long',
  UNSUPPORTED_MEDIA_TYPE: 'not-supported',
  IDEMPOTENCY_MISMATCH: 'duplicate',
  TOO_MANY_REQUESTS: 'throttled',
  INTERNAL: 'exception',
  UNAVAILABLE: 'transient',
};

/** FHIR names of our fields. */
const PLACES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    patientName: 'Patient.name',
    patientEmail: 'Patient.telecom',
    patientPhone: 'Patient.telecom',
    patientBirthDate: 'Patient.birthDate',
    contactName: 'Patient.contact',
    notes: 'Appointment.comment',
    startTime: 'Appointment.start',
    endTime: 'Appointment.end',
    durationMinutes: 'Appointment.minutesDuration',
    roomId: 'Appointment.participant',
    professionalId: 'Appointment.participant',
    slot: 'Appointment.slot',
    consultationKindId: 'Appointment.serviceType',
    // The paging argument of `appointments`.
    after: '_after',
  }),
);

function operationOutcome({ code, message, field, detail }: PublicError): OperationOutcome {
  return {
    resourceType: 'OperationOutcome',
    issue: [
      {
        severity: code === 'INTERNAL' ? 'fatal' : 'error',
        code: ISSUES[code],
        details: { text: message },
        ...(detail !== undefined && { diagnostics: detail }),
        ...(field !== undefined && field !== '' && { expression: [PLACES.get(field) ?? field] }),
      },
    ],
  };
}

export function sendOutcome(response: ServerResponse, error: PublicError): void {
  const { status, retryAfterSeconds } = error;
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
  if (status === HTTP_STATUS.UNAUTHENTICATED) response.setHeader('WWW-Authenticate', 'Bearer');
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', `${FHIR_JSON[0]}; charset=utf-8`);
  response.end(JSON.stringify(operationOutcome(error)));
}
