import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useSearchParams } from 'react-router-dom'
import { useIsPhone } from '#src/kit/base/device/useIsPhone.ts'
import { Tree, type TreeProps } from './Tree.tsx'
import { TreeEditor } from './TreeEditor.tsx'
import styles from './TreePage.module.css'
import { rowsOf } from './TreeNode.ts'

interface TreePageProps {
  /** The key of the title's message. */
  readonly title: string
  /** The tree. The page handles its selection. */
  readonly left: Omit<TreeProps, 'selected' | 'onSelect'> & { readonly levels?: number }
  /**
   * The content beside it for the selected node; null means all. A list in it needs
   * `disableSyncWithLocation`.
   */
  readonly right: (node: string | null) => ReactNode
  /** The name of the address parameter with the selected node. */
  readonly param?: string
  /** Shown at the end of the title's line. */
  readonly actions?: ReactNode
}

/**
 * A tree on the left, and the content for its selected node on the right; on phones a select box above the
 * content. The selection is in the address.
 */
export function TreePage({ title, left, right, param = 'node', actions }: TreePageProps) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const [search, setSearch] = useSearchParams()
  const given = search.get(param)
  // An old address may name a node that no longer exists.
  const chosen = left.nodes.some(({ id }) => id === given) ? given : null
  const { onMove } = left
  const choose = (id: string | null) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      if (id === null) next.delete(param)
      else next.set(param, id)
      return next
    })
  return (
    <div className="column start gap-16">
      <header className="row wrap between gap-8">
        <h1>{translate(title)}</h1>
        {actions}
      </header>
      <div className={styles['split']}>
        <nav className={styles['side']} aria-label={left.label}>
          {isPhone ? (
            <Choice left={left} chosen={chosen} onChoose={choose} />
          ) : (
            <>
              <button
                type="button"
                className={styles['everything']}
                aria-pressed={chosen === null}
                onClick={() => choose(null)}
              >
                {translate('atrium.tree.all')}
              </button>
              {onMove ? (
                <TreeEditor {...left} onMove={onMove} selected={chosen} onSelect={choose} />
              ) : (
                <Tree {...left} selected={chosen} onSelect={choose} />
              )}
            </>
          )}
        </nav>
        <div className="shrink">{right(chosen)}</div>
      </div>
    </div>
  )
}

interface ChoiceProps {
  readonly left: TreePageProps['left']
  readonly chosen: string | null
  readonly onChoose: (id: string | null) => void
}

function Choice({ left, chosen, onChoose }: ChoiceProps) {
  const translate = useTranslate()
  return (
    <select
      className={styles['choice']}
      aria-label={left.label}
      value={chosen ?? ''}
      onChange={({ target: { value } }) => onChoose(value === '' ? null : value)}
    >
      <option value="">{translate('atrium.tree.all')}</option>
      {[...rowsOf(left.nodes).values()].map(({ node, level }) => (
        <option key={node.id} value={node.id}>
          {'\u2003'.repeat(level - 1) + node.label}
        </option>
      ))}
    </select>
  )
}
