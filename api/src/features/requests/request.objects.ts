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
  description: 'A request for its sender, without form answers. Contact is masked for callers with only its id.',
})
export class SentRequest {
  @Field(() => ID, { description: 'Random UUID. Alone, it gives access to the request with masked contact.' })
  id!: string;

  @Field(() => Int, { description: 'Number to quote on the phone. Grants no access.' })
  number!: number;

  @Field(() => Int, { description: 'The requested specialty.' })
  specialtyId!: number;

  @Field({ description: 'Name of the specialty when the request was sent.' })
  specialtyName!: string;

  @Field(() => RequestStatus, { description: 'Its state; pending when new.' })
  status!: RequestStatus;

  /** Resolvers convert both. */
  createdAt!: Date;
  withdrawnAt!: Date | null;

  @PersonalData()
  @Field({ description: 'As sent.' })
  patientName!: string;

  @PersonalData()
  @Field({ description: 'Address for the answer.' })
  patientEmail!: string;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'null if empty.' })
  patientPhone!: string | null;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Person who asks for the patient; null: the patient.' })
  contactName!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Preferred date; null: any.' })
  preferredDate!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Preferred time of day, HH:mm in the clinic's time zone; null: any.",
  })
  preferredTime!: string | null;

  /** By field id. */
  formData!: Answers;

  /** Shown as `coverage`. */
  insurerId!: number | null;
  planId!: number | null;
  memberNumber!: string | null;

  /** For access checks; never shown. */
  patientUserId!: number | null;

  /** Set in the response to sending. */
  isAnswer?: boolean;

  /** Set by shownSentRequest. */
  isMasked?: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A Relay connection of requests.' })
export class AppointmentRequestConnection extends connectionType(AppointmentRequest, 'AppointmentRequest') {
  @Field({ description: NEAR })
  isNear!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of requests.' })
export class AppointmentRequestPage {
  @Field(() => [AppointmentRequest], { description: 'Newest first; empty past the last page.' })
  items!: AppointmentRequest[];

  @Field(() => Pagination, { description: 'Current page and number of pages.' })
  pagination!: Pagination;

  @Field({ description: NEAR })
  isNear!: boolean;
}
