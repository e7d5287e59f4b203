import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useResourceContext } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import { randomKey } from '#src/kit/base/call/useRetryKey.ts'
import { KeptFilesContext } from '#src/kit/form/input/keptFiles.ts'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { useSubject } from '#src/kit/base/person/subject.ts'
import { filesOf, isForm, pendingIn, type Entry, type FormEntry } from './entry.ts'
import { isAsOpened } from './isAsOpened.ts'
import { entryParam, OutboxFormContext, type OutboxForm } from './outboxForm.ts'
import { changeEntry } from './outboxStore.ts'

/**
 * The form for a new record inside it keeps its input and files on this device: they survive a reload, the end
 * of the browser and a lost connection. The address names the entry, so that a reload finds it.
 */
export function OutboxScope({ children }: { readonly children: ReactNode }) {
  const { id: user, site } = useSubject()
  const [search, setSearch] = useSearchParams()
  const given = search.get(entryParam)
  const own = useRef<string | null>(null)
  const ownSite = useRef(site)
  const [opened, setOpened] = useState<{ readonly entry: FormEntry | null; readonly turn: number }>()
  useEffect(() => {
    if (given !== null && given === own.current && site === ownSite.current) return
    ownSite.current = site
    const found = given === null ? Promise.resolve(null) : openEntry({ user, site, id: given })
    let isCurrent = true
    void found
      .catch(() => null)
      .then((entry) => {
        if (!isCurrent) return undefined
        own.current = entry?.id ?? null
        return setOpened((last) => ({ entry, turn: (last?.turn ?? 0) + 1 }))
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
  readonly opened: FormEntry | null
  /** Called when an entry is stored that was not there before. */
  readonly onKept: (id: string) => void
  readonly children: ReactNode
}

function Scope({ opened, onKept, children }: ScopeProps) {
  const { id: user, site } = useSubject()
  const resource = useResourceContext() ?? ''
  const [id] = useState(() => opened?.id ?? randomKey())
  const [files, setFiles] = useState(() => (opened ? pendingIn(opened) : {}))
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
      if (opened) queueMicrotask(() => isShown.current || void closeEntry(opened.id).catch(() => undefined))
    }
  }, [opened])

  const form = useMemo((): OutboxForm => {
    const store = (state: Entry['state'], values: FormValues, before: FormEntry['before'] = null) => {
      const [at, entryFiles] = [Date.now(), filesOf(now.current)]
      const place = { id, kind: 'form', version: randomKey(), user, site, resource } as const
      const entry = { ...place, state, error: null, before, at, values, files: entryFiles }
      return changeEntry(id, () => entry)
    }
    const remove = () => changeEntry(id, () => undefined)
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
        if (Object.keys(values).length === 0 && !hasFiles()) return void (await remove())
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
        await remove().catch(() => undefined)
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

/** Takes an entry out of the queue while it is open in a form. Returns it; null if the user has none such at this site. */
async function openEntry({ id, user, site }: Pick<Entry, 'id' | 'user' | 'site'>): Promise<FormEntry | null> {
  const isOwn = (entry: Entry | undefined): entry is FormEntry =>
    entry !== undefined && isForm(entry) && entry.user === user && entry.site === site
  const change = { version: randomKey(), state: 'draft', error: null } as const
  const opened = await changeEntry(id, (entry) => {
    if (!isOwn(entry)) return entry
    const { state, error } = entry
    return { ...entry, ...change, before: entry.before ?? { state, error } }
  })
  return isOwn(opened) ? opened : null
}

/** Puts an entry back to where it was before it was opened, unless something was changed. */
const closeEntry = (id: string) =>
  changeEntry(id, (entry) =>
    entry && isForm(entry) && entry.before
      ? { ...entry, ...entry.before, version: randomKey(), before: null }
      : entry,
  )
