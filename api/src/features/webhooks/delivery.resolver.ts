import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { listDeliveries, retryDeliveries, testWebhook } from './delivery.service';
import { WebhookDeliveryFilter, WebhookDeliveryPage, WebhookTest } from './webhook.objects';

const WHICH = { description: 'Id of an endpoint; NOT_FOUND if unknown.' };

@Resolver()
export class DeliveryResolver {
  @Allow(Admin('integrations'))
  @Query(() => WebhookDeliveryPage, {
    description:
      'Deliveries to an endpoint in the last 30 days, newest first. NOT_FOUND; BAD_REQUEST on first or after.',
  })
  webhookDeliveries(
    @Ctx() ctx: Context,
    @Arg('filter', () => WebhookDeliveryFilter, { description: 'Endpoint and state.' })
    filter: WebhookDeliveryFilter,
    @Arg('first', () => Int, { defaultValue: 50, description: 'Page size, 1 to 200.' }) first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: '`next` of the previous page; null starts with the newest.',
    })
    after: string | null | undefined,
  ): Promise<WebhookDeliveryPage> {
    return listDeliveries(ctx, filter, first, after ?? null);
  }

  @Allow(Admin('integrations'))
  @Mutation(() => Boolean, {
    description: 'Sends one event or all failed ones again; delivered events are skipped. Returns true. NOT_FOUND.',
  })
  retryWebhookDeliveries(
    @Ctx() ctx: Context,
    @Arg('webhookId', () => Int, WHICH) webhookId: number,
    @Arg('sequence', () => Int, {
      nullable: true,
      description: 'Sequence of the event; NOT_FOUND if it was never sent there. null: all failed ones.',
    })
    sequence: number | null | undefined,
  ): Promise<true> {
    return retryDeliveries(ctx, webhookId, sequence ?? null);
  }

  @Allow(Admin('integrations'))
  @Mutation(() => WebhookTest, {
    description:
      'Sends an event of the type webhook.test now, and returns the result. If it succeeds, waiting events follow. NOT_FOUND; ' +
      'TOO_MANY_REQUESTS after 30 in ten minutes.',
  })
  testWebhook(@Ctx() ctx: Context, @Arg('webhookId', () => Int, WHICH) webhookId: number): Promise<WebhookTest> {
    return testWebhook(ctx, webhookId);
  }
}
