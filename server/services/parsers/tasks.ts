import type { ApiError } from '#contract/reply.ts'

/** What a parser process can do with a file, each loaded when it is first needed. */
export const tasks = {
  /** Tells what kind of file it is. */
  type: async ({ path, name }: { path: string; name: string }): Promise<string | null> => {
    const { sniffType } = await import('#server/services/files/sniffType.ts')
    return sniffType(path, name)
  },
  /** Writes the thumbnail of a picture to `to`. */
  thumb: async ({ path, to }: { path: string; to: string }): Promise<null> => {
    const { makeThumb } = await import('#server/services/files/makeThumb.ts')
    await makeThumb(path, to)
    return null
  },
  /** Writes the rows of a workbook or CSV to `to`, each as a line of JSON: the first `most`, or all. */
  rows: async (task: RowsTask): Promise<null> => {
    const { writeRows } = await import('#server/services/sheet/writeRows.ts')
    await writeRows(task)
    return null
  },
}

export interface RowsTask {
  readonly path: string
  readonly type: string
  readonly to: string
  readonly most?: number | undefined
}

export type TaskName = keyof typeof tasks
export type TaskInput<K extends TaskName> = Parameters<(typeof tasks)[K]>[0]
export type TaskResult<K extends TaskName> = Awaited<ReturnType<(typeof tasks)[K]>>

/** What a parser process is asked to do. */
export interface TaskMessage {
  readonly name: TaskName
  readonly input: unknown
}

/** How that ended; `rss` is how many bytes the process holds now. */
export type TaskReply =
  | { readonly value: string | null; readonly rss: number }
  /** Without `rss` the process is at work on the file still, and has to be ended. */
  | { readonly refusal: Pick<ApiError, 'key' | 'data'>; readonly rss?: number }
  /** The system failed, such as a full disk. */
  | { readonly system: { readonly code: string; readonly message: string } }
  /** The parser threw something else: its author did not foresee such a file. */
  | { readonly stack: string }
