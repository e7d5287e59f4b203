import { useContext, useEffect, useState } from 'react'
import { useGetIdentity, useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Fields } from '#contract/resource.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { isSameValue, type FormValues } from '#src/kit/form/change/changes.ts'
import { draftKey, keepDrafts, readDrafts, showForm, type Draft } from '#src/kit/form/unsaved/draft.ts'
import { DraftBar } from './DraftBar.tsx'
import { useFillIn } from '#src/kit/form/change/useFillIn.ts'
import { FormBaseContext, useChanges } from '#src/kit/form/change/useChanges.ts'

interface DraftKeeperProps {
  isSaved: boolean
  /** The draft is based on another revision, so saving must compare it with what is stored now. */
  onOldRevision: (rev: number) => void
}

/**
 * Keeps unsaved input in the window's session storage, and offers to restore it after a reload. Input that
 * the end of the session interrupted is restored automatically.
 */
export function DraftKeeper({ isSaved, onOldRevision }: DraftKeeperProps) {
  const resource = useResourceContext() ?? ''
  const base = useContext(FormBaseContext)
  const { identity } = useGetIdentity()
  const { fields } = useContract()
  const isNew = base.id === undefined || base.id === null
  const id = isNew ? idOfNew(fields, base) : String(base.id)
  const key = identity ? draftKey(String(identity.id), resource, id) : null
  return key === null ? null : <Keeper key={key} name={key} isSaved={isSaved} onOldRevision={onOldRevision} />
}

function Keeper({ name, isSaved, onOldRevision }: DraftKeeperProps & { name: string }) {
  const base = useContext(FormBaseContext)
  const changes = useChanges()
  const { setValue, reset, formState } = useFormContext()
  const { isReady } = formState
  const [interrupted, setInterrupted] = useState(() =>
    readDrafts(name)
      .filter((draft) => draft.isInterrupted && isWorthOffering(draft, base))
      .at(-1),
  )
  // They stay until they are restored or discarded, even if the user types meanwhile.
  const [found, setFound] = useState(() =>
    readDrafts(name).filter((draft) => !draft.isInterrupted && isWorthOffering(draft, base)),
  )
  const offered = found.at(-1)
  const rev = Number(base.rev ?? 0)
  const isTyped = Object.keys(changes).length > 0 && !isSaved

  const fill = (draft: Draft) => {
    for (const [source, value] of Object.entries(draft.changes))
      setValue(source, value, { shouldDirty: true })
    if (draft.rev !== rev) onOldRevision(draft.rev)
  }
  const forget = (draft: Draft) => setFound((all) => all.filter((one) => one !== draft))

  useEffect(() => (isTyped ? showForm(name) : undefined), [name, isTyped])
  useFillIn(() => interrupted && fill(interrupted))
  useEffect(() => {
    if (!isReady) return
    const typed = { at: Math.floor(Date.now() / 1000), rev, changes }
    keepDrafts(name, isTyped ? [...found, typed] : found)
  }, [name, isReady, found, isTyped, changes, rev])

  if (interrupted && isTyped) {
    const discard = () => {
      reset(base)
      setInterrupted(undefined)
    }
    return <DraftBar at={interrupted.at} onDiscard={discard} />
  }
  if (!offered) return null
  return (
    <DraftBar
      at={offered.at}
      onRestore={() => {
        fill(offered)
        forget(offered)
      }}
      onDiscard={() => forget(offered)}
    />
  )
}

/** The draft of a new record is not useful at another site or under another record. */
const idOfNew = (fields: Fields, initial: FormValues): string =>
  Object.entries(fields)
    .filter(([source, { to }]) => to !== undefined && !isSameValue(initial[source], null))
    .reduce((id, [source]) => `${id}@${source}=${String(initial[source])}`, 'create')

/** A draft that does not differ from the record is dropped. */
const isWorthOffering = ({ changes }: Draft, base: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(changes).some(([source, value]) => !isSameValue(value, base[source]))
