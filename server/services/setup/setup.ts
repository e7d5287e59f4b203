import { sql } from 'kysely'
import { signedIn } from '#contract/access.ts'
import type { LocalText } from '#contract/localText.ts'
import { setupMark } from '#contract/System/setup.ts'
import { declared } from '#server/base/declared.ts'
import type { Dependent } from '#server/base/inNeedOrder.ts'
import type { Settings } from '#server/base/settings.ts'
import type { Context } from '#server/engine/context.ts'
import { mayBe } from '#server/engine/ruleSql.ts'
import { openedBy, visibleTable } from '#server/engine/visible.ts'
import { areasOn } from '#server/services/pluginsOff.ts'
import { readFacts, type AreaSetup, type SetupFacts, type SetupStep } from './setupStep.ts'

type SetupArea = Dependent & { readonly title?: LocalText; readonly setup?: AreaSetup }

/** The areas with steps of the set-up, or that need some. */
export const setupAreas = declared<SetupArea>()

/** How a step is: what there is of it, and what somebody said about it. */
export interface StepState extends SetupFacts {
  readonly state: 'done' | 'partly' | 'missing' | 'skipped'
  readonly marked: string | null
}

/** The areas that are not switched off for this person. */
export const areasToSetUp = (context: Context): Promise<readonly SetupArea[]> =>
  areasOn(setupAreas.all(), context)

/** The steps of these areas in their order. */
export const stepsOf = (areas: readonly SetupArea[]): readonly SetupStep[] =>
  areas.flatMap(({ setup }) => setup?.steps ?? []).toSorted((a, b) => a.order - b.order)

/** How these steps are, by id, as far as this person may see their records. */
export async function statesOf(
  steps: readonly SetupStep[],
  context: Context,
  settings: Settings,
): Promise<ReadonlyMap<string, StepState>> {
  const { rows } = await sql<{ _id: string; step: string; mark: 'done' | 'skipped' }>`
    select _id, step, mark from ${visibleTable(openedBy(setupMark, signedIn), context)}`.execute(context.db)
  const marks = new Map(rows.map((row) => [row.step, row]))
  const states = new Map<string, StepState>()
  for (const step of steps) {
    const facts = await readFacts(step, context, settings)
    const mark = marks.get(step.id)
    states.set(step.id, { ...facts, state: mark?.mark ?? stateOf(facts), marked: mark?._id ?? null })
  }
  return states
}

const stateOf = ({ count, lacking }: SetupFacts): StepState['state'] =>
  !count ? 'missing' : lacking > 0 ? 'partly' : 'done'

/** Whether a step is for this person. */
export const mayDo = ({ can, of }: SetupStep, { who }: Context): boolean => mayBe(can ?? of?.can.create, who)
