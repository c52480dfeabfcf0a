import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';

import { Allow, SignedIn } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { removePicture } from './pictures/picture.service';
import { UpdateProfileInput } from './profile.inputs';
import { updateProfile } from './profile.service';
import { User } from './user.entity';

@Resolver()
export class ProfileResolver {
  @Allow(SignedIn)
  @Mutation(() => User, {
    description: "Changes the caller's profile. BAD_REQUEST with the field; then nothing changes.",
  })
  updateProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateProfileInput, { description: 'The changes.' }) input: UpdateProfileInput,
  ): Promise<User> {
    return updateProfile(ctx, input);
  }

  @Allow(SignedIn)
  @Mutation(() => User, { description: "Removes the caller's picture. Idempotent." })
  removePicture(@Ctx() ctx: Context): Promise<User> {
    return removePicture(ctx);
  }
}
