import type { Feature } from '../../platform/feature';
import { SHOWN_WITH_APPOINTMENTS } from '../appointments/list/shown-with';
import { ROWS_OF_PATIENTS } from '../patients/erasure/rows-of-patients';
import { paymentsOfPatients } from './erased-payments';
import { PaymentEntity } from './payment.entity';
import { AppointmentPaymentsResolver, PaymentResolver } from './payment.resolver';
import { paymentsShownWith } from './payments-of-turno';
import { TillEntity } from './till.entity';
import { TillProfessionalTotalResolver, TillResolver } from './till.resolver';
import { tillExamples, tillRoutes } from './tills.rest';

export const tills: Feature = {
  name: 'tills',
  scope: 'till',
  entities: [TillEntity, PaymentEntity],
  resolvers: [TillResolver, TillProfessionalTotalResolver, PaymentResolver, AppointmentPaymentsResolver],
  routes: tillRoutes,
  examples: [tillExamples],
  extensions: [ROWS_OF_PATIENTS.with(paymentsOfPatients), SHOWN_WITH_APPOINTMENTS.with(paymentsShownWith)],
};
