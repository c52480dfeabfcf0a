import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

import { connectionType } from '../../../platform/graphql/connection';
import { NEAR } from '../../../platform/graphql/near';
import { DateTime, LocalDate } from '../../../platform/graphql/scalars';
import { IsText } from '../../../platform/validation/text';
import { AuditAction } from '../../audit/record-audit';
import { ReportedKey, ReportedPerson } from '../activity/activity.objects';

registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'What was done to a thing.',
  valuesConfig: {
    created: { description: 'It was made.' },
    updated: { description: 'Some of it was changed.' },
    deleted: { description: 'It was removed.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A sort of things that changes are recorded of.' })
export class AuditedEntity {
  @Field({ description: 'What the filter takes, e.g. room_availability.' })
  name!: string;

  @Field({ description: 'In Spanish, as a heading, e.g. Sala.' })
  label!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A field that changed. From and to both null: what it was and is, is not told.',
})
export class AuditedField {
  @Field({ description: 'As the code names it.' })
  field!: string;

  @Field({ description: 'In Spanish, e.g. costo por hora.' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'What it was, as people read it; null: empty.' })
  from!: string | null;

  @Field(() => String, { nullable: true, description: 'What it became; null: empty.' })
  to!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Who did what, and what changed by it. Never edited.' })
export class AuditEventReport {
  @Field(() => ID, { description: 'Names the event.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it was done.' })
  at!: string;

  @Field(() => ReportedPerson, {
    nullable: true,
    description: 'Who did it; null for visitors, for the operator, for a key, and once the account is gone.',
  })
  actor!: ReportedPerson | null;

  @Field(() => ReportedKey, { nullable: true, description: 'The key that did it; null for people.' })
  actorKey!: ReportedKey | null;

  @Field(() => AuditAction, { description: 'What was done.' })
  action!: AuditAction;

  @Field(() => AuditedEntity, { description: 'To what sort of thing.' })
  entity!: AuditedEntity;

  @Field({ description: 'Which one.' })
  entityId!: string;

  @Field({ description: 'What that was called then, or is now; empty once it is forgotten.' })
  called!: string;

  @Field(() => [AuditedField], {
    description: 'Of what was made or removed all that it was; of a change what changed.',
  })
  changes!: AuditedField[];
}

@ObjectType({ simpleResolvers: true, description: 'Events of the audit, and where in their list they stand.' })
export class AuditEventConnection extends connectionType(AuditEventReport, 'AuditEvent') {
  @Field({ description: NEAR })
  isNear!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the audit.' })
export class AuditEventPage {
  @Field(() => [AuditEventReport], { description: 'Newest first.' })
  items!: AuditEventReport[];

  @Field(() => String, { nullable: true, description: 'For `after` of the next page; null: this is the last.' })
  next!: string | null;

  @Field({ description: NEAR })
  isNear!: boolean;
}

@InputType({ description: 'Which events to list; every given condition holds.' })
export class AuditFilter {
  @IsText({ max: 200 })
  @Field(() => String, {
    nullable: true,
    description:
      'Each of its words occurs in what the thing was called or in a value, whatever case and accents. At most 200 characters.',
  })
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only of this sort of thing, as auditedEntities names it; BAD_REQUEST for none.',
  })
  entity?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only what this account did.' })
  actorId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only what this API key did.' })
  actorKeyId?: number | null;

  @Field(() => AuditAction, { nullable: true, description: 'Only this.' })
  action?: AuditAction | null;

  @Field(() => LocalDate, { nullable: true, description: 'From this date of the clinic on.' })
  from?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Up to the end of this date.' })
  until?: string | null;
}
