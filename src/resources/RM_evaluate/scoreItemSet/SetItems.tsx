import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { batchCall } from '#contract/batchCall.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { scoreItem } from '#contract/RM_evaluate/scoreItem.ts'
import { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { BatchRefusal } from '#src/kit/base/call/BatchRefusal.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { DiscardButton } from '#src/kit/form/dialog/DiscardButton.tsx'
import { UnsavedInput } from '#src/kit/form/UnsavedInput.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { useRecord, type ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { ItemDialog } from './ItemDialog.tsx'
import { ItemTable } from './ItemTable.tsx'
import styles from './SetItems.module.css'
import { changedWeights, hasTyped, sumOf, type ScoreItem, type TypedWeights } from './weights.ts'

const refreshes = [scoreItem, scoreItemSet]
const none: TypedWeights = {}

/** The items of a set by section. Those of a draft are edited here; the sum of the weights follows what is typed. */
export function SetItems() {
  const set = useRecord<typeof scoreItemSet>()
  const { data, error, retry } = useCall(
    listCall(scoreItem),
    set ? { query: { cond: { set_id: set._id }, range: 'ALL' } } : null,
    { refreshOn: [scoreItem], keepsPrevious: true },
  )
  if (!set || !data) return error ? <ErrorState error={error} retry={retry} /> : <RecordSkeleton />
  return <Items set={set} items={data.list} />
}

interface ItemsProps {
  readonly set: ShownRecord<typeof scoreItemSet>
  readonly items: readonly ScoreItem[]
}

function Items({ set, items }: ItemsProps) {
  const translate = useTranslate()
  const { send, isSending, showFailure } = useSend(batchCall(scoreItem), { refreshes })
  const [typed, setTyped] = useState(none)
  const [open, setOpen] = useState<ScoreItem | 'new' | null>(null)
  const mayEdit = useCan(scoreItemSet.can.update, set) && set.status === 'draft'
  const sum = sumOf(items, typed)
  const changed = changedWeights(items, typed)
  const [tries, setTries] = useState(0)
  const save = async () => {
    try {
      const list = changed.map(({ item, weight }) => ({ _id: item._id, rev: item.rev, doc: { weight } }))
      const outcomes = (await send({ body: { list } })).list
      // A weight that was refused stays as it was typed.
      const refused = changed.filter((_, at) => 'errcode' in (outcomes[at] ?? {}))
      setTyped(Object.fromEntries(refused.map(({ item, weight }) => [item._id, String(weight)])))
      for (const outcome of outcomes) if ('errcode' in outcome) showFailure(new BatchRefusal(outcome))
    } catch (error) {
      showFailure(error)
    } finally {
      setTries((count) => count + 1)
    }
  }
  const remove = async ({ _id, rev }: ScoreItem) => {
    const [outcome] = (await send({ body: { list: [{ _id, rev, remove: true }] } })).list
    if (outcome && 'errcode' in outcome) throw new BatchRefusal(outcome)
  }
  return (
    <Section
      title="RM_evaluate.itemset.items"
      action={
        mayEdit && (
          <Button startIcon={<Add />} onClick={() => setOpen('new')}>
            {translate('RM_evaluate.itemset.add')}
          </Button>
        )
      }
    >
      <UnsavedInput
        surface="scoreItemSet.weights"
        of={set._id}
        value={typed}
        hasChanges={mayEdit && hasTyped(items, typed)}
        onRestore={setTyped}
        {...(sum !== null && { save: { run: () => void save(), tries } })}
      />
      {items.length === 0 ? (
        <p>{translate('RM_evaluate.itemset.no_items')}</p>
      ) : (
        <ItemTable
          items={items}
          typed={typed}
          {...(mayEdit && {
            edit: {
              onType: (id: string, text: string) => setTyped({ ...typed, [id]: text }),
              onOpen: setOpen,
              onRemove: remove,
            },
          })}
        />
      )}
      <div className={styles['bar']}>
        <output data-wrong={sum !== 100 || undefined}>
          {sum === null
            ? translate('RM_evaluate.itemset.wrong_weight')
            : translate(`RM_evaluate.itemset.${sum === 100 ? 'whole' : 'sum'}`, { sum: formatNumber(sum) })}
        </output>
        {changed.length > 0 && (
          <>
            <DiscardButton
              variant="text"
              label="RM_evaluate.itemset.discard"
              onDiscard={() => setTyped(none)}
            />
            <Button variant="contained" disabled={isSending || sum === null} onClick={() => void save()}>
              {translate('RM_evaluate.itemset.save_weights')}
            </Button>
          </>
        )}
      </div>
      {open !== null && (
        <ItemDialog
          item={open === 'new' ? undefined : open}
          set={set}
          last={Math.max(0, ...items.map(({ order }) => order ?? 0)) + 1}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  )
}
