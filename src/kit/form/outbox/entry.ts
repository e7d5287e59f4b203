import type { SendableCall } from '#contract/call.ts'
import { randomKey } from '#src/kit/base/call/useRetryKey.ts'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import type { KeptFiles, PendingFile } from '#src/kit/form/input/keptFiles.ts'

/** What a user entered on this device and the server does not have. */
export interface Entry {
  /** Also the idempotency key of a record, however often it is sent. */
  readonly id: string
  /** How it is sent: a key of `kinds`. */
  readonly kind: string
  /** Another one whenever the user changes the entry. */
  readonly version: string
  readonly user: string
  readonly site: string | null
  /** `draft` is what somebody is still entering; `waiting` is sent as soon as possible; `refused` is for the user to decide. */
  readonly state: 'draft' | 'waiting' | 'refused'
  /** Why it was refused, as a text or the key of one; empty if the server gave no reason. */
  readonly error: string | null
  /** In unix milliseconds. */
  readonly at: number
  /** When it was first sent; null or missing before that. */
  readonly triedAt?: number | null
  /** What somebody else has stored meanwhile. */
  readonly theirs?: unknown
  readonly values: FormValues
  /** The files that its values will name, in their order. */
  readonly files: readonly EntryFile[]
}

interface EntryFile extends PendingFile {
  readonly source: string
  /** Set once the server has it. */
  readonly uid: string | null
}

/** A new record. */
export interface FormEntry extends Entry {
  readonly kind: 'form'
  /** The react-admin resource. */
  readonly resource: string
  /** What it was before it was opened in a form, as long as nothing was changed there. */
  readonly before?: Pick<Entry, 'state' | 'error'> | null
}

export const isForm = (entry: Entry): entry is FormEntry => entry.kind === 'form'

/** Files that are not uploaded yet, by field. */
type Photos = KeptFiles['files']

/** The files of an entry, none of which the server has. */
export const filesOf = (photos: Photos): EntryFile[] =>
  Object.entries(photos).flatMap(([source, all]) => all.map((one) => ({ ...one, source, uid: null })))

/** The files of an entry that the server does not have. */
export function pendingIn({ files }: Pick<Entry, 'files'>): Photos {
  const pending = files.filter(({ uid }) => uid === null)
  // There is a list for each key.
  return Object.groupBy(pending, ({ source }) => source) as Record<string, EntryFile[]>
}

/** The values of an entry with the uids of those of its files that the server has. */
export function recordOf({ values, files }: Pick<Entry, 'values' | 'files'>): FormValues {
  const record: Record<string, unknown> = { ...values }
  for (const { source, uid, replaces } of files) {
    if (uid === null) continue
    const known: readonly unknown[] = Array.isArray(record[source]) ? record[source] : []
    record[source] = known.includes(replaces)
      ? known.map((one) => (one === replaces ? uid : one))
      : [...known, uid]
  }
  return record
}

/** An answer with photos, by field, that are uploaded before it is sent. */
export interface WithPhotos {
  readonly photos?: Photos
}

/** Where answers go, as data: they are sent without the screen that they were given on. */
export interface AnswersTarget extends Pick<SendableCall, 'method' | 'path'> {
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
  /** The list in the body that takes the answers, and what names the answered thing in each of them. */
  readonly list: readonly [list: string, id: string]
  /** The resource that the files of answers are for. */
  readonly noun: string
}

/** The answer to one item. */
export interface AnswerEntry extends Entry {
  readonly kind: 'answer'
  /** What is answered, such as `scoring/7`. */
  readonly name: string
  readonly item: string
  readonly to: AnswersTarget
}

/** The answers to the items of one thing, which are sent together. */
export const answerLane = ({ user, site, name }: Pick<AnswerEntry, 'user' | 'site' | 'name'>): string =>
  ['answer', user, site ?? '', name].join('/')

type AnswerPlace = Pick<AnswerEntry, 'user' | 'site' | 'name' | 'item'>

/** There is one answer to an item: a new one replaces the last. */
export const answerId = (place: AnswerPlace): string => `${answerLane(place)}/${place.item}`

/** An answer that waits to be sent. */
export function answerEntry(
  place: AnswerPlace,
  to: AnswersTarget,
  { photos = {}, ...values }: WithPhotos,
): AnswerEntry {
  const [id, version, files] = [answerId(place), randomKey(), filesOf(photos)]
  const unsent = { state: 'waiting', error: null, at: Date.now() } as const
  return { ...place, ...unsent, id, kind: 'answer', version, to, values, files }
}
