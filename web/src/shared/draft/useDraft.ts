import { useEffect, useRef, useState } from 'react';

import { beforeSessionChange } from '../session/token';
import { dropDraft, readDraft, saveDraft } from './draft';

interface Options<Content> {
  /** Names the form with what it is about, e.g. "booking:3". */
  form: string;
  /** Who fills it in; null: a visitor, undefined: not known yet. */
  userId: number | null | undefined;
  /** What there is to keep, as JSON; null: nothing that would be missed. */
  content: Content | null;
  isContent: (value: unknown) => value is Content;
  /**
   * It cannot be known again from elsewhere, as what was sent without an answer or is long to type again: it is kept while
   * that is so, also when the form is left.
   */
  urgent?: boolean;
}

interface DraftState<Content> {
  /** What the same person left unfinished here; null when there is nothing, or it was taken up. */
  offered: Content | null;
  /** It is taken up, or not wanted. */
  end: () => void;
}

/**
 * Keeps what is typed in a form when the session ends, wherever that happens, and when the page goes (a reload, or a
 * phone that needs the memory), and offers it again to the same person. Whoever closes the form leaves nothing behind.
 */
export function useDraft<Content>({ form, userId, content, isContent, urgent = false }: Options<Content>): DraftState<Content> {
  const [found, setFound] = useState<{ userId: number | null; content: Content | null }>();
  if (userId !== undefined && found?.userId !== userId) setFound({ userId, content: readDraft(form, userId, isContent) });

  const latest = useRef({ userId, content, urgent });
  const urgentFor = useRef<number | null>(undefined);
  useEffect(() => {
    latest.current = { userId, content, urgent };
    if (userId === undefined) return;
    if (urgent) saveDraft(form, { userId, content });
    else if (urgentFor.current === userId) dropDraft(form, userId);
    urgentFor.current = urgent ? userId : undefined;
  });
  useEffect(() => {
    /** Whose was kept only in case the page goes: once it is seen again, it is still there, and with it what was typed. */
    let precautionFor: number | null | undefined;
    const keep = () => {
      const { userId: id, content: unfinished } = latest.current;
      if (unfinished === null || id === undefined) return;
      saveDraft(form, { userId: id, content: unfinished });
      precautionFor = id;
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') keep();
      else if (precautionFor !== undefined && !latest.current.urgent) dropDraft(form, precautionFor);
    };
    const unfollow = beforeSessionChange(() => {
      if (latest.current.userId === null) return;
      keep();
      // What was theirs leaves the form now, even if the page stays.
      precautionFor = undefined;
    });
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      unfollow();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [form]);

  return {
    offered: found?.content ?? null,
    end: () => {
      if (userId !== undefined) dropDraft(form, userId);
      setFound((known) => known && { ...known, content: null });
    },
  };
}
