import { AppError } from './app-error';

/** Prefixes an error's field, e.g. `professionals.2.email`. */
export async function atPlace<Result>(place: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError) || error.field === undefined) throw error;
    const { retryAfterSeconds, detail, current, unconfirmed } = error;
    throw new AppError(error.code, error.message, {
      field: `${place}.${error.field}`,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(detail !== undefined && { detail }),
      ...(current !== undefined && { current }),
      ...(unconfirmed !== undefined && { unconfirmed }),
    });
  }
}
