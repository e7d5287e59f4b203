import { Button, Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { setupTemplates } from '#contract/System/setup.ts'
import { createCall } from '#contract/resourceCalls.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useContract, useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useLocalText } from '#src/kit/base/text/useLocalText.ts'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { ForbiddenState } from '#src/kit/value/state/ForbiddenState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import styles from './SetUp.module.css'

/** The page on which somebody chooses which records of a step to create from templates. */
export function SetUpTemplates() {
  const { step = '' } = useParams()
  const translate = useTranslate()
  const local = useLocalText()
  const navigate = useNavigate()
  const { data, error, retry } = useCall(setupTemplates, { query: { step } })
  const resource = useResourceOf(data?.noun ?? '')
  if (error && failureOf(error).isForbidden) return <ForbiddenState isPage />
  return (
    <PlainPage
      title="System.setup.from_templates"
      {...(data
        ? {
            name: translate('System.setup.named', {
              action: translate('System.setup.from_templates'),
              name: local(data.title),
            }),
          }
        : {})}
      back={<BackLink to="/System/setup">{translate('System.setup.title')}</BackLink>}
    >
      {error && !data && <ErrorState error={error} retry={retry} />}
      {!data && !error && <RecordSkeleton lines={8} />}
      {data && resource !== undefined && (
        <Choice
          list={data.list}
          resource={resource}
          onDone={() => void navigate('/System/setup')}
          onFailed={retry}
        />
      )}
    </PlainPage>
  )
}

type Template = (typeof setupTemplates)['reply']['_output']['list'][number]

interface ChoiceProps {
  readonly list: readonly Template[]
  readonly resource: string
  readonly onDone: () => void
  /** Some may have been created. */
  readonly onFailed: () => void
}

function Choice({ list, resource, onDone, onFailed }: ChoiceProps) {
  const translate = useTranslate()
  const local = useLocalText()
  const notify = useNotify()
  const contract = useContract(resource)
  const { send, showFailure } = useBackEnd()
  const [chosen, setChosen] = useState<readonly Template[]>([])
  const [isSending, setSending] = useState(false)
  const fresh = list.filter(({ exists }) => !exists)
  const choose = (template: Template, isChosen: boolean) =>
    setChosen(fresh.filter((one) => (one === template ? isChosen : chosen.includes(one))))
  const create = async () => {
    setSending(true)
    try {
      for (const { doc } of chosen) await send(createCall(contract), { body: doc })
      notify('System.setup.created', { type: 'success', messageArgs: { count: chosen.length } })
      onDone()
    } catch (error) {
      showFailure(error)
      setChosen([])
      setSending(false)
      onFailed()
    }
  }
  return (
    <section className={styles['templates']}>
      <p className="muted pretty">{translate('System.setup.choose')}</p>
      <div className={styles['bar']}>
        {fresh.length > 1 && (
          <FormControlLabel
            label={translate('System.setup.all')}
            control={
              <Checkbox
                checked={chosen.length === fresh.length}
                indeterminate={chosen.length > 0 && chosen.length < fresh.length}
                onChange={(_, isChosen) => setChosen(isChosen ? fresh : [])}
              />
            }
          />
        )}
        <Button variant="contained" disabled={isSending || chosen.length === 0} onClick={() => void create()}>
          {translate('System.setup.create', { count: chosen.length })}
        </Button>
      </div>
      <ul className="stack ruled">
        {list.map((template) => (
          <li key={template.name.en_US}>
            <FormControlLabel
              label={local(template.name)}
              disabled={template.exists}
              control={
                <Checkbox
                  checked={template.exists || chosen.includes(template)}
                  onChange={(_, isChosen) => choose(template, isChosen)}
                />
              }
            />
            {template.exists && <StatusChip tone="green">{translate('System.setup.exists')}</StatusChip>}
            {template.does && <p className="muted small">{local(template.does)}</p>}
            {template.includes.length > 0 && (
              <details>
                <summary>{translate('System.setup.includes', { count: template.includes.length })}</summary>
                <ul className="bullets">
                  {template.includes.map((name) => (
                    <li key={name.en_US}>{local(name)}</li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
