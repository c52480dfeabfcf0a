/** Replaces XMLHttpRequest, which jsdom would send to the network. */
export class FakeUpload {
  static sent: FakeUpload[] = [];

  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  method = '';
  path = '';
  body: FormData | undefined;
  status = 0;
  responseText = '';

  open(method: string, path: string) {
    this.method = method;
    this.path = path;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  send(body: FormData) {
    this.body = body;
    FakeUpload.sent.push(this);
  }

  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

/** `FakeUpload.sent` holds the current test's uploads. */
export function fakeUploads(): void {
  const real = globalThis.XMLHttpRequest;
  beforeEach(() => {
    FakeUpload.sent = [];
    Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  });
  afterAll(() => {
    Object.assign(globalThis, { XMLHttpRequest: real });
  });
}
