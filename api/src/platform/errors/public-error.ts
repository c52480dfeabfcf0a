import { GraphQLError } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import type { ValidationError } from 'class-validator';

import { AppError, HTTP_STATUS, invalid, type ErrorCode, type SecondFactorStep } from './app-error';
import { fromDatabaseError } from './database-error';
import { graphqlRefusal } from './graphql-refusal';
import { fieldOfLiteral, isAboutLiteral } from './refused-literal';

export interface PublicError {
  code: ErrorCode;
  status: number;
  message: string;
  field?: string;
  retryAfterSeconds?: number;
  /** English, without values. */
  detail?: string;
  /** After a version conflict. */
  current?: unknown;
  /** After a CONFLICT to confirm, in GraphQL's spelling. */
  unconfirmed?: readonly Readonly<Record<string, unknown>>[];
  /** After a password that was right. */
  secondFactor?: SecondFactorStep;
  /** Finds an INTERNAL's cause in the log. */
  errorId?: string;
}

export interface CauseListener {
  unknown(cause: unknown, errorId: string): void;
  refused(cause: unknown): void;
}

/** An unknown error becomes INTERNAL with an id: no text, stack or SQL leaves. */
export function toPublicError(thrown: unknown, causes: CauseListener, newId: () => string): PublicError {
  const error = toAppError(thrown, causes);
  if (error) {
    return {
      code: error.code,
      status: HTTP_STATUS[error.code],
      message: error.message,
      ...(error.field !== undefined && { field: error.field }),
      ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
      ...(error.detail !== undefined && { detail: error.detail }),
      ...(error.current !== undefined && { current: error.current }),
      ...(error.unconfirmed !== undefined && { unconfirmed: error.unconfirmed }),
      ...(error.secondFactor !== undefined && { secondFactor: error.secondFactor }),
    };
  }
  const errorId = newId();
  causes.unknown(rootCause(thrown), errorId);
  return {
    code: 'INTERNAL',
    status: HTTP_STATUS.INTERNAL,
    message: `Ocurrió un error inesperado. Código: ${errorId}`,
    errorId,
  };
}

function rootCause(thrown: unknown): unknown {
  return thrown instanceof GraphQLError && thrown.originalError ? rootCause(thrown.originalError) : thrown;
}

function toAppError(thrown: unknown, causes: CauseListener): AppError | null {
  const cause = rootCause(thrown);
  if (cause instanceof AppError) return withField(cause, thrown);
  if (cause instanceof ArgumentValidationError) return fromValidation(cause.extensions.validationErrors);
  if (cause instanceof GraphQLError) return fromGraphQL(thrown as GraphQLError);
  const refusal = fromDatabaseError(cause);
  if (refusal) causes.refused(cause);
  return refusal;
}

/** Only the GraphQLError around it knows a scalar's field. */
function withField(error: AppError, thrown: unknown): AppError {
  if (error.field !== undefined || !(thrown instanceof GraphQLError)) return error;
  const field = isAboutLiteral(thrown) ? fieldOfLiteral(thrown) : fieldOfVariable(thrown.message);
  return field === null ? error : new AppError(error.code, error.message, { field });
}

function fromValidation(errors: readonly ValidationError[] | undefined): AppError {
  const path: string[] = [];
  let level = errors;
  let messages: string[] = [];
  while (level?.[0]) {
    path.push(level[0].property);
    messages = Object.values(level[0].constraints ?? {});
    level = level[0].children;
  }
  const message = messages[0] ?? 'Los datos enviados no son válidos';
  return new AppError('BAD_REQUEST', message, { field: path.join('.') });
}

/** GraphQL's messages quote values: only names go out. */
function fromGraphQL(error: GraphQLError): AppError {
  const { message } = error;
  const at = fieldOfVariable(message);
  if (at === null && isAboutLiteral(error)) return refusedLiteral(fieldOfLiteral(error));
  const missing = /\bField "(?:\w+\.)?(\w+)" of required type/.exec(message)?.[1];
  const unknown = /\bField "(\w+)" is not defined by type/.exec(message)?.[1];
  if (at === null && missing === undefined && unknown === undefined) return graphqlRefusal(error);
  const field = [at, missing ?? unknown].filter(Boolean).join('.');
  if (unknown) return invalid(field, `Dato desconocido: ${field}`);
  if (missing || /was not provided|not (?:to )?be null/.test(message))
    return invalid(field, `Falta un dato obligatorio: ${field}`);
  return invalid(field, `El valor de ${field} no es válido`);
}

function refusedLiteral(field: string | null): AppError {
  return field === null
    ? new AppError('BAD_REQUEST', 'Algún valor de la consulta no es válido')
    : invalid(field, `El valor de ${field} no es válido`);
}

/** `name` for "$input" at "input.name", `id` for "$id", '' for a whole input; else null. */
function fieldOfVariable(message: string): string | null {
  // Other messages concern the variable's declaration.
  const variable = /^Variable "\$(\w+)" (?:got invalid value|of required type|of non-null type)/.exec(message)?.[1];
  if (variable === undefined) return null;
  const at = / at "\w+\.([\w.[\]]+)"/.exec(message)?.[1];
  return at ?? (/Field "\w+" (?:of required type|is not defined)/.test(message) ? '' : variable);
}
