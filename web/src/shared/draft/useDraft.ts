import { useEffect, useRef, useState } from 'react';

import { beforeSessionChange } from '../session/token';
import { dropDraft, readDraft, saveDraft, type FoundDraft } from './draft';

interface Options<Content> {
  /** Names the form with what it is about, e.g. "booking:3". */
  form: string;
  /** Who fills it in; null: a visitor, undefined: not known yet. */
  userId: number | null | undefined;
  /** What there is to keep, as JSON; null: nothing that would be missed. */
  content: Content | null;
  isContent: (value: unknown) => value is Content;
  /**
   * It is kept as it is typed, also when the form is left: nobody is asked before a step aside, as from a public page.
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
 * phone that needs the memory), and offers it again to the same person. Whoever closes the form leaves nothing behind,
 * unless it is urgent. What is taken up is as old as it was until something is typed.
 */
export function useDraft<Content>({ form, userId, content, isContent, urgent = false }: Options<Content>): DraftState<Content> {
  const [found, setFound] = useState<{ userId: number | null; draft: FoundDraft<Content> | null }>();
  if (userId !== undefined && found?.userId !== userId) setFound({ userId, draft: readDraft(form, userId, isContent) });

  const latest = useRef({ userId, content, urgent });
  /** While it was urgent: what was kept last, and whose it is. */
  const kept = useRef<{ userId: number | null; text: string }>(undefined);
  const takenUp = useRef<{ text: string; keptAt: number }>(undefined);
  useEffect(() => {
    latest.current = { userId, content, urgent };
    if (userId === undefined) return;
    if (!urgent) {
      if (kept.current?.userId === userId) dropDraft(form, userId);
      kept.current = undefined;
      return;
    }
    const text = JSON.stringify(content);
    if (kept.current?.userId === userId && kept.current.text === text) return;
    saveDraft(form, { userId, content }, typedAt(takenUp.current, content));
    kept.current = { userId, text };
  });
  useEffect(() => {
    /** Whose was kept only in case the page goes: once it is seen again, it is still there, and with it what was typed. */
    let precautionFor: number | null | undefined;
    const keep = () => {
      const { userId: id, content: unfinished } = latest.current;
      if (unfinished === null || id === undefined) return;
      saveDraft(form, { userId: id, content: unfinished }, typedAt(takenUp.current, unfinished));
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
    offered: found?.draft?.content ?? null,
    end: () => {
      if (userId !== undefined) dropDraft(form, userId);
      kept.current = undefined;
      if (found?.draft) takenUp.current = { text: JSON.stringify(found.draft.content), keptAt: found.draft.keptAt };
      setFound((known) => known && { ...known, draft: null });
    },
  };
}

/** When `content` was typed, in ms since 1970: what was taken up has been there since before. */
function typedAt(takenUp: { text: string; keptAt: number } | undefined, content: unknown): number {
  return takenUp?.text === JSON.stringify(content) ? takenUp.keptAt : Date.now();
}
