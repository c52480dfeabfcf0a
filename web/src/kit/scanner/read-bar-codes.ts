import type { SeenText } from './bar-codes.worker';

/** Between two looks, so that a phone stays cool. */
const PAUSE_MS = 150;

/** Whether the device has a camera, and the browser can read its pictures beside the page. */
export async function canReadBarCodes(): Promise<boolean> {
  if (!('mediaDevices' in navigator && 'OffscreenCanvas' in window)) return false;
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.some(({ kind }) => kind === 'videoinput');
}

interface Options {
  onText: (text: string) => void;
  onFailure: (reason: CameraFailure) => void;
}

/** `denied`: by the user, or by the browser's settings. `notLoaded`: the code that reads, not the camera. */
export type CameraFailure = 'denied' | 'unavailable' | 'notLoaded';

/** Shows the rear camera in `video` and reads PDF417 until the returned function is called. Nothing is kept or sent. */
export function readBarCodes(video: HTMLVideoElement, { onText, onFailure }: Options): () => void {
  let isOver = false;
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // WebAssembly may run in this worker alone (security-headers.ts).
  const reader = new Worker(new URL('./bar-codes.worker.ts', import.meta.url), { type: 'module' });
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    reader.terminate();
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const fail = (reason: CameraFailure) => {
    if (isOver) return;
    stop();
    onFailure(reason);
  };
  const lookLater = () => {
    timer = setTimeout(look, PAUSE_MS);
  };
  const look = () => {
    createImageBitmap(video).then((picture) => reader.postMessage(picture, [picture]), lookLater);
  };
  const start = async () => {
    // A PDF417 is dense.
    stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
    if (isOver) return stop();
    video.srcObject = stream;
    await video.play();
    return look();
  };
  reader.addEventListener('message', ({ data }: MessageEvent<SeenText>) => {
    if (isOver) return;
    if (data !== null && typeof data === 'object') return fail('notLoaded');
    lookLater();
    if (data !== null) onText(data);
  });
  reader.addEventListener('error', () => fail('notLoaded'));
  start().catch((error: unknown) =>
    fail(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'unavailable'),
  );
  return stop;
}
