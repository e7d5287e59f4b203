import type { Session } from '#server/services/session/session.ts'

/** What is known about a request while it is handled. */
export interface Variables {
  Variables: { requestId: string; session: Session | null; errcode: number | undefined }
}
