import type { Session } from '#server/services/session/session.ts'

/** What is known of a request while it is answered. */
export interface Variables {
  Variables: { requestId: string; session: Session | null; errcode: number | undefined }
}
