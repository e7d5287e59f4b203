import type { TodoTab } from '#contract/core/todo.ts'

/** A to-do as the statements find it, without what only a page of them needs. */
export interface TodoRow {
  readonly kind: string | null
  readonly resource: string
  readonly record_id: string
  readonly site: string | null
  readonly status: string | null
  readonly starter: string | null
  readonly since: number | null
  readonly due_at: number | null
  readonly handler: string | null
  readonly for_id: string | null
  readonly at: number | null
  readonly by_id: string | null
  readonly comment: string | null
}

/** Which to-dos somebody asks for. */
export interface TodoQuery {
  readonly tab: TodoTab
  readonly kind?: string | undefined
  readonly site?: string | undefined
  readonly q?: string | undefined
  /** Also what waits for colleagues. */
  readonly team?: '1' | undefined
}
