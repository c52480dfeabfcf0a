import { Field, ID, Int, ObjectType } from 'type-graphql';

import { Pagination } from '../../platform/graphql/pagination';
import { AppointmentRequest, RequestStatus } from './request.entity';

@ObjectType({ simpleResolvers: true, description: 'That a request arrived, as whoever sent it is told.' })
export class SentRequest {
  @Field(() => ID, { description: 'Random UUID.' })
  id!: string;

  @Field(() => Int, { description: 'What was asked for.' })
  specialtyId!: number;

  @Field({ description: 'As the specialty was called then.' })
  specialtyName!: string;

  @Field(() => RequestStatus, { description: 'Where it stands; pending when new.' })
  status!: RequestStatus;
}

@ObjectType({ simpleResolvers: true, description: 'A page of requests.' })
export class AppointmentRequestPage {
  @Field(() => [AppointmentRequest], { description: 'Newest first; none on a page past the last.' })
  items!: AppointmentRequest[];

  @Field(() => Pagination, { description: 'Which page it is, and of how many.' })
  pagination!: Pagination;
}
