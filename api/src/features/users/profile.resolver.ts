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
    description: "Changes one's own profile. BAD_REQUEST on the field at fault; nothing changes then.",
  })
  updateProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateProfileInput, { description: 'The changes.' }) input: UpdateProfileInput,
  ): Promise<User> {
    return updateProfile(ctx, input);
  }

  @Allow(SignedIn)
  @Mutation(() => User, { description: "Removes one's own picture, if there is one." })
  removePicture(@Ctx() ctx: Context): Promise<User> {
    return removePicture(ctx);
  }
}
