import { useState } from 'react'
import { useGetList, useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { storeMerge } from '#contract/brandDB/storeChange.ts'
import { dictionaryPage } from '#src/kit/value/field/references.ts'
import { formatArea } from '#src/kit/value/field/formatNumber.ts'
import { WizardField } from '#src/kit/page/wizard/WizardField.tsx'
import { areaIn } from './areaIn.ts'
import { ChangeSteps } from './ChangeSteps.tsx'
import { AreaSum, fits } from './AreaSum.tsx'
import { MergeChoice } from './MergeChoice.tsx'
import { StorePage } from './StorePage.tsx'
import type { Store } from './storeRecord.ts'

/**
 * Merges a unit with others of its floor: first which units, and the number and area of the new one, then a
 * preview, then it is done.
 */
export function StoreMerge() {
  const translate = useTranslate()
  return (
    <StorePage titleOf={({ store_no }) => translate('brandDB.store.merge.title', { unit: store_no })}>
      {(record) => <Wizard key={record._id} record={record} />}
    </StorePage>
  )
}

function Wizard({ record }: { readonly record: Store }) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const filter = { floor_id: record.floor_id }
  const sort = { field: 'store_no', order: 'ASC' } as const
  const { data: units = [] } = useGetList<Store>(resource, { ...dictionaryPage, sort, filter })
  const first = firstOf(record)
  const [typed, setTyped] = useState(first)
  const change = (part: Partial<typeof first>) => setTyped({ ...typed, ...part })
  const others = units.filter(({ _id }) => _id !== record._id)
  const merged = [record, ...others.filter(({ _id }) => typed.chosen.includes(_id))]
  const sum = Math.round(merged.reduce((all, { area }) => all + area, 0) * 100) / 100
  const area = typed.area === null ? sum : areaIn(typed.area)
  const store_no = typed.number.trim()
  const check = () => ({
    ...(merged.length < 2 ? { store_ids: translate('brandDB.store.merge.choose') } : {}),
    ...(store_no === '' ? { store_no: translate('atrium.validation.required') } : {}),
    ...(fits(area, sum)
      ? {}
      : {
          area: translate('brandDB.store.refused.area_sum', { sum: formatArea(area), area: formatArea(sum) }),
        }),
  })
  return (
    <ChangeSteps
      {...{ record, typed, first }}
      onType={setTyped}
      kind="merge"
      call={storeMerge}
      check={check}
      before={merged}
      after={[{ store_no, area }]}
      inputOf={(effective_date) => ({
        body: { store_ids: merged.map(({ _id }) => _id), store_no, area, effective_date },
      })}
    >
      {(errors) => (
        <>
          <MergeChoice
            units={others}
            chosen={typed.chosen}
            onChange={(chosen) => change({ chosen })}
            error={errors['store_ids']}
          />
          <WizardField
            label={translate('brandDB.store.merge.number')}
            value={typed.number}
            onChange={(number) => change({ number })}
            error={errors['store_no']}
          />
          <WizardField
            label={translate('brandDB.store.merge.area')}
            type="figure"
            value={typed.area ?? String(sum)}
            onChange={(given) => change({ area: given })}
            error={errors['area']}
          />
          {merged.length > 1 && <AreaSum sum={area} area={sum} />}
        </>
      )}
    </ChangeSteps>
  )
}

/** The number of the unit, and the sum of the areas. */
const firstOf = ({ store_no }: Store): MergeDraft => ({ day: null, chosen: [], number: store_no, area: null })

interface MergeDraft {
  readonly day: string | null
  readonly chosen: readonly string[]
  readonly number: string
  /** As it is typed; null for the sum. */
  readonly area: string | null
}
