import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import { NeedsProof } from '../../platform/access/proof';
import type { Context } from '../../platform/context';
import { ExpectedVersion } from '../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key';
import { DateTime } from '../../platform/graphql/scalars';
import { atClinic } from '../settings/settings.service';
import { ApiKey, ApiKeyState } from './api-key.entity';
import { CreateApiKeyInput, NewApiKey, UpdateApiKeyInput } from './api-key.inputs';
import * as keys from './api-key.service';
import { accessLoader, stateOf } from './identify-key';

@Resolver(() => ApiKey)
export class ApiKeyResolver {
  @Allow(Admin)
  @Query(() => [ApiKey], { description: 'Every API key, the latest first; those that open nothing any more too.' })
  apiKeys(@Ctx() ctx: Context): Promise<ApiKey[]> {
    return keys.listKeys(ctx);
  }

  @NeedsProof()
  @Allow(Admin)
  @Mutation(() => NewApiKey, {
    description:
      'Makes an API key and tells its token. A retry gets another token for the same key, and that of the first answer ' +
      'opens nothing; CONFLICT once it was revoked.',
  })
  createApiKey(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateApiKeyInput, { description: 'Who may do what with it, and for how long.' })
    input: CreateApiKeyInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<NewApiKey> {
    return keys.createKey(ctx, input, idempotencyKey);
  }

  @Allow(Admin)
  @Mutation(() => ApiKey, {
    description:
      'Changes the given fields of an API key. NOT_FOUND; CONFLICT for a revoked one, and when the version that it was ' +
      'made on no longer stands.',
  })
  updateApiKey(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Of the list; NOT_FOUND otherwise.' }) id: number,
    @Arg('input', () => UpdateApiKeyInput, { description: 'Only what changes.' }) input: UpdateApiKeyInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<ApiKey> {
    return keys.updateKey(ctx, id, input, expectedVersion);
  }

  @Allow(Admin)
  @Mutation(() => ApiKey, {
    description:
      'Ends an API key for good: it opens nothing from now on, and what it is about to save is refused. NOT_FOUND. One that ' +
      'was revoked before stays as it is.',
  })
  revokeApiKey(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Of the list; NOT_FOUND otherwise.' }) id: number,
  ): Promise<ApiKey> {
    return keys.revokeKey(ctx, id);
  }

  @FieldResolver(() => ApiKeyState, { description: 'Whether it opens anything now, or why not.' })
  async state(@Ctx() ctx: Context, @Root() key: ApiKey): Promise<ApiKeyState> {
    const { professionalId } = key;
    return stateOf(key, professionalId === null || (await accessLoader(ctx).load(professionalId)), ctx.now);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Of `professionalId`; also of one who left.' })
  professionalName(@Root() { professional }: ApiKey): string | null {
    return professional?.name ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Who made it; null when the account is gone.' })
  createdByName(@Root() { createdBy }: ApiKey): string | null {
    return createdBy?.name ?? null;
  }

  @FieldResolver(() => DateTime, { description: 'When it was made.' })
  createdAt(@Ctx() ctx: Context, @Root() key: ApiKey): Promise<string> {
    return atClinic(ctx, key.createdAt);
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'When it ends by itself; null: never.' })
  expiresAt(@Ctx() ctx: Context, @Root() key: ApiKey): Promise<string> | null {
    return key.expiresAt && atClinic(ctx, key.expiresAt);
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'When it was last used, to the minute; null: never.' })
  lastUsedAt(@Ctx() ctx: Context, @Root() key: ApiKey): Promise<string> | null {
    return key.lastUsedAt && atClinic(ctx, key.lastUsedAt);
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'When it was revoked; null: it was not.' })
  revokedAt(@Ctx() ctx: Context, @Root() key: ApiKey): Promise<string> | null {
    return key.revokedAt && atClinic(ctx, key.revokedAt);
  }
}
