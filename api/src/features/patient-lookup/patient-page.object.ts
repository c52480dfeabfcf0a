import { Field, ObjectType } from 'type-graphql';

import { NEAR } from '../../platform/graphql/near';
import { Pagination } from '../../platform/graphql/pagination';
import { Patient } from '../patients/patient.entity';

@ObjectType({ simpleResolvers: true, description: 'A page of patients.' })
export class PatientPage {
  @Field(() => [Patient], {
    description: 'By name; in a search by the month of the latest appointment. Empty past the last page.',
  })
  items!: Patient[];

  @Field(() => Pagination, {
    description: 'Current page and number of pages. Counts up to 10,000 patients, in a search up to 1,000.',
  })
  pagination!: Pagination;

  @Field({ description: 'Whether there are more patients than counted.' })
  hasUncounted!: boolean;

  @Field({ description: NEAR })
  isNear!: boolean;
}
