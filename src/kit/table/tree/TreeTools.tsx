import Down from '@mui/icons-material/ArrowDownwardRounded'
import Out from '@mui/icons-material/ArrowBackRounded'
import Into from '@mui/icons-material/ArrowForwardRounded'
import Up from '@mui/icons-material/ArrowUpwardRounded'
import Collapse from '@mui/icons-material/UnfoldLessRounded'
import Expand from '@mui/icons-material/UnfoldMoreRounded'
import { Tooltip } from '@mui/material'
import type { ComponentType, ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { StepButton } from '#src/kit/base/control/StepButton.tsx'
import type { Step } from './moves.ts'
import type { TreeState } from './useTree.ts'

const icons: Readonly<Record<Step, ComponentType>> = { up: Up, down: Down, out: Out, into: Into }
// In the order of the arrow keys that do the same.
const steps: readonly Step[] = ['up', 'down', 'out', 'into']

/** The buttons above a tree: they open or close all nodes, and move the focused node. */
export function TreeTools({ tree, isMovable }: { readonly tree: TreeState; readonly isMovable: boolean }) {
  const translate = useTranslate()
  const hasLevels = [...tree.rows.values()].some(({ children }) => children.length > 0)
  if (!hasLevels && !isMovable) return null
  return (
    <div className="flex wrap between">
      {isMovable && (
        <fieldset aria-label={translate('atrium.tree.move')}>
          {steps.map((step) => {
            const Icon = icons[step]
            return (
              <Tool key={step} text={translate(`atrium.tree.${step}`)} act={tree.stepOf(step)}>
                <Icon />
              </Tool>
            )
          })}
        </fieldset>
      )}
      {hasLevels && (
        <div>
          <Tool text={translate('atrium.tree.expand_all')} act={() => tree.setAll(true)}>
            <Expand />
          </Tool>
          <Tool text={translate('atrium.tree.collapse_all')} act={() => tree.setAll(false)}>
            <Collapse />
          </Tool>
        </div>
      )}
      <output className="visually-hidden">{tree.told}</output>
    </div>
  )
}

interface ToolProps {
  readonly text: string
  /** Undefined if it is not possible now. */
  readonly act: (() => void) | undefined
  readonly children: ReactNode
}

const Tool = ({ text, act, children }: ToolProps) => (
  <Tooltip title={text}>
    <StepButton label={text} onStep={act}>
      {children}
    </StepButton>
  </Tooltip>
)
