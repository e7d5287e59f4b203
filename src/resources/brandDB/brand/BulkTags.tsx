import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useSelection } from '#src/kit/table/selection/selection.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { TagPicker } from './TagPicker.tsx'
import { useBulkChange, type ValuesOf } from './useBulkChange.ts'

interface BulkTagsProps {
  readonly isAdding: boolean
  readonly onClose: () => void
}

/** Adds tags to the selected brands, or removes them; their other tags stay. */
export function BulkTags({ isAdding, onClose }: BulkTagsProps) {
  const translate = useTranslate()
  const { count } = useSelection()
  const [tags, setTags] = useState<readonly string[]>([])
  const { run, changeOne } = useBulkChange(onClose)
  const key = isAdding ? 'add' : 'remove'
  const change: ValuesOf = ({ tag_ids }) => {
    const now = tag_ids ?? []
    const next = isAdding ? [...new Set([...now, ...tags])] : now.filter((id) => !tags.includes(id))
    return next.length === now.length ? null : { tag_ids: next }
  }
  return (
    <BulkDialog
      title={translate(`brandDB.brand.bulk.${key}_title`, { smart_count: count })}
      action={`brandDB.brand.bulk.${key}`}
      isReady={tags.length > 0}
      onRun={() => run(change)}
      onEach={(id) => changeOne(id, change)}
      onClose={onClose}
    >
      <TagPicker
        id="bulk-tags"
        label={translate('brandDB.brand.bulk.tags')}
        value={tags}
        onChange={setTags}
      />
    </BulkDialog>
  )
}
