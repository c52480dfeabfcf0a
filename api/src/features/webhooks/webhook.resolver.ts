import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import { NeedsProof } from '../../platform/access/proof';
import type { Context } from '../../platform/context';
import { ExpectedVersion } from '../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key';
import { backlogLoader } from './delivery.service';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { CreateWebhookInput, UpdateWebhookInput } from './webhook.inputs';
import { WebhookBacklog, WebhookState } from './webhook.objects';
import * as webhooks from './webhook.service';

const WHICH = { description: 'Of the list; NOT_FOUND otherwise.' };

@Resolver(() => WebhookEndpoint)
export class WebhookResolver {
  @Allow(Admin)
  @Query(() => [WebhookEndpoint], { description: 'Every webhook endpoint, the oldest first.' })
  webhooks(@Ctx() ctx: Context): Promise<WebhookEndpoint[]> {
    return webhooks.listWebhooks(ctx);
  }

  @NeedsProof()
  @Allow(Admin)
  @Query(() => String, {
    description:
      'What deliveries to it are signed with, whsec_…, as standardwebhooks.com has it. For a day after a change they are ' +
      'signed with the one before as well. NOT_FOUND.',
  })
  webhookSecret(@Ctx() ctx: Context, @Arg('id', () => Int, WHICH) id: number): Promise<string> {
    return webhooks.webhookSecret(ctx, id);
  }

  @NeedsProof('to send personal data')
  @Allow(Admin)
  @Mutation(() => WebhookEndpoint, {
    description:
      'Adds an address that is sent events from now on. BAD_REQUEST on url for one that nothing may be sent to, on ' +
      'eventTypes for an unknown type; CONFLICT when there are 20.',
  })
  createWebhook(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateWebhookInput, { description: 'Only the address is needed.' }) input: CreateWebhookInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<WebhookEndpoint> {
    return webhooks.createWebhook(ctx, input, idempotencyKey);
  }

  @NeedsProof('to send personal data, more of it, or to send it elsewhere')
  @Allow(Admin)
  @Mutation(() => WebhookEndpoint, {
    description:
      'Changes the given fields. NOT_FOUND; BAD_REQUEST on url and eventTypes as createWebhook; CONFLICT when the version ' +
      'that it was made on no longer stands.',
  })
  updateWebhook(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, WHICH) id: number,
    @Arg('input', () => UpdateWebhookInput, { description: 'Only what changes.' }) input: UpdateWebhookInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<WebhookEndpoint> {
    return webhooks.updateWebhook(ctx, id, input, expectedVersion);
  }

  @Allow(Admin)
  @Mutation(() => WebhookEndpoint, { description: 'Sends nothing to it until it is resumed. NOT_FOUND.' })
  pauseWebhook(@Ctx() ctx: Context, @Arg('id', () => Int, WHICH) id: number): Promise<WebhookEndpoint> {
    return webhooks.pauseWebhook(ctx, id);
  }

  @NeedsProof('to send personal data')
  @Allow(Admin)
  @Mutation(() => WebhookEndpoint, {
    description: 'Sends to it again, first what happened meanwhile, as far as it is kept (30 days). NOT_FOUND.',
  })
  resumeWebhook(@Ctx() ctx: Context, @Arg('id', () => Int, WHICH) id: number): Promise<WebhookEndpoint> {
    return webhooks.resumeWebhook(ctx, id);
  }

  @NeedsProof()
  @Allow(Admin)
  @Mutation(() => WebhookEndpoint, {
    description:
      'Signs by another secret from now on, and for a day by the one before as well. NOT_FOUND; CONFLICT when the version ' +
      'that it was asked for on no longer stands.',
  })
  rotateWebhookSecret(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, WHICH) id: number,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<WebhookEndpoint> {
    return webhooks.rotateWebhookSecret(ctx, id, expectedVersion);
  }

  @Allow(Admin)
  @Mutation(() => Boolean, { description: 'Removes it with its log. NOT_FOUND. Answers true.' })
  deleteWebhook(@Ctx() ctx: Context, @Arg('id', () => Int, WHICH) id: number): Promise<true> {
    return webhooks.deleteWebhook(ctx, id);
  }

  @FieldResolver(() => WebhookState, { description: 'How it stands with it.' })
  state(@Root() { pausedBecause, failures }: WebhookEndpoint): WebhookState {
    if (pausedBecause !== null) return pausedBecause === 'by_hand' ? 'paused' : pausedBecause;
    return failures > 0 ? 'retrying' : 'active';
  }

  @FieldResolver(() => WebhookBacklog, { description: 'What it has yet to get.' })
  backlog(@Ctx() ctx: Context, @Root() { id }: WebhookEndpoint): Promise<WebhookBacklog> {
    return backlogLoader(ctx).load(id);
  }
}
