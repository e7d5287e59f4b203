import type { Session } from '#server/session/session.ts'

/** What is known of a request while it is answered. */
export interface Variables {
  Variables: { requestId: string; session: Session | null; errcode: number | undefined }
}
