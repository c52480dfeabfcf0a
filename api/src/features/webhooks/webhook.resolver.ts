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

const WHICH = { description: 'Id of an endpoint; NOT_FOUND if unknown.' };

@Resolver(() => WebhookEndpoint)
export class WebhookResolver {
  @Allow(Admin('integrations'))
  @Query(() => [WebhookEndpoint], { description: 'All webhook endpoints, oldest first.' })
  webhooks(@Ctx() ctx: Context): Promise<WebhookEndpoint[]> {
    return webhooks.listWebhooks(ctx);
  }

  @NeedsProof()
  @Allow(Admin('integrations'))
  @Query(() => String, {
    description:
      'Signing secret (whsec_…, see standardwebhooks.com). For a day after a change, deliveries are signed with the previous ' +
      'one too. NOT_FOUND.',
  })
  webhookSecret(@Ctx() ctx: Context, @Arg('id', () => Int, WHICH) id: number): Promise<string> {
    return webhooks.webhookSecret(ctx, id);
  }

  @NeedsProof('to send personal data')
  @Allow(Admin('integrations'))
  @Mutation(() => WebhookEndpoint, {
    description:
      'Adds an endpoint, which receives events from now on. BAD_REQUEST on url for a forbidden target, on eventTypes for an ' +
      'unknown type; CONFLICT if there are 20.',
  })
  createWebhook(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateWebhookInput, { description: 'Only the URL is required.' }) input: CreateWebhookInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<WebhookEndpoint> {
    return webhooks.createWebhook(ctx, input, idempotencyKey);
  }

  @NeedsProof('to send personal data, more of it, or to send it elsewhere')
  @Allow(Admin('integrations'))
  @Mutation(() => WebhookEndpoint, {
    description:
      'Changes the given fields. NOT_FOUND; BAD_REQUEST on url and eventTypes like createWebhook; CONFLICT for a stale version.',
  })
  updateWebhook(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, WHICH) id: number,
    @Arg('input', () => UpdateWebhookInput, { description: 'Changed fields only.' }) input: UpdateWebhookInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<WebhookEndpoint> {
    return webhooks.updateWebhook(ctx, id, input, expectedVersion);
  }

  @Allow(Admin('integrations'))
  @Mutation(() => WebhookEndpoint, { description: 'Pauses deliveries until it is resumed. NOT_FOUND.' })
  pauseWebhook(@Ctx() ctx: Context, @Arg('id', () => Int, WHICH) id: number): Promise<WebhookEndpoint> {
    return webhooks.pauseWebhook(ctx, id);
  }

  @NeedsProof('to send personal data')
  @Allow(Admin('integrations'))
  @Mutation(() => WebhookEndpoint, {
    description: 'Resumes deliveries, starting with missed events of the last 30 days. NOT_FOUND.',
  })
  resumeWebhook(@Ctx() ctx: Context, @Arg('id', () => Int, WHICH) id: number): Promise<WebhookEndpoint> {
    return webhooks.resumeWebhook(ctx, id);
  }

  @NeedsProof()
  @Allow(Admin('integrations'))
  @Mutation(() => WebhookEndpoint, {
    description:
      'Signs with a new secret from now on, and for a day with the previous one too. NOT_FOUND; CONFLICT for a stale version.',
  })
  rotateWebhookSecret(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, WHICH) id: number,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<WebhookEndpoint> {
    return webhooks.rotateWebhookSecret(ctx, id, expectedVersion);
  }

  @Allow(Admin('integrations'))
  @Mutation(() => Boolean, { description: 'Deletes it with its log, and returns true. NOT_FOUND.' })
  deleteWebhook(@Ctx() ctx: Context, @Arg('id', () => Int, WHICH) id: number): Promise<true> {
    return webhooks.deleteWebhook(ctx, id);
  }

  @FieldResolver(() => WebhookState, { description: 'Current state.' })
  state(@Root() { pausedBecause, failures }: WebhookEndpoint): WebhookState {
    if (pausedBecause !== null) return pausedBecause === 'by_hand' ? 'paused' : pausedBecause;
    return failures > 0 ? 'retrying' : 'active';
  }

  @FieldResolver(() => WebhookBacklog, { description: 'Events not received yet.' })
  backlog(@Ctx() ctx: Context, @Root() { id }: WebhookEndpoint): Promise<WebhookBacklog> {
    return backlogLoader(ctx).load(id);
  }
}
