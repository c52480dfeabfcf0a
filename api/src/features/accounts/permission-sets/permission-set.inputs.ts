import { Field, InputType, ObjectType } from 'type-graphql';

import type { Permission } from '../../../domain/permissions';
import { NotNull } from '../../../platform/validation/not-null';
import { IsText } from '../../../platform/validation/text';
import { PermissionEnum } from '../../users/permission-sets/permission-set.entity';

const NAME = { required: 'El nombre es requerido', max: 60 };

@InputType({ description: 'A new permission set.' })
export class CreatePermissionSetInput {
  @IsText(NAME)
  @Field({ description: 'Unique, ignoring case; 1 to 60 characters.' })
  name!: string;

  @Field(() => [PermissionEnum], { description: 'At least one.' })
  permissions!: Permission[];
}

@InputType({ description: 'Changes of a permission set; absent fields stay unchanged.' })
export class UpdatePermissionSetInput {
  @IsText(NAME)
  @Field(() => String, { nullable: true, description: 'null is rejected.' })
  name?: string | null;

  @NotNull('Elegí al menos un permiso')
  @Field(() => [PermissionEnum], { nullable: true, description: 'At least one; null is rejected.' })
  permissions?: Permission[] | null;
}

@ObjectType({ simpleResolvers: true, description: "The caller's permissions on a permission set." })
export class PermissionSetAbilities {
  @Field({ description: 'Change it, and give it to an account. Requires `accounts`, and all its permissions.' })
  give!: boolean;

  @Field({ description: 'Try to delete it. Requires `give`; never a built-in one. Fails while accounts have it.' })
  delete!: boolean;
}
