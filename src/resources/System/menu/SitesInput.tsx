import { useGetList } from 'react-admin'
import { asList } from '#contract/oneOrMany.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { dictionaryPage } from '#src/kit/value/field/references.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { Labelled } from '#src/kit/form/input/Labelled.tsx'
import { useFieldInput } from '#src/kit/form/input/useFieldInput.ts'
import styles from './MenuEditor.module.css'

/** The sites at which an entry is shown; none means all. */
export function SitesInput() {
  const input = useFieldInput('sites')
  const resource = useResourceOf('site')
  const { data = [] } = useGetList(resource ?? '', dictionaryPage, { enabled: resource !== undefined })
  const nameOf = useLocalName()
  const chosen = asList(isSites(input.value) ? input.value : [])
  return (
    <Labelled {...input}>
      <fieldset id={input.id} aria-label={input.label} className={styles['sites']}>
        {data.map((site) => {
          const id = String(site.id)
          const isChosen = chosen.includes(id)
          return (
            <label key={id} className="row gap-6">
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() =>
                  input.setValue(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])
                }
              />
              {nameOf(site)}
            </label>
          )
        })}
      </fieldset>
    </Labelled>
  )
}

const isSites = (value: unknown): value is string | readonly string[] =>
  typeof value === 'string' || Array.isArray(value)
