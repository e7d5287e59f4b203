import type { FileReading } from '#contract/fileChoices.ts'
import type { ApiError } from '#contract/reply.ts'

/** The tasks of a parser process, each loaded when it is first needed. */
export const tasks = {
  /** Detects the type of a file. */
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

export interface RowsTask extends FileReading {
  readonly path: string
  readonly type: string
  readonly to: string
  readonly most?: number | undefined
}

export type TaskName = keyof typeof tasks
export type TaskInput<K extends TaskName> = Parameters<(typeof tasks)[K]>[0]
export type TaskResult<K extends TaskName> = Awaited<ReturnType<(typeof tasks)[K]>>

/** A task for a parser process. */
export interface TaskMessage {
  readonly name: TaskName
  readonly input: unknown
}

/** The result of a task; `rss` is the memory of the process in bytes. */
export type TaskReply =
  | { readonly value: string | null; readonly rss: number }
  /** Without `rss` the process is still working on the file, and has to be killed. */
  | { readonly refusal: Pick<ApiError, 'key' | 'data'>; readonly rss?: number }
  /** The system failed, for example because the disk is full. */
  | { readonly system: { readonly code: string; readonly message: string } }
  /** The parser threw another error: its author did not foresee such a file. */
  | { readonly stack: string }
