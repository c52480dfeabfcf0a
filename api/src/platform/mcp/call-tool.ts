import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';

import { assertAllowed } from '../access/allow';
import { assertKeyMay } from '../access/scope';
import { rehearsed, type Context } from '../context';
import { AppError, invalid } from '../errors/app-error';
import type { ErrorReport } from '../errors/error-report';
import type { PublicError } from '../errors/public-error';
import type { Execute } from '../graphql/execution/execute-operation';
import type { CompiledRoute } from '../rest/compiled-route';
import { inCallersWords } from '../rest/in-callers-words';
import { readVariables, type Incoming } from '../rest/read-variables';
import { CONFIRMATION, IDEMPOTENCY_KEY, type CompiledTool } from './tool';

interface Calling {
  execute: Execute;
  context: Context;
  publicError: ErrorReport;
}

type Values = Readonly<Record<string, unknown>>;

/** Whether its fields are open to the caller; the operation itself decides about each row. */
export function mayCall(tool: CompiledTool, { actor }: Context): boolean {
  try {
    assertMayCall(tool, actor);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The answer, or for a write without a valid confirmation, what it will do. */
export async function callTool(
  tool: CompiledTool,
  sent: Values,
  calling: Calling,
): Promise<{ answer: Values } | { error: PublicError }> {
  const { row, write, name } = tool;
  const { [CONFIRMATION]: confirmation, [IDEMPOTENCY_KEY]: idempotencyKey, ...args } = sent;
  const { publicError, context } = calling;
  try {
    assertMayCall(tool, context.actor);
    if (!write) return { answer: await run(row, { query: asTexts(args) }, calling) };
    if (row.variables.idempotencyKey && typeof idempotencyKey !== 'string')
      throw invalid(IDEMPOTENCY_KEY, `Falta un dato obligatorio: ${IDEMPOTENCY_KEY}`);
    const incoming = { body: args, idempotencyKey: idempotencyKey as string | undefined };
    const rehearsal = { ...calling, context: rehearsed(context) };
    const willDo = await write.says(context, await run(row, incoming, rehearsal), args);
    const confirming = confirmationOf([name, idempotencyKey, args, willDo]);
    if (confirmation === confirming) return { answer: await run(row, incoming, calling) };
    return { answer: { will_do: willDo, next: nextStep(confirmation), [CONFIRMATION]: confirming } };
  } catch (error) {
    const told = publicError(error, context.requestId);
    return { error: error instanceof GraphQLError ? inCallersWords(row, args, error, told) : told };
  }
}

function assertMayCall({ row: { audiences, keyNeeds } }: CompiledTool, actor: Context['actor']): void {
  for (const audience of audiences) assertAllowed(actor, audience);
  assertKeyMay(actor, keyNeeds);
}

async function run(row: CompiledRoute, sent: Partial<Incoming>, { execute, context }: Calling): Promise<Values> {
  const variableValues = variablesOf(row, sent);
  const { data, errors } = await execute({ document: row.document, contextValue: context, variableValues });
  if (errors?.[0]) throw errors[0];
  return row.answer(row.place(data!)) as Values;
}

function variablesOf(row: CompiledRoute, sent: Partial<Incoming>): Values {
  return readVariables(row, {
    path: [],
    query: new URLSearchParams(),
    body: undefined,
    idempotencyKey: undefined,
    ...sent,
  });
}

/** As an address has them. */
function asTexts(args: Values): URLSearchParams {
  const texts = Object.entries(args)
    .filter(([, value]) => value != null)
    .map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
  return new URLSearchParams(texts);
}

function nextStep(confirmation: unknown): string {
  return confirmation === undefined
    ? 'Todavía no se hizo nada. Si es lo que se quiere, repetir la llamada con esta confirmation.'
    : 'Con esta llamada no se hizo nada: la confirmation era de otra cosa, o lo que pasaría cambió. Esta es la de ahora.';
}

/** Ties the write to the words that the caller has read. */
function confirmationOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
