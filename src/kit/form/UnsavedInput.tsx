import { useContext, useEffect, useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { PersonContext } from '#src/kit/base/person/personContext.ts'
import { isSameValue } from '#src/kit/form/change/changes.ts'
import { draftKey, keepDrafts, readDrafts } from '#src/kit/form/unsaved/draft.ts'
import { DraftBar } from './DraftBar.tsx'
import { LeaveGuard } from '#src/kit/form/unsaved/LeaveGuard.tsx'
import { DraftsInside } from '#src/kit/form/unsaved/draftsInside.ts'
import type { UnsavedWork } from '#src/kit/form/unsaved/unsaved.ts'

interface UnsavedInputProps<T> extends Readonly<Pick<UnsavedWork, 'save' | 'staysAt'>> {
  /** What the input is for, in the code: `role.scope`. It is the same wherever and whenever the surface is shown. */
  readonly surface: string
  /** The record, or whatever else tells this input from another of its kind. */
  readonly of?: string | undefined
  /** What was typed or chosen, as it can be restored; it is stored as JSON. */
  readonly value: T
  readonly hasChanges: boolean
  /** It is being sent: nobody is asked, because success may lead to another page, but the draft stays until then. */
  readonly isSending?: boolean
  /** Takes over a draft. */
  readonly onRestore: (value: T) => void
}

/**
 * Guards typed input that is not saved yet: the user is asked before it is left, it is kept as a draft for this user and
 * record, and offered again when they come back. Place it where the offer is to be shown, above the inputs. Forms of records
 * and of actions have their own.
 */
export function UnsavedInput<T>(props: UnsavedInputProps<T>) {
  const { surface, of, value, hasChanges, isSending = false, ...input } = props
  const key = useInputKey(surface, of)
  const { save, staysAt, onRestore } = input
  return (
    <>
      {key !== null && <Keeper key={key} name={key} {...{ value, hasChanges, onRestore }} />}
      <LeaveGuard
        hasChanges={hasChanges && !isSending}
        text="atrium.form.unsaved_prompt"
        {...{ save, staysAt }}
      />
    </>
  )
}

/** The storage key of the drafts of a surface, for its user and site; null while the user is not known. */
export function useInputKey(surface: string, of = ''): string | null {
  const { identity } = useGetIdentity()
  const site = useContext(PersonContext)?.site?._id ?? ''
  return identity ? draftKey(String(identity.id), `input/${surface}`, `${site}/${of}`) : null
}

interface KeeperProps<T> extends Pick<UnsavedInputProps<T>, 'value' | 'hasChanges' | 'onRestore'> {
  readonly name: string
}

function Keeper<T>({ name, value, hasChanges, onRestore }: KeeperProps<T>) {
  const [found, setFound] = useState(() =>
    readDrafts(name).filter(({ changes }) => !isSameValue(changes['value'], value)),
  )
  const inside = useContext(DraftsInside)
  useEffect(() => {
    inside?.add(name)
    return () => void inside?.delete(name)
  }, [inside, name])
  const typed = JSON.stringify(value)
  useEffect(() => {
    const own = { at: Math.floor(Date.now() / 1000), rev: 0, changes: { value: JSON.parse(typed) } }
    keepDrafts(name, hasChanges ? [...found, own] : found)
  }, [name, found, hasChanges, typed])
  const offered = found.at(-1)
  if (!offered) return null
  const forget = () => setFound((all) => all.filter((one) => one !== offered))
  return (
    <DraftBar
      at={offered.at}
      onRestore={() => {
        // What it was typed into has the same shape: only this surface writes here.
        onRestore(offered.changes['value'] as T)
        forget()
      }}
      onDiscard={forget}
    />
  )
}
