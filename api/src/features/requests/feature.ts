import type { Feature } from '../../platform/feature';
import { FOLLOWS_ADDRESS } from '../accounts/email-links/kept-for-address';
import { ROWS_OF_ACCOUNT, rowsOfPatient } from '../accounts/management/rows-of-account';
import { PATIENT_SOURCES } from '../patients/known-patients';
import { OPEN_REQUESTS } from '../specialties/open-requests';
import { HandleRequestsResolver } from './handle/handle-requests.resolver';
import { REQUEST_NOTICE, REQUEST_RECEIVED, REQUEST_REJECTED } from './mails/request-mails';
import { openRequestsOf } from './open-requests-of';
import { PatientDocumentResolver } from './patient-document.resolver';
import { AppointmentRequest } from './request.entity';
import { RequestResolver } from './request.resolver';
import { requestExamples, requestRoutes } from './request.rest';
import { requestsFollow } from './requests-follow';
import { requestedPatients } from './requested-patients';
import { REQUEST_PAGE } from './send/request-page';
import { RequestAppointmentResolver } from './send/request-appointment.resolver';
import { SENT_REQUEST_PAGE } from './sent-request-page';

export const requests: Feature = {
  name: 'requests',
  scope: 'requests',
  entities: [AppointmentRequest],
  resolvers: [RequestAppointmentResolver, RequestResolver, HandleRequestsResolver, PatientDocumentResolver],
  routes: requestRoutes,
  examples: [requestExamples],
  pages: [REQUEST_PAGE, SENT_REQUEST_PAGE],
  mails: [REQUEST_RECEIVED, REQUEST_NOTICE, REQUEST_REJECTED],
  extensions: [
    FOLLOWS_ADDRESS.with(requestsFollow),
    OPEN_REQUESTS.with(openRequestsOf),
    ROWS_OF_ACCOUNT.with(rowsOfPatient(AppointmentRequest)),
    PATIENT_SOURCES.with(requestedPatients),
  ],
};
