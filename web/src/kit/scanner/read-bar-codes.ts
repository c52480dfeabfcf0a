/** TypeScript's DOM has no Shape Detection API. */
interface BarcodeDetector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

interface BarcodeDetectors {
  new (options: { formats: readonly string[] }): BarcodeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

const FORMAT = 'pdf417';
/** Between two looks, so that a phone stays cool. */
const PAUSE_MS = 150;

const detectors = () => (window as { BarcodeDetector?: BarcodeDetectors }).BarcodeDetector;

/** Whether the browser has a camera and reads PDF417 itself, as Chrome does on Android and macOS. */
export async function canReadBarCodes(): Promise<boolean> {
  if (!('mediaDevices' in navigator)) return false;
  const formats = await detectors()
    ?.getSupportedFormats()
    .catch(() => undefined);
  return formats?.includes(FORMAT) ?? false;
}

interface Options {
  onText: (text: string) => void;
  /** `denied`: by the user, or by the browser's settings. */
  onFailure: (reason: 'denied' | 'unavailable') => void;
}

/** Shows the rear camera in `video` and reads PDF417 until the returned function is called. Nothing is kept or sent. */
export function readBarCodes(video: HTMLVideoElement, { onText, onFailure }: Options): () => void {
  let isOver = false;
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const start = async () => {
    const Detector = detectors();
    if (!Detector) throw new Error('The browser reads no bar codes.');
    const detector = new Detector({ formats: [FORMAT] });
    // A PDF417 is dense.
    stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
    if (isOver) return stop();
    video.srcObject = stream;
    await video.play();
    const look = async () => {
      const [found] = await detector.detect(video).catch(() => []);
      if (isOver) return;
      timer = setTimeout(() => void look(), PAUSE_MS);
      if (found) onText(found.rawValue);
    };
    return look();
  };
  start().catch((error: unknown) => {
    if (isOver) return;
    stop();
    onFailure(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'unavailable');
  });
  return stop;
}
