import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Merge from '@mui/icons-material/MergeRounded'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { brandTag } from '#contract/brandDB/brandTag.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { DrawerForm } from '#src/kit/form/DrawerForm.tsx'
import { ToolButton } from '#src/kit/base/control/ToolButton.tsx'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { ConfirmDelete } from '#src/kit/page/record/ConfirmDelete.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { brandsOf } from './brandsOf.ts'
import styles from './Dictionary.module.css'
import { MergeTag } from './MergeTag.tsx'
import { TagDot } from './TagDot.tsx'
import { TagInputs } from './TagInputs.tsx'

export type ShownTag = ShownRecord<typeof brandTag>

interface TagLineProps {
  readonly tag: ShownTag
  readonly resource: string
  /** The number of its brands; null if it is not known. */
  readonly count: number | null
}

type TagAction = 'change' | 'merge' | 'remove'

const tools: readonly [TagAction, icon: ReactNode][] = [
  ['change', <Edit key="change" />],
  ['merge', <Merge key="merge" />],
  ['remove', <Delete key="remove" />],
]

/** A tag in the list: its colour, its name, its brands, and its actions. */
export function TagLine({ tag, resource, count }: TagLineProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const may = useCan(brandTag.can.update)
  const [doing, setDoing] = useState<TagAction | null>(null)
  const name = nameOf(tag)
  const close = () => setDoing(null)
  return (
    <li className="row">
      <TagDot color={tag.color} />
      <span>{name}</span>
      {count !== null && (
        <LinkBase className="accent" to={brandsOf('tag_ids', String(tag.id))}>
          {translate('brandDB.dictionary.brands', { smart_count: count })}
        </LinkBase>
      )}
      {may && (
        <span className={styles['end']}>
          {tools.map(([key, icon]) => (
            <ToolButton
              key={key}
              label={translate(`brandDB.tag.${key}`, { name })}
              icon={icon}
              opens="dialog"
              onClick={() => setDoing(key)}
            />
          ))}
        </span>
      )}
      <DrawerForm
        resource={resource}
        title={translate('atrium.form.edit_title', { name })}
        open={doing === 'change'}
        onClose={close}
        id={tag.id}
      >
        <TagInputs />
      </DrawerForm>
      {doing === 'merge' && <MergeTag tag={tag} resource={resource} count={count} onClose={close} />}
      {doing === 'remove' && <ConfirmDelete record={tag} resource={resource} onClose={close} />}
    </li>
  )
}
