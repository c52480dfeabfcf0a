import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { ExpectedVersion } from '../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key';
import { Service } from './service.entity';
import { CreateServiceInput, UpdateServiceInput } from './service.inputs';
import * as services from './service.service';

@Resolver(() => Service)
export class ServiceResolver {
  @Allow(Admin('people'))
  @Query(() => [Service], { description: 'Every service, inactive ones too, by name.' })
  services(@Ctx() ctx: Context): Promise<Service[]> {
    return services.listServices(ctx);
  }

  @Allow(Admin('people'))
  @Mutation(() => Service, { description: 'Adds a service.' })
  createService(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateServiceInput, { description: 'Only the name is required.' }) input: CreateServiceInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Service> {
    return services.createService(ctx, input, idempotencyKey);
  }

  @Allow(Admin('people'))
  @Mutation(() => Service, {
    description: 'Changes the given fields of a service. NOT_FOUND; CONFLICT for a stale version.',
  })
  updateService(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Id of an active or inactive service; NOT_FOUND if unknown.' }) id: number,
    @Arg('input', () => UpdateServiceInput, { description: 'Fields to change.' }) input: UpdateServiceInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<Service> {
    return services.updateService(ctx, id, input, expectedVersion);
  }

  @Allow(Admin('people'))
  @Mutation(() => Boolean, { description: 'Deletes a service, as nothing refers to it. NOT_FOUND. Returns true.' })
  deleteService(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Id of an active or inactive service; NOT_FOUND if unknown.' }) id: number,
  ): Promise<true> {
    return services.deleteService(ctx, id);
  }
}
