import type { Feature } from '../../platform/feature';
import { ROWS_OF_ACCOUNT } from '../accounts/management/rows-of-account';
import { HandleRequestsResolver } from './handle/handle-requests.resolver';
import { lockRequestsOf } from './handle/lock-requests-of';
import { REQUEST_NOTICE, REQUEST_RECEIVED, REQUEST_REJECTED } from './mails/request-mails';
import { AppointmentRequest } from './request.entity';
import { RequestResolver } from './request.resolver';
import { requestRoutes } from './request.rest';
import { REQUEST_PAGE } from './send/request-page';
import { RequestAppointmentResolver } from './send/request-appointment.resolver';

export const requests: Feature = {
  name: 'requests',
  entities: [AppointmentRequest],
  resolvers: [RequestAppointmentResolver, RequestResolver, HandleRequestsResolver],
  routes: requestRoutes,
  pages: [REQUEST_PAGE],
  mails: [REQUEST_RECEIVED, REQUEST_NOTICE, REQUEST_REJECTED],
  extensions: [ROWS_OF_ACCOUNT.with(lockRequestsOf)],
};
