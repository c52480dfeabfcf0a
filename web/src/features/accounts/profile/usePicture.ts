import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { useSessionEnd } from '../../../clinic/session/useSessionEnd';
import { toApiError } from '../../../kit/errors/api-error';
import { bannerText } from '../../../kit/errors/banner-text';
import { notify } from '../../../kit/notify/notify';
import { getToken } from '../../../kit/session/token';
import { texts } from '../texts';
import { pictureFault } from './picture-file';
import { useRemovePictureMutation } from './profile.generated';
import { uploadPicture } from './upload-picture';

interface PictureState {
  /** From 0 to 1; null when idle. */
  progress: number | null;
  removing: boolean;
  /** The last failure. */
  fault: string | null;
  /** For screen readers, which can't hear toasts behind a dialog. */
  news: string | null;
  upload: (file: File) => Promise<void>;
  /** Resolves to whether it was removed. */
  remove: () => Promise<boolean>;
}

/** Changes user `userId`'s picture everywhere. */
export function usePicture(userId: number): PictureState {
  const client = useApolloClient();
  const endSession = useSessionEnd();
  const [removePicture, { loading: removing }] = useRemovePictureMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [news, setNews] = useState<string | null>(null);

  const succeed = (text: string) => {
    setNews(text);
    notify.success(text);
  };
  const fail = (thrown: unknown, toast: string) => {
    const error = toApiError(thrown);
    notify.error(toast);
    setFault(bannerText(error));
    return error;
  };

  const upload = async (file: File) => {
    const refused = pictureFault(file);
    setNews(null);
    setFault(refused);
    if (refused !== null) {
      notify.error(refused);
      return;
    }
    setProgress(0);
    const token = getToken() ?? '';
    try {
      const url = await uploadPicture(file, { token, onProgress: setProgress });
      const { cache } = client;
      cache.modify({ id: cache.identify({ __typename: 'User', id: userId }), fields: { pictureUrl: () => url } });
      succeed(texts.pictureField.upload.done);
    } catch (thrown) {
      const { code } = fail(thrown, texts.pictureField.upload.failed);
      if (code === 'UNAUTHENTICATED') await endSession(token);
    } finally {
      setProgress(null);
    }
  };

  const remove = async () => {
    setFault(null);
    setNews(null);
    const { error } = await removePicture({});
    if (error) fail(error, texts.pictureField.removal.failed);
    else succeed(texts.pictureField.removal.done);
    return error === undefined;
  };

  return { progress, removing, fault, news, upload, remove };
}
