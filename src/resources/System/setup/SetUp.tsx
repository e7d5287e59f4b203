import { setupMark, setupState, type SetupStepState } from '#contract/System/setup.ts'
import { useLocalText } from '#src/kit/base/text/useLocalText.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import styles from './SetUp.module.css'
import { SetUpStep } from './SetUpStep.tsx'

/** Leads an administrator from an empty installation to one that people can work with. */
export function SetUp() {
  const translate = useTranslate()
  const local = useLocalText()
  const { data, error, retry } = useCall(setupState, {}, { refreshOn: [setupMark] })
  const steps = data?.steps ?? []
  const needed = steps.filter(({ state }) => state !== 'skipped')
  const counts = { done: needed.filter(({ state }) => state === 'done').length, all: needed.length }
  const next = needed.find(({ state }) => state !== 'done')
  return (
    <PlainPage title="System.setup.title">
      {error && !data && <ErrorState error={error} retry={retry} />}
      {!data && !error && <RecordSkeleton lines={8} />}
      {data && (
        <>
          <p className="muted pretty">{translate('System.setup.intro')}</p>
          <div className="row wrap gap-8-16">
            <progress className={styles['progress']} value={counts.done} max={counts.all} aria-hidden />
            <output className="medium figures">{translate('System.setup.progress', counts)}</output>
          </div>
          <Section title="System.setup.steps">
            <ol className={styles['steps']}>
              {steps.map((step) => (
                <SetUpStep key={step.id} step={step} isNext={step === next} />
              ))}
            </ol>
          </Section>
          <Section title="System.setup.areas">
            <dl className={styles['areas']}>
              {data.areas.map(({ id, title, waits_for }) => (
                <div key={id} className="stack gap-4-16">
                  <dt>{local(title)}</dt>
                  <dd>
                    <WaitsFor steps={steps.filter((step) => waits_for.includes(step.id))} />
                  </dd>
                </div>
              ))}
            </dl>
          </Section>
        </>
      )}
    </PlainPage>
  )
}

function WaitsFor({ steps }: { readonly steps: readonly SetupStepState[] }) {
  const translate = useTranslate()
  const local = useLocalText()
  if (steps.length === 0) return <StatusChip tone="green">{translate('System.setup.ready')}</StatusChip>
  return (
    <span className="flex wrap gap-4-12">
      <StatusChip>{translate('System.setup.waits')}</StatusChip>
      {steps.map(({ id, title }) => (
        <a key={id} href={`#${id}`} onClick={scrollTo(id)}>
          {local(title)}
        </a>
      ))}
    </span>
  )
}

/** The address of the page is in the hash, so the browser cannot follow the link itself. */
const scrollTo = (id: string) => (event: { preventDefault: () => void }) => {
  event.preventDefault()
  document.getElementById(id)?.scrollIntoView({ block: 'center' })
}
