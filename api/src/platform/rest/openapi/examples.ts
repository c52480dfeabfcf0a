import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql';

import { addDays, weekdayOf } from '../../../domain/calendar-date';
import type { CompiledRoute } from '../compiled-route';
import { restKey } from '../nested-input';
import type { Data, Selected } from '../selection';
import type { RestVariable } from '../variables';

type Values = Readonly<Record<string, unknown>>;

/**
 * Example values, declared beside their rows:
 * - `Room: { name: 'Consultorio 3' }`: a field of a GraphQL type, in answers and inputs;
 * - `'DELETE /admin/rooms/{id}': { id: 2 }`: one call, by its keys, with all optional keys of the body.
 * A body without example repeats the answer's values. Other values come from types, but texts need an example.
 */
export type Examples = Readonly<Record<string, Values>>;

/** May use dates after the day of reading. */
export type DatedExamples = Examples | ((days: ExampleDays) => Examples);

export interface ExampleDays {
  /** yyyy-MM-dd, `days` after a future Monday. */
  date(days: number): string;
  /** With Argentina's offset. */
  instant(days: number, time: string): string;
}

/** A text without example; no document may contain it. */
export const NO_EXAMPLE = 'texto';

/** The second Monday after today. */
export function exampleMonday(now: Date): string {
  const today = now.toISOString().slice(0, 10);
  return addDays(today, 15 - weekdayOf(today));
}

export class ExampleBook {
  private readonly said: Record<string, Record<string, unknown>> = {};
  private readonly days: ExampleDays;

  constructor(all: readonly DatedExamples[], monday: string) {
    const date = (days: number) => addDays(monday, days);
    this.days = { date, instant: (days, time) => `${date(days)}T${time}:00-03:00` };
    this.said[ANY] = { year: Number(monday.slice(0, 4)), month: Number(monday.slice(5, 7)) };
    for (const each of all) {
      for (const [name, values] of Object.entries(typeof each === 'function' ? each(this.days) : each))
        this.said[name] = { ...this.said[name], ...values };
    }
  }

  /** By REST keys. Leaves out what the call's example leaves out. */
  request(row: CompiledRoute): { path: Values; query: Values; body: Values } {
    const said = this.ofCall(row);
    // The answer repeats what is sent.
    const on = row.selection[0]?.children?.[0]?.on ?? ANY;
    const answer = unwrapped(this.sample(row));
    const select = (variables: readonly RestVariable[], sentBack: Values, isWhole = false): Values =>
      Object.fromEntries(
        variables.flatMap(({ name, type, required, fills }): [string, unknown][] => {
          if (name in said) return [[name, said[name]]];
          if (!required && !(isWhole && name in sentBack)) return [];
          if (name in sentBack) return [[name, sentBack[name]]];
          return [[name, this.input(type, on, fills.at(-1)!)]];
        }),
      );
    const { path, query, body } = row.variables;
    const isBodySaid = body.some(({ name }) => name in said);
    return {
      path: select(path, {}),
      query: select(query, {}),
      body: select(body, answer, !isBodySaid),
    };
  }

  answer(row: CompiledRoute): unknown {
    const { path, body } = this.request(row);
    return withSent(this.sample(row), { ...path, ...body });
  }

  private sample(row: CompiledRoute): unknown {
    return row.answerSchema === null ? undefined : row.answer(row.place(this.data(row.selection)));
  }

  ofCall({ method, path }: { method: string; path: string }): Values {
    return this.said[`${method} ${path}`] ?? {};
  }

  private has(on: string, field: string): boolean {
    return field in (this.said[on] ?? {});
  }

  private data(fields: readonly Selected[]): Data {
    return Object.fromEntries(
      fields.map(({ alias, on, field, children }) => {
        const isSaid = children === null || this.has(on, field.name);
        const value = isSaid ? this.leaf(getNamedType(field.type), on, field.name) : this.data(children);
        const isList = isListType(getNullableType(field.type));
        return [alias, isList && !Array.isArray(value) ? [value] : value];
      }),
    );
  }

  private input(type: GraphQLInputType, on: string, field: string): unknown {
    const bare = getNullableType(type);
    if (this.has(on, field)) return this.said[on]![field];
    if (isListType(bare)) return [this.input(bare.ofType, on, field)];
    if (!isInputObjectType(bare)) return this.leaf(bare, on, field);
    const needed = Object.values(bare.getFields()).filter(
      (it) => this.has(bare.name, it.name) || (isNonNullType(it.type) && it.defaultValue === undefined),
    );
    return Object.fromEntries(needed.map((it) => [restKey(it.name), this.input(it.type, bare.name, it.name)]));
  }

  private leaf(type: GraphQLNamedType, on: string, field: string): unknown {
    for (const place of [on, ANY]) if (this.has(place, field)) return this.said[place]![field];
    if (isEnumType(type)) return type.getValues()[0]!.name;
    const byType: Values = {
      Int: 1,
      Float: 1,
      Boolean: true,
      LocalDate: this.days.date(0),
      DateTime: this.days.instant(0, '10:00'),
    };
    const schema = type.extensions['jsonSchema'] as { examples?: readonly unknown[] } | undefined;
    return byType[type.name] ?? schema?.examples?.[0] ?? NO_EXAMPLE;
  }
}

function unwrapped(answer: unknown): Values {
  if (!isObject(answer)) return {};
  const [only, ...others] = Object.values(answer);
  return others.length === 0 && isObject(only) ? unwrapped(only) : answer;
}

function withSent(answer: unknown, sent: Values): unknown {
  if (!isObject(answer)) return answer;
  const entries = Object.entries(answer);
  const [[key, only] = ['', null], ...others] = entries;
  if (others.length === 0 && isObject(only)) return { [key]: withSent(only, sent) };
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const given = sent[name];
      // An object that is sent, such as a chosen coverage, has other keys than the stored one.
      if (isObject(given) && isObject(value)) return [name, withSent(value, given)];
      return [name, name in sent && typeof given === typeof value ? given : value];
    }),
  );
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields that mean the same on every type. */
const ANY = '*';
