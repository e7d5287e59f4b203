import { useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useResourceContext } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import { randomKey } from '#src/kit/base/call/useRetryKey.ts'
import { KeptFilesContext, type PendingFile } from '#src/kit/form/input/keptFiles.ts'
import { PersonContext } from '#src/kit/base/person/personContext.ts'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { useSubject } from '#src/kit/base/person/subject.ts'
import { OutboxFormContext, type OutboxForm } from './outboxForm.ts'
import { entryParam } from './entryAddress.ts'
import { isAsOpened } from './isAsOpened.ts'
import { closeEntry, openEntry, putEntry, removeEntry, type OutboxEntry } from './outboxStore.ts'

/**
 * The form for a new record inside it keeps its input and files on this device: they survive a reload, the end
 * of the browser and a lost connection. The address names the entry, so that a reload finds it.
 */
export function OutboxScope({ children }: { readonly children: ReactNode }) {
  const { id: user } = useSubject()
  const site = useContext(PersonContext)?.site?._id ?? null
  const [search, setSearch] = useSearchParams()
  const given = search.get(entryParam)
  const own = useRef<string | null>(null)
  const ownSite = useRef(site)
  const [opened, setOpened] = useState<{ readonly entry: OutboxEntry | null; readonly turn: number }>()
  useEffect(() => {
    if (given !== null && given === own.current && site === ownSite.current) return
    ownSite.current = site
    const found = given === null ? Promise.resolve(undefined) : openEntry({ user, site, id: given })
    let isCurrent = true
    void found
      .catch(() => undefined)
      .then((entry) => {
        if (!isCurrent) return undefined
        own.current = entry?.id ?? null
        return setOpened((last) => ({ entry: entry ?? null, turn: (last?.turn ?? 0) + 1 }))
      })
    return () => {
      isCurrent = false
    }
  }, [user, site, given])
  if (opened === undefined) return <RecordSkeleton />
  return (
    <Scope
      key={opened.turn}
      opened={opened.entry}
      onKept={(id) => {
        own.current = id
        setSearch((last) => withEntry(last, id), { replace: true })
      }}
    >
      {children}
    </Scope>
  )
}

interface ScopeProps {
  readonly opened: OutboxEntry | null
  /** Called when an entry is stored that was not there before. */
  readonly onKept: (id: string) => void
  readonly children: ReactNode
}

function Scope({ opened, onKept, children }: ScopeProps) {
  const { id: user } = useSubject()
  const site = useContext(PersonContext)?.site?._id ?? null
  const resource = useResourceContext() ?? ''
  const [id] = useState(() => opened?.id ?? randomKey())
  const [files, setFiles] = useState(() => pendingOf(opened))
  const now = useRef(files)
  const isNew = useRef(opened === null)
  const isChanged = useRef(false)
  const isOver = useRef(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      // The form may still have to store its last input.
      if (opened) queueMicrotask(() => isShown.current || void closeEntry(opened).catch(() => undefined))
    }
  }, [opened])

  const form = useMemo((): OutboxForm => {
    const store = (state: OutboxEntry['state'], values: FormValues, before: OutboxEntry['before'] = null) =>
      putEntry({
        id,
        user,
        site,
        resource,
        state,
        values,
        error: null,
        before,
        at: Date.now(),
        files: Object.entries(now.current).flatMap(([source, all]) =>
          all.map((one) => ({ ...one, source, uid: null })),
        ),
      })
    const hasFiles = () => Object.values(now.current).some((all) => all.length > 0)
    return {
      id,
      opened,
      files,
      hasFiles,
      reportFiles: (source, all) => {
        now.current = { ...now.current, [source]: all }
        setFiles(now.current)
      },
      keep: async (values) => {
        if (isOver.current) return
        if (Object.keys(values).length === 0 && !hasFiles()) return removeEntry(id)
        const isOpened = opened && !isChanged.current && isAsOpened(opened, values, now.current)
        isChanged.current = !isOpened
        await store('draft', values, isOpened ? opened.before : null)
        // The record may be saved by now, and its page on the way: another address would take its place.
        if (isNew.current && isShown.current && !isOver.current) onKept(id)
        isNew.current = false
      },
      queue: async (values) => {
        isOver.current = true
        await store('waiting', values).catch((error: unknown) => {
          isOver.current = false
          throw error
        })
      },
      discard: async () => {
        isOver.current = true
        // Where nothing can be stored, nothing is left.
        await removeEntry(id).catch(() => undefined)
      },
    }
  }, [id, user, site, resource, opened, files, onKept])
  return (
    <OutboxFormContext value={form}>
      <KeptFilesContext value={form}>{children}</KeptFilesContext>
    </OutboxFormContext>
  )
}

function withEntry(search: URLSearchParams, id: string): URLSearchParams {
  const changed = new URLSearchParams(search)
  changed.set(entryParam, id)
  return changed
}

/** The files of an entry that the server does not have, by field. */
function pendingOf(entry: OutboxEntry | null): Readonly<Record<string, readonly PendingFile[]>> {
  const pending = (entry?.files ?? []).filter(({ uid }) => uid === null)
  return Object.groupBy(pending, ({ source }) => source) as Record<string, PendingFile[]>
}
