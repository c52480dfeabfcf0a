import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ConnectionArgs } from '../../../platform/graphql/connection';
import { connectUsers } from './user-connection.service';
import { UserFilter, UserSort } from './user-list.inputs';
import { countUsers, listUsers, PAGE_LIMIT } from './user-list.service';
import { UserConnection, UserPage } from './user-page.object';

@Resolver(() => UserPage)
export class UserListResolver {
  @Allow(Admin)
  @Query(() => UserPage, { description: 'Accounts of every role, suspended ones too. BAD_REQUEST on page or size.' })
  users(
    @Ctx() ctx: Context,
    @Arg('filter', () => UserFilter, { defaultValue: {}, description: 'Narrows the list; empty: everybody.' })
    filter: UserFilter,
    @Arg('sort', () => UserSort, { defaultValue: UserSort.name, description: 'Their order.' })
    sort: UserSort,
    @Arg('descending', () => Boolean, { defaultValue: false, description: 'The other way round.' }) descending: boolean,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('size', () => Int, {
      nullable: true,
      defaultValue: 50,
      description: `How many on a page: 1 to ${PAGE_LIMIT}, or null for all of them; BAD_REQUEST when those are more than 10,000.`,
    })
    size: number | null,
  ): Promise<UserPage> {
    return listUsers(ctx, { filter, sort, descending, page, size });
  }

  @Allow(Admin)
  @Query(() => UserConnection, { description: 'The same accounts as `users`, as a connection of Relay.' })
  usersConnection(
    @Ctx() ctx: Context,
    @Arg('filter', () => UserFilter, { defaultValue: {}, description: 'Narrows the list; empty: everybody.' })
    filter: UserFilter,
    @Arg('sort', () => UserSort, { defaultValue: UserSort.name, description: 'Their order.' })
    sort: UserSort,
    @Arg('descending', () => Boolean, { defaultValue: false, description: 'The other way round.' }) descending: boolean,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<UserConnection> {
    return connectUsers(ctx, { filter, sort, descending }, args);
  }

  @FieldResolver(() => Int, { description: 'How many there are on all pages.' })
  total(@Ctx() ctx: Context, @Root() { filter }: UserPage): Promise<number> {
    return countUsers(ctx, filter);
  }
}
