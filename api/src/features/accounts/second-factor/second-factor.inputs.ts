import { Field, InputType } from 'type-graphql';

import { IsText } from '../../../platform/validation/text';

@InputType({ description: 'An authenticator that was set up, by its first code.' })
export class AddAuthenticatorInput {
  @Field({ description: 'Of startAuthenticator.' })
  challenge!: string;

  @Field({ description: 'The six digits that it shows now.' })
  code!: string;

  @IsText({ required: 'El nombre es requerido', max: 100 })
  @Field({ description: '1 to 100 characters, e.g. whose phone it is on.' })
  name!: string;
}

@InputType({ description: 'A passkey that a browser made.' })
export class AddPasskeyInput {
  @Field({ description: 'Of startPasskey.' })
  challenge!: string;

  @Field({ description: 'JSON of the PublicKeyCredential that navigator.credentials.create answered.' })
  response!: string;

  @IsText({ required: 'El nombre es requerido', max: 100 })
  @Field({ description: '1 to 100 characters, e.g. where it is kept.' })
  name!: string;
}
