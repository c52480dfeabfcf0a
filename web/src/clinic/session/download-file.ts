import { ApiError, fromStatus } from '../../kit/errors/api-error';
import { fetchWithin } from '../../kit/graphql/fetch-within';

/** Far more than a file takes on a slow phone. */
const FILE_WITHIN_MS = 60_000;

/** Content of a REST address, e.g. `/api/auth/profile/data.pdf`. Rejects as toApiError reads it. */
export async function downloadFile(address: string, token: string): Promise<Blob> {
  const answer = await fetchWithin(FILE_WITHIN_MS)(address, { headers: { Authorization: `Bearer ${token}` } });
  if (answer.ok) return answer.blob();
  const { error, code } = (await answer.json().catch(() => ({}))) as { error?: unknown; code?: unknown };
  throw typeof error === 'string' && typeof code === 'string'
    ? new ApiError({ code, message: error })
    : fromStatus(answer.status);
}
