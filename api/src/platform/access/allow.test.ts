import 'reflect-metadata';

import { graphql, isObjectType, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, Field, ObjectType, Query, Resolver } from 'type-graphql';

import { ALL_PERMISSIONS } from '../../domain/permissions';
import { apiSchema } from '../../schema';
import type { Actor, Role } from './actor';
import {
  Admin,
  Allow,
  audiencesOf,
  describeAudiences,
  enforceAccess,
  Patient,
  Professional,
  Public,
  SignedIn,
  type Audience,
} from './allow';

const guest: Actor = { kind: 'guest', staleToken: false };
const member = (role: Role): Actor => ({
  kind: 'member',
  permissions: ALL_PERMISSIONS,
  userId: 1,
  role,
  professionalId: null,
  sessionHash: Buffer.alloc(32),
});

function rootFieldsOf(schema: GraphQLSchema) {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        audiences: audiencesOf(field),
      })),
    );
}

test('every root field declares its audience', () => {
  const fields = rootFieldsOf(apiSchema());
  expect(fields.length).toBeGreaterThan(10);
  expect(fields.filter(({ audiences }) => audiences === null)).toEqual([]);
});

test('only the listed mutations are open to visitors', () => {
  const open = rootFieldsOf(apiSchema()).filter(
    ({ name, audiences }) => name.startsWith('Mutation.') && audiences?.includes(Public),
  );
  expect(open.map(({ name }) => name)).toEqual(expect.arrayContaining(['Mutation.bookAppointment', 'Mutation.signIn']));
  expect(open.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['Mutation.createRoom']));
});

@ObjectType()
class Thing {
  @Field()
  open!: string;

  @Allow(Admin('rooms'), Professional)
  @Field()
  secret!: string;
}

@Resolver()
class Guarded {
  @Allow(Public)
  @Query(() => Thing)
  thing(): Thing {
    return { open: 'abierto', secret: 'reservado' };
  }

  @Allow(SignedIn)
  @Query(() => String)
  members(): string {
    return 'sí';
  }

  @Allow(Patient)
  @Query(() => String)
  patients(): string {
    return 'sí';
  }
}

@Resolver()
class Forgetful {
  @Query(() => String)
  open(): string {
    return 'sí';
  }
}

test('a schema with an undeclared root field does not start', () => {
  const schema = buildSchemaSync({ resolvers: [Guarded, Forgetful], validate: false });
  expect(() => enforceAccess(schema)).toThrow('Query.open does not say whom it allows: add @Allow');
});

describe('a caller outside the audience', () => {
  const schema = enforceAccess(buildSchemaSync({ resolvers: [Guarded], validate: false }));
  const ask = async (source: string, actor: Actor) => {
    const { data, errors } = await graphql({ schema, source, contextValue: { actor } });
    return errors ? (errors[0]?.originalError as { code?: string } | undefined)?.code : Object.values(data ?? {})[0];
  };

  test.each([
    ['{ members }', guest, 'UNAUTHENTICATED'],
    ['{ members }', member('user'), 'sí'],
    ['{ patients }', guest, 'UNAUTHENTICATED'],
    ['{ patients }', member('admin'), 'FORBIDDEN'],
    ['{ patients }', member('user'), 'sí'],
    ['{ thing { open } }', guest, { open: 'abierto' }],
    ['{ thing { secret } }', guest, 'UNAUTHENTICATED'],
    ['{ thing { open secret } }', member('user'), 'FORBIDDEN'],
    ['{ thing { secret } }', member('professional'), { secret: 'reservado' }],
    ['{ thing { secret } }', member('admin'), { secret: 'reservado' }],
  ])('%s', async (source, actor, outcome) => {
    expect(await ask(source, actor)).toEqual(outcome);
  });

  test('with an expired session gets the session error', async () => {
    const { errors } = await graphql({
      schema,
      source: '{ members }',
      contextValue: { actor: { kind: 'guest', staleToken: true } },
    });
    expect(errors?.[0]?.message).toBe('La sesión venció. Iniciá sesión nuevamente');
  });
});

test('the server does not start with an operation of administrators that names no permission', () => {
  @Resolver()
  class Unnamed {
    @Allow({ anyOf: [] } as never)
    @Query(() => String)
    nothing(): string {
      return '';
    }
  }
  const faulty = buildSchemaSync({ resolvers: [Unnamed], validate: false });
  expect(() => enforceAccess(faulty)).toThrow('Query.nothing is open to administrators without a permission');
  faulty.getQueryType()!.getFields()['nothing']!.extensions = { allow: ['admin'] };
  expect(() => enforceAccess(faulty)).toThrow('Query.nothing is open to administrators without a permission');
});

test('audiences are described in Spanish', () => {
  expect(
    [[Public], [SignedIn], [Admin('rooms')], [Admin('rooms', 'prices'), Professional], [Professional, Patient]].map(
      (it) => describeAudiences(it as Audience[]),
    ),
  ).toEqual([
    'Abierto a cualquiera',
    'Con sesión iniciada',
    'Solo administradores (Salas y horarios)',
    'Solo administradores (Salas y horarios o Precios) y profesionales',
    'Solo profesionales y pacientes',
  ]);
});
