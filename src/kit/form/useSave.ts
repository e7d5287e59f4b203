import { isRecord } from '#contract/isRecord.ts'
import { useRef, useState } from 'react'
import { useCreate, useNotify, useResourceContext, useUpdate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import { useContract } from '#src/kit/contractOf.ts'
import { useWords } from '#src/kit/field/useWords.ts'
import { messageFor } from '#src/kit/input/problemOf.ts'
import { failureOf } from '#src/kit/state/failureOf.ts'
import type { Failure } from '#src/kit/state/failureOf.ts'
import { changesIn } from './changes.ts'
import type { FormValues } from './changes.ts'
import { mergeOf } from './mergeOf.ts'
import type { Versions } from './mergeOf.ts'
import { newerIn } from './newerIn.ts'
import { useRetryKey } from './useRetryKey.ts'

/** Someone saved the record meanwhile: what the form says, what the record says now, and what it was. */
export interface Conflict extends Versions {
  readonly theirs: RaRecord
}

/** Messages by field, as react-admin's form takes them back from a save. */
type Errors = Record<string, string>

/**
 * Sends a form: only what changed, and for a stored record the revision it was typed over. One at a time, however
 * often it is asked. Field errors of the server are answered; a newer revision is merged and sent again where nobody
 * changed the same, and else becomes the conflict; any other error is notified, and the form keeps what was typed.
 */
export function useSave(action: 'create' | 'edit', { onSaved, onNewer }: Following) {
  const resource = useResourceContext() ?? ''
  const contract = useContract()
  const words = useWords()
  const notify = useNotify()
  const [create] = useCreate()
  const [update] = useUpdate()
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const retryKeyOf = useRetryKey()
  // State comes too late for the second click of a double click, and so does the answer for one just before it.
  const isUnderWay = useRef(false)
  const savedOver = useRef<FormValues | null>(null)

  async function send(
    values: FormValues,
    base: FormValues,
    isBaseShared = true,
  ): Promise<Errors | undefined> {
    if (isUnderWay.current || savedOver.current === base) return undefined
    isUnderWay.current = true
    setSaving(true)
    try {
      return await store({ values, base, isBaseShared, joined: [] })
    } finally {
      isUnderWay.current = false
      setSaving(false)
    }
  }

  async function store({ values, base, isBaseShared, joined }: Storing): Promise<Errors | undefined> {
    try {
      const saved =
        action === 'create'
          ? await make(filledIn(values, contract))
          : await change(changesIn(values, base, contract, action), base)
      // A session that ended meanwhile is answered with no record at all (react-admin): then nothing was saved.
      if (!isRecord(saved) || saved.id === undefined) return undefined
      savedOver.current = base
      onSaved(saved)
      if (joined.length > 0) notify('atrium.conflict.joined', { messageArgs: { fields: namesOf(joined) } })
      setConflict(null)
      return undefined
    } catch (error) {
      const failure = failureOf(error)
      const theirs = newerIn(failure)
      if (!theirs) return refused(failure)
      const conflict = { mine: values, theirs, base, isBaseShared }
      const merge = mergeOf(conflict, contract)
      if (merge.contested.length > 0 || theirs['rev'] === base['rev']) {
        setConflict(conflict)
        return undefined
      }
      onNewer(theirs)
      const all = [...joined, ...merge.theirs]
      return store({ values: merge.values, base: theirs, isBaseShared: true, joined: all })
    }
  }

  const namesOf = (sources: readonly string[]) => [...new Set(sources.map(words.label))].join(' · ')

  const make = (data: FormValues): Promise<RaRecord> =>
    create(resource, { data, meta: { idempotencyKey: retryKeyOf(data) } }, { returnPromise: true })

  const change = (data: FormValues, base: FormValues): Promise<RaRecord> =>
    update(
      resource,
      { id: String(base['id']), data, previousData: base },
      { returnPromise: true, mutationMode: 'pessimistic' },
    )

  function refused({ message, data }: Failure): Errors | undefined {
    const fields = data['fields']
    if (isRecord(fields)) return messagesFor(fields)
    // A service elsewhere says in its own sentences what is wrong.
    const said = data['errors']
    if (isRecord(said))
      return Object.fromEntries(Object.entries(said).map(([at, text]) => [at, String(text)]))
    notify(message || 'ra.notification.http_error', { type: 'error', messageArgs: { _: message } })
    return undefined
  }

  const messagesFor = (fields: Record<string, unknown>): Errors =>
    Object.fromEntries(
      Object.entries(fields).map(([source, key]) => [
        source,
        // The form of react-admin's validators, which carries the bounds to the message.
        `@@react-admin@@${JSON.stringify(messageFor(contract.fields[source], String(key)))}`,
      ]),
    )

  return { send, isSaving, conflict, settle: () => setConflict(null) }
}

interface Following {
  readonly onSaved: (record: RaRecord) => void
  /** The record turned out to be newer, and what the form says goes over that revision. */
  readonly onNewer: (record: RaRecord) => void
}

interface Storing {
  readonly values: FormValues
  readonly base: FormValues
  readonly isBaseShared: boolean
  /** The fields that came from somebody else on the way. */
  readonly joined: readonly string[]
}

/** What a new record is sent with: what was chosen or stood in the form; the rest is the server's to fill. */
const filledIn = (values: FormValues, { fields }: Resource): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([source, value]) =>
        source in fields && fields[source]?.writable !== 'never' && value !== null && value !== undefined,
    ),
  )
