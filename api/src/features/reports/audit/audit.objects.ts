import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

import { connectionType } from '../../../platform/graphql/connection';
import { NEAR } from '../../../platform/graphql/near';
import { DateTime, LocalDate } from '../../../platform/graphql/scalars';
import { IsText } from '../../../platform/validation/text';
import { AuditAction } from '../../audit/record-audit';
import { ReportedKey, ReportedPerson } from '../activity/activity.objects';

registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'Kind of audited change.',
  valuesConfig: {
    created: { description: 'The entity was created.' },
    updated: { description: 'Some fields were changed.' },
    deleted: { description: 'The entity was deleted.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A type of audited entity.' })
export class AuditedEntity {
  @Field({ description: 'Value for the `entity` filter, e.g. room_availability.' })
  name!: string;

  @Field({ description: 'In Spanish, as a heading, e.g. Sala.' })
  label!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A changed field. If `from` and `to` are both null, its values are hidden.',
})
export class AuditedField {
  @Field({ description: 'Field name in the code.' })
  field!: string;

  @Field({ description: 'In Spanish, e.g. costo por hora.' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'Previous value as shown to people; null: empty.' })
  from!: string | null;

  @Field(() => String, { nullable: true, description: 'New value as shown to people; null: empty.' })
  to!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An audit event: the actor, the entity and its changed fields. Immutable.',
})
export class AuditEventReport {
  @Field(() => ID, { description: 'Identifies the event.' })
  id!: string;

  @Field(() => DateTime, { description: 'Time of the change.' })
  at!: string;

  @Field(() => ReportedPerson, {
    nullable: true,
    description: 'Account that made the change; null for visitors, the operator, API keys and deleted accounts.',
  })
  actor!: ReportedPerson | null;

  @Field(() => ReportedKey, { nullable: true, description: 'API key that made the change; null for people.' })
  actorKey!: ReportedKey | null;

  @Field(() => AuditAction, { description: 'Kind of change.' })
  action!: AuditAction;

  @Field(() => AuditedEntity, { description: 'Type of the changed entity.' })
  entity!: AuditedEntity;

  @Field({ description: 'Identifies the changed entity.' })
  entityId!: string;

  @Field({ description: 'Recorded name of the entity, else its current name; empty without either.' })
  called!: string;

  @Field(() => [AuditedField], {
    description: 'All fields of a created or deleted entity; the changed fields of an updated one.',
  })
  changes!: AuditedField[];
}

@ObjectType({ simpleResolvers: true, description: 'A Relay connection of audit events.' })
export class AuditEventConnection extends connectionType(AuditEventReport, 'AuditEvent') {
  @Field({ description: NEAR })
  isNear!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the audit.' })
export class AuditEventPage {
  @Field(() => [AuditEventReport], { description: 'Newest first.' })
  items!: AuditEventReport[];

  @Field(() => String, { nullable: true, description: 'Cursor for `after` of the next page; null on the last page.' })
  next!: string | null;

  @Field({ description: NEAR })
  isNear!: boolean;
}

@InputType({ description: 'Filters audit events; all given conditions apply.' })
export class AuditFilter {
  @IsText({ max: 200 })
  @Field(() => String, {
    nullable: true,
    description: 'Words that the name or a value must contain, ignoring case and accents. At most 200 characters.',
  })
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Entity type, a name of `auditedEntities`; BAD_REQUEST when unknown.',
  })
  entity?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only changes by this account.' })
  actorId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only changes by this API key.' })
  actorKeyId?: number | null;

  @Field(() => AuditAction, { nullable: true, description: 'Only this kind of change.' })
  action?: AuditAction | null;

  @Field(() => LocalDate, { nullable: true, description: "First date, in the clinic's time zone." })
  from?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Last date, inclusive.' })
  until?: string | null;
}
