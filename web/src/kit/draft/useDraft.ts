import { useEffect, useRef, useState } from 'react';

import { beforeSessionChange } from '../session/token';
import { dropDraft, readDraft, saveDraft, type FoundDraft } from './draft';

interface Options<Content> {
  /** E.g. "booking:3". */
  form: string;
  /** Null: a visitor; undefined: unknown yet. */
  userId: number | null | undefined;
  /** JSON; null: nothing. */
  content: Content | null;
  isContent: (value: unknown) => value is Content;
  /** Saves while typing and on leaving, for pages that don't ask. */
  urgent?: boolean;
}

interface DraftState<Content> {
  offered: Content | null;
  end: () => void;
}

/**
 * Keeps a form's content when the session ends or the page unloads, and offers it to the same user. Closing the form
 * drops it, unless `urgent`. A restored draft keeps its age until edited.
 */
export function useDraft<Content>({
  form,
  userId,
  content,
  isContent,
  urgent = false,
}: Options<Content>): DraftState<Content> {
  const [found, setFound] = useState<{ userId: number | null; draft: FoundDraft<Content> | null }>();
  if (userId !== undefined && found?.userId !== userId) setFound({ userId, draft: readDraft(form, userId, isContent) });

  const latest = useRef({ userId, content, urgent });
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
    /** User id of a draft saved in case the page unloads; dropped when the page is visible again. */
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
      // The form is cleared now, so the draft must stay.
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

function typedAt(takenUp: { text: string; keptAt: number } | undefined, content: unknown): number {
  return takenUp?.text === JSON.stringify(content) ? takenUp.keptAt : Date.now();
}
