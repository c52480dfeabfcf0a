import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { CreateRoomTemplateInput, UpdateRoomTemplateInput } from './room-template.inputs';
import { RoomTemplate } from './room-template.object';
import * as templates from './room-template.service';

const WHICH = { description: "'custom-' and a number; FORBIDDEN for one of every clinic, NOT_FOUND otherwise." };

@Resolver(() => RoomTemplate)
export class RoomTemplateResolver {
  @Allow(Admin)
  @Query(() => [RoomTemplate], {
    description: "The templates for rooms' months: those of every clinic, then its own by name.",
  })
  roomTemplates(@Ctx() ctx: Context): Promise<RoomTemplate[]> {
    return templates.listRoomTemplates(ctx);
  }

  @Allow(Admin)
  @Mutation(() => RoomTemplate, { description: 'Adds a template. CONFLICT on name when another one has it.' })
  createRoomTemplate(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateRoomTemplateInput, { description: 'Name and week are needed.' })
    input: CreateRoomTemplateInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<RoomTemplate> {
    return templates.createRoomTemplate(ctx, input, idempotencyKey);
  }

  @Allow(Admin)
  @Mutation(() => RoomTemplate, {
    description:
      'Changes the given fields of a template; months that it was applied to stay as they are. NOT_FOUND, FORBIDDEN; CONFLICT ' +
      'on name when another one has it, or when the version that it was made on no longer stands.',
  })
  updateRoomTemplate(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('input', () => UpdateRoomTemplateInput, { description: 'Only what changes.' }) input: UpdateRoomTemplateInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<RoomTemplate> {
    return templates.updateRoomTemplate(ctx, id, input, expectedVersion);
  }

  @Allow(Admin)
  @Mutation(() => Boolean, {
    description:
      'Removes a template; months that it was applied to stay as they are. NOT_FOUND, FORBIDDEN. Answers true.',
  })
  deleteRoomTemplate(@Ctx() ctx: Context, @Arg('id', () => ID, WHICH) id: string): Promise<true> {
    return templates.deleteRoomTemplate(ctx, id);
  }
}
