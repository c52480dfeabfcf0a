import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { CreateRoomTemplateInput, UpdateRoomTemplateInput } from './room-template.inputs';
import { RoomTemplate } from './room-template.object';
import * as templates from './room-template.service';

const WHICH = { description: "'custom-' and a number; FORBIDDEN for a built-in template, NOT_FOUND if unknown." };

@Resolver(() => RoomTemplate)
export class RoomTemplateResolver {
  @Allow(Admin('rooms'))
  @Query(() => [RoomTemplate], {
    description: "Templates for rooms' months: built-in ones, then the clinic's by name.",
  })
  roomTemplates(@Ctx() ctx: Context): Promise<RoomTemplate[]> {
    return templates.listRoomTemplates(ctx);
  }

  @Allow(Admin('rooms'))
  @Mutation(() => RoomTemplate, { description: 'Adds a template. CONFLICT on name when taken.' })
  createRoomTemplate(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateRoomTemplateInput, { description: 'Name and week are required.' })
    input: CreateRoomTemplateInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<RoomTemplate> {
    return templates.createRoomTemplate(ctx, input, idempotencyKey);
  }

  @Allow(Admin('rooms'))
  @Mutation(() => RoomTemplate, {
    description:
      'Changes the given fields of a template; months keep their hours. NOT_FOUND, FORBIDDEN; CONFLICT on name ' +
      'when taken, or for a stale version.',
  })
  updateRoomTemplate(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('input', () => UpdateRoomTemplateInput, { description: 'Fields to change.' }) input: UpdateRoomTemplateInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<RoomTemplate> {
    return templates.updateRoomTemplate(ctx, id, input, expectedVersion);
  }

  @Allow(Admin('rooms'))
  @Mutation(() => Boolean, {
    description: 'Deletes a template; months keep their hours. NOT_FOUND, FORBIDDEN. Returns true.',
  })
  deleteRoomTemplate(@Ctx() ctx: Context, @Arg('id', () => ID, WHICH) id: string): Promise<true> {
    return templates.deleteRoomTemplate(ctx, id);
  }
}
