import { PictureList } from '#src/kit/value/picture/PictureList.tsx'

/** An entry of a log. */
export interface LogEntry {
  readonly id: string
  readonly by: string | null
  /** Unix seconds. */
  readonly at: number
  readonly action: string
  readonly from: string | null
  readonly to: string | null
  readonly comment: string
  readonly attachs: readonly string[]
}

/** The names that a log has for the parts of an entry, where they are not the usual ones. */
export type EntryFields = Readonly<Partial<Record<'by' | 'at' | 'comment' | 'attachs', string>>>

/** Reads an entry. Parts that the log does not have are empty. */
export function readEntry(stored: Readonly<Record<string, unknown>>, names: EntryFields = {}): LogEntry {
  const { by = 'by', at = 'at', comment = 'comment', attachs = 'attachs' } = names
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : null)
  return {
    id: String(stored['_id']),
    by: text(by),
    at: Number(stored[at]),
    action: text('action') ?? '',
    from: text('from'),
    to: text('to'),
    comment: text(comment) ?? '',
    attachs: [stored[attachs]].flat().filter((uid) => typeof uid === 'string'),
  }
}

interface SaidProps {
  readonly text: string
  readonly files: readonly string[]
}

/** What somebody said, with pictures and files. */
export const Said = ({ text, files }: SaidProps) => (
  <div className="stack anywhere pre-line gap-8">
    {text}
    {files.length > 0 && <PictureList uids={files} />}
  </div>
)
