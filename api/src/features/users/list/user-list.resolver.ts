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
  @Allow(Admin('people'))
  @Query(() => UserPage, { description: 'Accounts of every role, suspended ones too. BAD_REQUEST on page or size.' })
  users(
    @Ctx() ctx: Context,
    @Arg('filter', () => UserFilter, { defaultValue: {}, description: 'Filters the list; empty: all accounts.' })
    filter: UserFilter,
    @Arg('sort', () => UserSort, { defaultValue: UserSort.name, description: 'Their order.' })
    sort: UserSort,
    @Arg('descending', () => Boolean, { defaultValue: false, description: 'Reverses the order.' }) descending: boolean,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Starts at 1.' }) page: number,
    @Arg('size', () => Int, {
      nullable: true,
      defaultValue: 50,
      description: `Page size, 1 to ${PAGE_LIMIT}; null: all on one page, BAD_REQUEST above 10,000.`,
    })
    size: number | null,
  ): Promise<UserPage> {
    return listUsers(ctx, { filter, sort, descending, page, size });
  }

  @Allow(Admin('people'))
  @Query(() => UserConnection, { description: 'The accounts of `users` as a Relay connection.' })
  usersConnection(
    @Ctx() ctx: Context,
    @Arg('filter', () => UserFilter, { defaultValue: {}, description: 'Filters the list; empty: all accounts.' })
    filter: UserFilter,
    @Arg('sort', () => UserSort, { defaultValue: UserSort.name, description: 'Their order.' })
    sort: UserSort,
    @Arg('descending', () => Boolean, { defaultValue: false, description: 'Reverses the order.' }) descending: boolean,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<UserConnection> {
    return connectUsers(ctx, { filter, sort, descending }, args);
  }

  @FieldResolver(() => Int, { description: 'Number of accounts on all pages.' })
  total(@Ctx() ctx: Context, @Root() { filter }: UserPage): Promise<number> {
    return countUsers(ctx, filter);
  }
}
