import { IsNull, Not } from 'typeorm';

import { plural } from '../../domain/plural';
import type { Transaction } from '../../platform/database/database';
import type { Feature } from '../../platform/feature';
import { SPECIALTY_HOLDERS } from '../specialties/held-specialty';
import { ACCOUNT_CHANGES } from '../users/account-changes';
import { BioResolver } from './bio/bio.resolver';
import { FeeResolver } from './fee/fee.resolver';
import { ConsultationKind } from './kinds/consultation-kind.entity';
import { ConsultationKindFeeResolver, ConsultationKindResolver } from './kinds/consultation-kind.resolver';
import { OrderResolver } from './order/order.resolver';
import { OverbookingLimitResolver } from './overbooking/overbooking-limit.resolver';
import { ProfessionalEntity } from './professional.entity';
import { Professional } from './professional.object';
import { ProfessionalResolver } from './professional.resolver';
import { professionalExamples, professionalRoutes } from './professional.rest';
import { SpecialtyProfessionalsResolver } from './specialty-professionals.resolver';
import { recordProfessionalAccount } from './profile-activity';
import { followName } from './slug/keep-slug';
import { ProfessionalSlug } from './slug/professional-slug.entity';
import { UserProfessionalResolver } from './user-professional.resolver';

/** Why a specialty can't be deleted: a professional has it, even a hidden or removed one. null: it can. */
async function specialtyWithProfessionals(tx: Transaction, specialtyId: number): Promise<string | null> {
  const count = await tx.manager.countBy(ProfessionalEntity, { specialtyId, userId: Not(IsNull()) });
  if (count === 0) return (await tx.manager.existsBy(ProfessionalEntity, { specialtyId })) ? IN_HISTORY : null;
  const who = plural(count, 'un profesional. Asignale', `${count} profesionales. Asignales`);
  return `La especialidad tiene ${who} otra especialidad antes de eliminarla, o desactivala`;
}

const IN_HISTORY =
  'La especialidad está en el historial de un profesional eliminado. Desactivala en lugar de eliminarla';

export const professionals: Feature = {
  name: 'professionals',
  scope: 'professionals',
  entities: [ProfessionalEntity, Professional, ProfessionalSlug, ConsultationKind],
  resolvers: [
    BioResolver,
    ConsultationKindFeeResolver,
    ConsultationKindResolver,
    FeeResolver,
    OrderResolver,
    OverbookingLimitResolver,
    ProfessionalResolver,
    SpecialtyProfessionalsResolver,
    UserProfessionalResolver,
  ],
  routes: professionalRoutes,
  examples: [professionalExamples],
  extensions: [
    ACCOUNT_CHANGES.with(recordProfessionalAccount),
    ACCOUNT_CHANGES.with(followName),
    SPECIALTY_HOLDERS.with(specialtyWithProfessionals),
  ],
};
