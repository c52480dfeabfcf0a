import { ApiError, fromStatus } from '../../kit/errors/api-error';
import { getToken } from '../../kit/session/token';

/** Content of a REST address of the session, e.g. `/api/auth/profile/data.pdf`. Rejects as toApiError reads it. */
export async function downloadFile(address: string): Promise<Blob> {
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${getToken() ?? ''}` } });
  if (answer.ok) return answer.blob();
  const { error, code } = (await answer.json().catch(() => ({}))) as { error?: unknown; code?: unknown };
  throw typeof error === 'string' && typeof code === 'string'
    ? new ApiError({ code, message: error })
    : fromStatus(answer.status);
}
