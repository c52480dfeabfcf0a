import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Options for a browser to create or use a passkey.' })
export class PasskeyOptions {
  @Field({ description: "Send it back with the passkey's response, within ten minutes." })
  challenge!: string;

  @Field({ description: 'JSON for navigator.credentials, for PublicKeyCredential.parse…OptionsFromJSON.' })
  options!: string;
}
