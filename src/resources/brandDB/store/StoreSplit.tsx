import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { storeSplit } from '#contract/brandDB/storeChange.ts'
import { formatArea } from '#src/kit/value/field/formatNumber.ts'
import { ChangeSteps } from './ChangeSteps.tsx'
import { AreaSum, fits } from './AreaSum.tsx'
import { PartInputs, type Part } from './PartInputs.tsx'
import { StorePage } from './StorePage.tsx'
import type { Store } from './storeRecord.ts'
import { areaIn } from './areaIn.ts'

/** Splits a unit: the parts and their areas, then a preview, then it is done. */
export function StoreSplit() {
  const translate = useTranslate()
  return (
    <StorePage titleOf={({ store_no }) => translate('brandDB.store.split.title', { unit: store_no })}>
      {(record) => <Wizard key={record._id} record={record} />}
    </StorePage>
  )
}

function Wizard({ record }: { readonly record: Store }) {
  const translate = useTranslate()
  const first = firstOf(record)
  const [typed, setTyped] = useState(first)
  const { parts } = typed
  const sum = parts.reduce((all, { area }) => all + areaIn(area), 0)
  const numbered = parts.map(({ store_no, area }) => ({ store_no: store_no.trim(), area: areaIn(area) }))
  const check = () => {
    const wrong: Record<string, string> = {}
    for (const [index, { store_no, area }] of numbered.entries()) {
      const isTwice = numbered.findIndex((other) => other.store_no === store_no) < index
      if (store_no === '') wrong[`parts.${index}.store_no`] = translate('atrium.validation.required')
      else if (isTwice) wrong[`parts.${index}.store_no`] = translate('atrium.validation.duplicate')
      if (area === 0) wrong[`parts.${index}.area`] = translate('atrium.validation.required')
    }
    if (Object.keys(wrong).length === 0 && !fits(sum, record.area)) {
      const said = { sum: formatArea(sum), area: formatArea(record.area) }
      wrong['parts'] = translate('brandDB.store.refused.area_sum', said)
    }
    return wrong
  }
  return (
    <ChangeSteps
      {...{ record, typed, first }}
      onType={setTyped}
      kind="split"
      call={storeSplit}
      check={check}
      before={[record]}
      after={numbered}
      inputOf={(effective_date) => ({ body: { store_id: record._id, parts: numbered, effective_date } })}
    >
      {(errors) => (
        <>
          <PartInputs
            parts={parts}
            onChange={(changed) => setTyped({ ...typed, parts: changed })}
            errors={errors}
            base={record.store_no}
          />
          <AreaSum sum={sum} area={record.area} />
        </>
      )}
    </ChangeSteps>
  )
}

/** Two parts, numbered after the unit. */
const firstOf = ({ store_no }: Store): { day: string | null; parts: readonly Part[] } => ({
  day: null,
  parts: ['A', 'B'].map((letter, key) => ({ key, store_no: `${store_no}${letter}`, area: '' })),
})
