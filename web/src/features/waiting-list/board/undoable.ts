import type { ApiError } from '../../../kit/errors/api-error';
import { bannerText } from '../../../kit/errors/banner-text';
import { notify } from '../../../kit/notify/notify';
import type { WaitingEntryFragment } from './board.generated';
import { texts } from './texts';

type Versioned = Pick<WaitingEntryFragment, 'id' | 'version'>;

interface Undo {
  before: Versioned;
  /** undefined: unchanged. */
  after: Versioned | undefined;
  send: (id: string, expectedVersion: number) => Promise<{ error?: ApiError | undefined }>;
  done: string;
  /** After any attempt. */
  onChanged: () => void;
}

/** The toast undoes the change of an entry, unless a colleague also changed it. Retries an unclear result. */
export function reportUndoable(text: string, { before, after, send, done, onChanged }: Undo): void {
  if (after?.version !== before.version + 1) return notify.success(text);
  const undo = async (): Promise<void> => {
    const { error } = await send(after.id, after.version);
    onChanged();
    if (!error) return notify.success(done);
    if (!error.isUnsure) return notify.error(texts.undoing.failed(error.message));
    return notify.undoable(bannerText(error, texts.undoing.unsure), () => void undo(), { kind: 'error' });
  };
  return notify.undoable(text, () => void undo());
}
