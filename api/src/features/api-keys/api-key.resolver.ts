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
  @Allow(Admin('integrations'))
  @Query(() => [ApiKey], { description: 'All API keys, newest first, including invalid ones.' })
  apiKeys(@Ctx() ctx: Context): Promise<ApiKey[]> {
    return keys.listKeys(ctx);
  }

  @NeedsProof()
  @Allow(Admin('integrations'))
  @Mutation(() => NewApiKey, {
    description:
      'Creates an API key and returns its token. A retry returns a new token for the same key and invalidates the first one; ' +
      'CONFLICT if it was revoked.',
  })
  createApiKey(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateApiKeyInput, { description: 'Name, scopes and validity.' })
    input: CreateApiKeyInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<NewApiKey> {
    return keys.createKey(ctx, input, idempotencyKey);
  }

  @Allow(Admin('integrations'))
  @Mutation(() => ApiKey, {
    description: 'Changes the given fields of an API key. NOT_FOUND; CONFLICT for a revoked key or a stale version.',
  })
  updateApiKey(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Id of a key; NOT_FOUND if unknown.' }) id: number,
    @Arg('input', () => UpdateApiKeyInput, { description: 'Changed fields only.' }) input: UpdateApiKeyInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<ApiKey> {
    return keys.updateKey(ctx, id, input, expectedVersion);
  }

  @Allow(Admin('integrations'))
  @Mutation(() => ApiKey, {
    description:
      'Revokes an API key permanently; unfinished requests with it are refused. A revoked key stays unchanged. NOT_FOUND.',
  })
  revokeApiKey(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Id of a key; NOT_FOUND if unknown.' }) id: number,
  ): Promise<ApiKey> {
    return keys.revokeKey(ctx, id);
  }

  @FieldResolver(() => ApiKeyState, { description: 'Current state.' })
  async state(@Ctx() ctx: Context, @Root() key: ApiKey): Promise<ApiKeyState> {
    const { professionalId } = key;
    return stateOf(key, professionalId === null || (await accessLoader(ctx).load(professionalId)), ctx.now);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name for `professionalId`, including removed professionals.',
  })
  professionalName(@Root() { professional }: ApiKey): string | null {
    return professional?.name ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Name of its creator; null if the account was deleted.' })
  createdByName(@Root() { createdBy }: ApiKey): string | null {
    return createdBy?.name ?? null;
  }

  @FieldResolver(() => DateTime, { description: 'Time of creation.' })
  createdAt(@Ctx() ctx: Context, @Root() key: ApiKey): Promise<string> {
    return atClinic(ctx, key.createdAt);
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'Expiry; null: never.' })
  expiresAt(@Ctx() ctx: Context, @Root() key: ApiKey): Promise<string> | null {
    return key.expiresAt && atClinic(ctx, key.expiresAt);
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'Last use, to the minute; null: never.' })
  lastUsedAt(@Ctx() ctx: Context, @Root() key: ApiKey): Promise<string> | null {
    return key.lastUsedAt && atClinic(ctx, key.lastUsedAt);
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'Time of revocation; null: not revoked.' })
  revokedAt(@Ctx() ctx: Context, @Root() key: ApiKey): Promise<string> | null {
    return key.revokedAt && atClinic(ctx, key.revokedAt);
  }
}
