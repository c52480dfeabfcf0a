import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { listDeliveries, retryDeliveries, testWebhook } from './delivery.service';
import { WebhookDeliveryFilter, WebhookDeliveryPage, WebhookTest } from './webhook.objects';

const WHICH = { description: 'Of the list of endpoints; NOT_FOUND otherwise.' };

@Resolver()
export class DeliveryResolver {
  @Allow(Admin)
  @Query(() => WebhookDeliveryPage, {
    description:
      'What was sent to an endpoint in the last 30 days, the last first. NOT_FOUND; BAD_REQUEST on first or after.',
  })
  webhookDeliveries(
    @Ctx() ctx: Context,
    @Arg('filter', () => WebhookDeliveryFilter, { description: 'Of which endpoint, and what became of them.' })
    filter: WebhookDeliveryFilter,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many on a page, 1 to 200.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: '`next` of the page before; null: from the last on.' })
    after: string | null | undefined,
  ): Promise<WebhookDeliveryPage> {
    return listDeliveries(ctx, filter, first, after ?? null);
  }

  @Allow(Admin)
  @Mutation(() => Boolean, {
    description:
      'Sends again what was not taken: one event, or all that were given up. What was taken is not sent again. NOT_FOUND. ' +
      'Answers true.',
  })
  retryWebhookDeliveries(
    @Ctx() ctx: Context,
    @Arg('webhookId', () => Int, WHICH) webhookId: number,
    @Arg('sequence', () => Int, {
      nullable: true,
      description: 'Of the event; NOT_FOUND when it was never sent to it. null: all that were given up.',
    })
    sequence: number | null | undefined,
  ): Promise<true> {
    return retryDeliveries(ctx, webhookId, sequence ?? null);
  }

  @Allow(Admin)
  @Mutation(() => WebhookTest, {
    description:
      'Sends an event of the type webhook.test now, and tells how it was taken; what waited for the receiver to be up follows ' +
      'then. NOT_FOUND; TOO_MANY_REQUESTS after 30 in ten minutes.',
  })
  testWebhook(@Ctx() ctx: Context, @Arg('webhookId', () => Int, WHICH) webhookId: number): Promise<WebhookTest> {
    return testWebhook(ctx, webhookId);
  }
}
