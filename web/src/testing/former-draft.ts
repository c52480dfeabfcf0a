import { FOR_ME } from '../clinic/for-whom/for-whom';

/** Drafts of requests and the waiting list had no fields of other patients. */
export function asKeptByFormerVersion(): void {
  for (const [key, kept] of Object.entries<string>(sessionStorage)) {
    if (!key.startsWith('turnero.draft')) continue;
    const draft = JSON.parse(kept) as { content: { values: object } };
    for (const field of Object.keys(FOR_ME)) Reflect.deleteProperty(draft.content.values, field);
    sessionStorage.setItem(key, JSON.stringify(draft));
  }
}
