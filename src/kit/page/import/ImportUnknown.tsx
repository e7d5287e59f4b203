import { Button, Checkbox, FormControlLabel } from '@mui/material'
import { useId, useState } from 'react'
import { useGetResourceLabel } from 'react-admin'
import { importAddUnknown, importRun, importUnknown, type UnknownName } from '#contract/core/importRun.ts'
import { job } from '#contract/core/job.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './Import.module.css'
import type { ImportRun } from './readImports.ts'

/** What the file names that no dictionary has, each once, to be created instead of correcting every row. */
export function ImportUnknown({ run }: { readonly run: ImportRun }) {
  const translate = useTranslate()
  const title = useId()
  const params = { id: run._id }
  const { data } = useCall(importUnknown, { params }, { refreshOn: [importRun] })
  const [left, setLeft] = useState<readonly string[]>([])
  const { send, isSending, showFailure } = useSend(importAddUnknown, { refreshes: [importRun, job] })
  const all = data?.list ?? []
  if (all.length === 0) return null
  const names = all.filter((one) => !left.includes(keyOf(one)))
  return (
    <section className={styles['unknown']} aria-labelledby={title}>
      <h3 id={title}>{translate('atrium.import.unknown.title')}</h3>
      <p className="small pretty">{translate('atrium.import.unknown.text')}</p>
      {[...Map.groupBy(all, ({ noun }) => noun)].map(([noun, some]) => (
        <fieldset key={noun} className="row wrap gap-4-16">
          <NounLegend noun={noun} />
          {some.map((one) => (
            <FormControlLabel
              key={keyOf(one)}
              control={
                <Checkbox
                  size="small"
                  checked={!left.includes(keyOf(one))}
                  onChange={(_, isWanted) =>
                    setLeft(left.filter((key) => key !== keyOf(one)).concat(isWanted ? [] : keyOf(one)))
                  }
                />
              }
              label={
                <>
                  {one.within === null
                    ? one.name
                    : translate('atrium.import.unknown.within', { name: one.name, within: one.within })}{' '}
                  <span className="muted small">
                    {translate('atrium.import.unknown.rows', { smart_count: one.rows })}
                  </span>
                </>
              }
            />
          ))}
        </fieldset>
      ))}
      <Button
        variant="contained"
        disabled={isSending || names.length === 0}
        onClick={() =>
          void send({
            params,
            body: { names: names.map(({ field, name, within }) => ({ field, name, within })) },
          }).catch(showFailure)
        }
      >
        {translate('atrium.import.unknown.add', { smart_count: names.length })}
      </Button>
    </section>
  )
}

function NounLegend({ noun }: { readonly noun: string }) {
  const labelOf = useGetResourceLabel()
  const resource = useResourceOf(noun)
  return <legend>{resource === undefined ? noun : labelOf(resource, 2)}</legend>
}

const keyOf = ({ field, name, within }: UnknownName): string => JSON.stringify([field, within, name])
