import Down from '@mui/icons-material/ArrowDownwardRounded'
import Up from '@mui/icons-material/ArrowUpwardRounded'
import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { DropPlace } from '#src/kit/table/tree/moves.ts'
import type { Entry } from './DictionaryLevel.ts'

interface SiblingStepsProps {
  readonly entry: Entry
  /** Its siblings, in order. */
  readonly row: readonly Entry[]
  readonly onMove: (id: string, where: DropPlace, target: string) => void
}

/** Moves an entry among its siblings on phones, which have no tree to drag it in. */
export function SiblingSteps({ entry, row, onMove }: SiblingStepsProps) {
  const translate = useTranslate()
  const at = row.indexOf(entry)
  const [before, after] = [row[at - 1], row[at + 1]]
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Up />}
        disabled={!before}
        onClick={() => before && onMove(entry.id, 'before', before.id)}
      >
        {translate('atrium.tree.up')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Down />}
        disabled={!after}
        onClick={() => after && onMove(entry.id, 'after', after.id)}
      >
        {translate('atrium.tree.down')}
      </Button>
    </>
  )
}
