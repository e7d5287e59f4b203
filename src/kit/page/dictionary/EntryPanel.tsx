import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { DrawerForm } from '#src/kit/form/DrawerForm.tsx'
import { ConfirmDelete } from '#src/kit/page/record/ConfirmDelete.tsx'
import { FieldInputs } from '#src/kit/form/FieldInputs.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { useIsPhone } from '#src/kit/base/device/useIsPhone.ts'
import type { DropPlace } from '#src/kit/table/tree/moves.ts'
import { AddEntry } from './AddEntry.tsx'
import styles from './Dictionary.module.css'
import type { DictionaryLevel, Entry, EntryUses } from './DictionaryLevel.ts'
import { SiblingSteps } from './SiblingSteps.tsx'

interface EntryPanelProps {
  /** The selected entry; without one, a hint says what users can do. */
  readonly entry: Entry | undefined
  readonly entries: readonly Entry[]
  readonly levels: readonly DictionaryLevel[]
  readonly uses: EntryUses | undefined
  /** The number of levels that the tree can have. */
  readonly depth: number | undefined
  readonly onMove: (id: string, where: DropPlace, target: string) => void
}

/** The selected entry of a dictionary: its names, what uses it, and its actions. */
export function EntryPanel({ entry, ...given }: EntryPanelProps) {
  const translate = useTranslate()
  const may = useCan(given.levels[0]?.contract.can.update)
  const isPhone = useIsPhone()
  if (!entry) {
    const key = !may ? 'hint_reader' : isPhone ? 'hint_phone' : 'hint'
    return <p className="muted">{translate(`atrium.dictionary.${key}`)}</p>
  }
  return <Chosen entry={entry} {...given} may={may} />
}

function Chosen({
  entry,
  entries,
  levels,
  uses,
  depth,
  onMove,
  may,
}: EntryPanelProps & { readonly entry: Entry; readonly may: boolean }) {
  const { record, level, resource } = entry
  const translate = useTranslate()
  const notify = useNotify()
  const nameOf = useLocalName()
  const isPhone = useIsPhone()
  const [doing, setDoing] = useState<'edit' | 'remove' | null>(null)
  const name = nameOf(record)
  const row = entries.filter((one) => one.level === level && one.holder === entry.holder)
  const below = levels[levels.indexOf(level) + 1]
  const others = [record['name'], record['name_tc'], record['name_en']].filter((one) => one && one !== name)
  const count = uses?.count(entry) ?? null
  const kept = level.keeps?.(record)
  const close = () => setDoing(null)
  return (
    <section className={styles['panel']} aria-label={name}>
      <h2>{name}</h2>
      {others.length > 0 && <p className="muted">{[...new Set(others)].join(' · ')}</p>}
      {level.facts?.(record)}
      {uses && count !== null && (
        <p>
          <LinkBase className="accent" to={uses.address(entry)}>
            {translate(uses.text, { smart_count: count })}
          </LinkBase>
        </p>
      )}
      {may && (
        <div className="flex wrap gap-8">
          <Button size="small" variant="outlined" startIcon={<Edit />} onClick={() => setDoing('edit')}>
            {translate('atrium.action.edit')}
          </Button>
          {below && <AddEntry level={below} title={below.add} entries={entries} holder={entry} />}
          {level.addBelow !== undefined && levelOf(entry, entries) < (depth ?? Infinity) && (
            <AddEntry level={level} title={level.addBelow} entries={entries} holder={entry} />
          )}
          {isPhone && <SiblingSteps row={row} entry={entry} onMove={onMove} />}
          {kept === undefined && (
            <Button
              size="small"
              variant="outlined"
              color="error"
              startIcon={<Delete />}
              onClick={() => setDoing('remove')}
            >
              {translate('atrium.action.delete')}
            </Button>
          )}
        </div>
      )}
      {may && kept !== undefined && <p className="muted">{translate(kept)}</p>}
      <DrawerForm
        resource={resource}
        title={translate('atrium.form.edit_title', { name })}
        open={doing === 'edit'}
        onClose={close}
        id={record.id}
      >
        <FieldInputs form={level.form} looks={level.looks} />
      </DrawerForm>
      {doing === 'remove' && (
        <ConfirmDelete
          record={record}
          resource={resource}
          onClose={close}
          onDeleted={() =>
            notify('ra.notification.deleted', { type: 'info', messageArgs: { smart_count: 1 } })
          }
        />
      )}
    </section>
  )
}

/** 1 at the top. */
function levelOf({ holder }: Entry, entries: readonly Entry[]): number {
  const above = entries.find(({ id }) => id === holder)
  return above ? 1 + levelOf(above, entries) : 1
}
