import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { batchCall } from '#contract/batchCall.ts'
import { scoreItem } from '#contract/RM_evaluate/scoreItem.ts'
import { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import type { ScoreItem } from './weights.ts'

interface ItemDialogProps {
  /** Undefined for a new item. */
  readonly item: ScoreItem | undefined
  readonly set: { readonly _id: string; readonly scale: string }
  /** The position of a new item. */
  readonly last: number
  readonly onClose: () => void
}

const refreshes = [scoreItem, scoreItemSet]
const { set_id: _, ...fields } = scoreItem.fields
const names = [
  'code',
  'section',
  'name',
  'name_en',
  'name_tc',
  'weight',
  'max_score',
  'min_score',
  'remark_below',
  'is_critical',
  'order',
] as const
const asked = Object.fromEntries(names.map((name) => [name, fields[name]]))

/** Asks about an item of a draft, and stores it. */
export function ItemDialog({ item, set, last, onClose }: ItemDialogProps) {
  const translate = useTranslate()
  const { send } = useSend(batchCall(scoreItem), { refreshes })
  const most = set.scale === 'five' ? 5 : 10
  return (
    <FormDialog
      isWide
      title={translate(`RM_evaluate.itemset.${item ? 'change' : 'add'}`)}
      confirm={translate('RM_evaluate.itemset.save')}
      fields={asked}
      texts="RM_evaluate.itemset.item"
      values={item ?? { max_score: most, min_score: 0, remark_below: 0.6, order: last }}
      onClose={onClose}
      onConfirm={async (given) => {
        const row = item
          ? { _id: item._id, rev: item.rev, doc: given }
          : { doc: { ...given, set_id: set._id } }
        const [outcome] = (await send({ body: { list: [row] } })).list
        if (outcome && 'errmsg' in outcome) return problemsOf(outcome, translate)
        onClose()
        return undefined
      }}
    />
  )
}

interface Refusal {
  readonly errmsg: string
  readonly fields?: Readonly<Record<string, string>> | undefined
}

/** What is wrong by field; an error without a field is shown at the code. */
const problemsOf = (
  { errmsg, fields: wrong }: Refusal,
  translate: (key: string, options: object) => string,
) =>
  wrong
    ? Object.fromEntries(
        Object.entries(wrong).map(([name, key]) => [name, translate(`atrium.validation.${key}`, { _: key })]),
      )
    : { code: errmsg }
