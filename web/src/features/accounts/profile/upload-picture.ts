import { ApiError, fromStatus, NETWORK_TEXT } from '../../../kit/errors/api-error';

const PATH = '/api/auth/profile/picture';
const FIELD = 'profile_picture';
/** For the largest picture on a slow phone. Browsers wait for ever. */
const WITHIN_MS = 5 * 60_000;

interface Options {
  token: string;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** Resolves to its URL; rejects with an ApiError. XMLHttpRequest, as fetch reports no upload progress. */
export function uploadPicture(file: File, { token, onProgress }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', PATH);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.timeout = WITHIN_MS;
    request.onerror = () => reject(new ApiError({ code: 'NETWORK', message: NETWORK_TEXT }));
    request.ontimeout = request.onerror;
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status >= 200 && request.status < 300 && typeof answer['url'] === 'string') resolve(answer['url']);
      else reject(refusal(request.status, answer));
    };
    const body = new FormData();
    body.append(FIELD, file);
    request.send(body);
  });
}

function refusal(status: number, { error, code }: Record<string, unknown>): ApiError {
  const known = typeof code === 'string' && typeof error === 'string';
  return known ? new ApiError({ code, message: error }) : fromStatus(status);
}

/** {} unless a JSON object, e.g. a proxy's page. */
function parse(text: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
