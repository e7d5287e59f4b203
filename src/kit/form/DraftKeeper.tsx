import { Button } from '@mui/material'
import { useContext, useEffect, useState } from 'react'
import { useGetIdentity, useResourceContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { formatDate } from '#src/kit/field/formatDate.ts'
import { isSame } from './changes.ts'
import { draftKey, dropDraft, keepDraft, readDraft } from './draft.ts'
import type { Draft } from './draft.ts'
import styles from './Form.module.css'
import { BaseContext, useChanges } from './useChanges.ts'

interface DraftKeeperProps {
  isSaved: boolean
  /** The draft was typed over another revision: saving it must be compared with what is stored now. */
  onOldRevision: (rev: number) => void
}

/** Keeps what is typed in this window's storage, and offers what a reload or a lost session left behind. */
export function DraftKeeper({ isSaved, onOldRevision }: DraftKeeperProps) {
  const resource = useResourceContext() ?? ''
  const base = useContext(BaseContext)
  const { identity } = useGetIdentity()
  const key = identity ? draftKey(String(identity.id), resource, String(base['id'] ?? 'create')) : null
  return key === null ? null : <Keeper key={key} name={key} isSaved={isSaved} onOldRevision={onOldRevision} />
}

function Keeper({ name, isSaved, onOldRevision }: DraftKeeperProps & { name: string }) {
  const base = useContext(BaseContext)
  const changes = useChanges()
  const { setValue } = useFormContext()
  const translate = useTranslate()
  const [found, setFound] = useState<Draft | null>(() => worthOffering(readDraft(name), base))
  const rev = Number(base['rev'] ?? 0)
  const isChanged = Object.keys(changes).length > 0
  useEffect(() => {
    if (isSaved) dropDraft(name)
    else if (isChanged) keepDraft(name, { at: Math.floor(Date.now() / 1000), rev, changes })
    else if (!found) dropDraft(name)
  }, [name, changes, isChanged, rev, isSaved, found])
  if (!found) return null
  const restore = () => {
    for (const [source, value] of Object.entries(found.changes))
      setValue(source, value, { shouldDirty: true })
    if (found.rev !== rev) onOldRevision(found.rev)
    setFound(null)
  }
  return (
    <div className={styles['draft']}>
      <output>{translate('atrium.form.draft', { time: formatDate(found.at, 'YYYY/M/D HH:mm') })}</output>
      <Button size="small" variant="outlined" onClick={restore}>
        {translate('atrium.action.restore_draft')}
      </Button>
      <Button size="small" onClick={() => setFound(null)}>
        {translate('atrium.action.discard')}
      </Button>
    </div>
  )
}

/** A draft that says nothing else than the record is forgotten. */
const worthOffering = (draft: Draft | null, base: Readonly<Record<string, unknown>>): Draft | null =>
  draft && Object.entries(draft.changes).some(([source, value]) => !isSame(value, base[source]))
    ? draft
    : null
