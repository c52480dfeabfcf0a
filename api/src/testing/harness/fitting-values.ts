import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';

/** Ids that don't exist. */
export const UNKNOWN = { number: 999_999, text: '1b4e28ba-2fa1-41d2-883f-0016d3cca427' };

/** Without existing ids; `known` sets fields of inputs. */
export function fitting(type: GraphQLInputType, known: Readonly<Record<string, unknown>> = {}): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [fitting(bare.ofType, known)];
  if (isEnumType(bare)) return bare.getValues()[0]!.name;
  if (isInputObjectType(bare)) {
    const needed = Object.values(bare.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return Object.fromEntries(needed.map((field) => [field.name, known[field.name] ?? fitting(field.type, known)]));
  }
  const samples: Record<string, unknown> = {
    Int: UNKNOWN.number,
    Float: 1,
    Boolean: true,
    Money: 10,
    FormAnswers: {},
    DateTime: '2026-06-02T10:00:00-03:00',
    LocalDate: '2026-06-02',
  };
  return samples[bare.name] ?? UNKNOWN.text;
}
