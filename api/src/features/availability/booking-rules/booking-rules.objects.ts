import { IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

import { HORIZON_DAYS, NOTICE_HOURS } from '../../../domain/booking-rules';
import { BUFFER_MINUTES } from '../../../domain/buffers';
import { Constraint } from '../../../platform/graphql/constraint';
import { IsWithin } from '../../../platform/validation/number';
import { IsBuffer } from '../../professionals/buffer-minutes';
import { ENTRIES } from '../availability-form';
import { HoursQuota, HoursQuotaInput } from './quotas.objects';

@ObjectType({
  simpleResolvers: true,
  description:
    'How far from now people may book a professional by themselves (staff may at any time), and what every turno takes besides.',
})
export class BookingRules {
  @Field(() => Int, { description: 'The professional.' })
  professionalId!: number;

  @Field(() => Int, { nullable: true, description: 'Least notice in hours; null: one hour.' })
  noticeHours!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Today and so many days more of the clinic's calendar; null: any day.",
  })
  horizonDays!: number | null;

  @Field(() => Int, {
    description: 'Time before a turno in which its professional and room are taken. Hidden from patients.',
  })
  bufferBeforeMinutes!: number;

  @Field(() => Int, { description: 'The same after it.' })
  bufferAfterMinutes!: number;

  @Field(() => [HoursQuota], {
    description: "All of the professional's weekly hours, Monday first, with what they keep.",
  })
  quotas!: HoursQuota[];

  @Field(() => Int, {
    description:
      'Goes up with every change of the rules, from 0 on, not of quotas; a change may say which one it was made on.',
  })
  version!: number;
}

const BUFFER_RANGE = `${BUFFER_MINUTES.min} to ${BUFFER_MINUTES.max} in steps of ${BUFFER_MINUTES.step}`;

@InputType({ description: 'Rules to change. Absent fields stay as they are, null empties.' })
export class BookingRulesInput {
  @IsOptional()
  @IsWithin({
    ...NOTICE_HOURS,
    message: `La anticipación debe estar entre ${NOTICE_HOURS.min} y ${NOTICE_HOURS.max} horas`,
  })
  @Field(() => Int, { nullable: true, description: 'Least notice in hours; null: one hour.' })
  noticeHours?: number | null;

  @IsOptional()
  @IsWithin({
    ...HORIZON_DAYS,
    message: `Los días hacia adelante deben estar entre ${HORIZON_DAYS.min} y ${HORIZON_DAYS.max}`,
  })
  @Field(() => Int, { nullable: true, description: 'Today and so many days more; null: any day.' })
  horizonDays?: number | null;

  @IsBuffer()
  @Field(() => Int, { nullable: true, description: `For turnos from now on: ${BUFFER_RANGE}; null: none.` })
  bufferBeforeMinutes?: number | null;

  @IsBuffer()
  @Field(() => Int, { nullable: true, description: `For turnos from now on: ${BUFFER_RANGE}; null: none.` })
  bufferAfterMinutes?: number | null;

  @ValidateNested({ each: true })
  @Constraint({ maxItems: ENTRIES.maxItems })
  @Field(() => [HoursQuotaInput], {
    nullable: true,
    description: 'Reserved slots of the named hours; all others stay.',
  })
  quotas?: HoursQuotaInput[] | null;
}
