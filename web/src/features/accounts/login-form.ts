import { homeOf } from '../../clinic/session/role-home';
import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { NETWORK_TEXT, UNEXPECTED_TEXT, type ApiError } from '../../kit/errors/api-error';
import { waitText } from '../../kit/errors/wait-text';
import { emailRule } from '../../kit/form/email';
import { formSchema } from '../../kit/form/form-schema';
import type { FormOutcome } from '../../kit/form/outcome';
import { passwordRule } from '../../kit/form/password-rules';
import { notify } from '../../kit/notify/notify';
import { texts } from './texts';

export interface LoginValues {
  email: string;
  password: string;
}

export const EMPTY_LOGIN: LoginValues = { email: '', password: '' };

export const loginSchema = formSchema<LoginValues>({ email: emailRule, password: passwordRule });

interface Failure {
  text: string;
  /** Without it, a toast and the form show the text. */
  field?: keyof LoginValues;
  /** Only in the form, after the text. */
  advice?: string;
}

/** For one of `fields`, else as in failureText. */
export function refuseSignIn<V>(
  error: ApiError,
  fields: Readonly<Partial<Record<keyof LoginValues, keyof V & string>>>,
): FormOutcome<V> {
  const { text, advice, field } = loginFailure(error);
  const shown = field && fields[field];
  if (shown) return { ok: false, text, field: shown };
  notify.errorInPage(text);
  return { ok: false, text: advice ? `${text} ${advice}` : text };
}

/** By the documents' catalogue. */
export function loginFailure(error: ApiError): Failure {
  switch (error.code) {
    case 'NETWORK':
      return { text: NETWORK_TEXT };
    case 'BAD_REQUEST':
      return error.field === 'email' || /email|correo/i.test(error.message)
        ? { field: 'email', text: texts.login.failed.badEmail }
        : { text: texts.login.failed.badFields };
    case 'UNAUTHENTICATED':
      return { field: 'password', text: texts.login.failed.wrong };
    case 'FORBIDDEN':
      return { text: texts.login.failed.suspended };
    case 'NOT_FOUND':
      return { field: 'email', text: texts.login.failed.unknownEmail };
    case 'TOO_MANY_REQUESTS':
      return {
        text: texts.login.failed.tooOften,
        ...(error.retryAfterSeconds !== undefined && { advice: waitText(error.retryAfterSeconds) }),
      };
    case 'INTERNAL':
      return { text: texts.login.failed.server };
    default:
      return { text: error.message || UNEXPECTED_TEXT };
  }
}

/**
 * Back to `from`, else home. Patients never go to staff pages, which another user may have left open. `from` comes from
 * history state, so only this site's paths pass. Browsers read `//` and `/\` as another site.
 */
export function afterLogin(user: Pick<SessionUserFragment, 'role' | 'startPage'>, from: unknown): string {
  const isPath = typeof from === 'string' && /^\/(?![/\\])/.test(from);
  return isPath && !(user.role === 'user' && OF_STAFF.test(from)) ? from : homeOf(user);
}

const OF_STAFF = /^\/(dashboard|availability|admin)(?![\w-])/;
