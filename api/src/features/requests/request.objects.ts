import { Field, ID, Int, ObjectType } from 'type-graphql';

import type { Answers } from '../../domain/request-form';
import { Judged } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { connectionType } from '../../platform/graphql/connection';
import { NEAR } from '../../platform/graphql/near';
import { Pagination } from '../../platform/graphql/pagination';
import { LocalDate } from '../../platform/graphql/scalars';
import { AppointmentRequest, RequestStatus } from './request.entity';
import { shownSentRequest } from './shown-request';

@Judged<SentRequest>(shownSentRequest)
@ObjectType({
  simpleResolvers: true,
  description:
    'A request for its sender, without the answers to its form. Contact is masked for callers with its ' + 'id alone.',
})
export class SentRequest {
  @Field(() => ID, { description: 'Random UUID. With it alone, a caller reads the request with contact masked.' })
  id!: string;

  @Field(() => Int, { description: 'Number for the phone. Grants no access.' })
  number!: number;

  @Field(() => Int, { description: 'The requested specialty.' })
  specialtyId!: number;

  @Field({ description: 'As the specialty was called then.' })
  specialtyName!: string;

  @Field(() => RequestStatus, { description: 'Its state; pending when new.' })
  status!: RequestStatus;

  /** SentRequestResolver converts it. */
  createdAt!: Date;

  @PersonalData()
  @Field({ description: 'As it was sent.' })
  patientName!: string;

  @PersonalData()
  @Field({ description: 'Address for the answer.' })
  patientEmail!: string;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'null when none was given.' })
  patientPhone!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The date that would suit best; null for any.' })
  preferredDate!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The time of day that would suit best, HH:mm by the clinic's clock; null for any.",
  })
  preferredTime!: string | null;

  /** By field id. */
  formData!: Answers;

  /** For access checks; never shown. */
  patientUserId!: number | null;

  /** For the response to sending. */
  isAnswer?: boolean;

  /** Set by shownSentRequest. */
  isMasked?: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Requests, and where in their list they stand.' })
export class AppointmentRequestConnection extends connectionType(AppointmentRequest, 'AppointmentRequest') {
  @Field({ description: NEAR })
  isNear!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of requests.' })
export class AppointmentRequestPage {
  @Field(() => [AppointmentRequest], { description: 'Newest first; none on a page past the last.' })
  items!: AppointmentRequest[];

  @Field(() => Pagination, { description: 'Which page it is, and of how many.' })
  pagination!: Pagination;

  @Field({ description: NEAR })
  isNear!: boolean;
}
