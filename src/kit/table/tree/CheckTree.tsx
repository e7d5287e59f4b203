import { useId, useMemo, useRef, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useIsPhone } from '#src/kit/base/device/useIsPhone.ts'
import { revealRow, useRowWindow } from '#src/kit/table/useRowWindow.ts'
import { afterClick, checksOf, matching, type Check } from './checks.ts'
import styles from './CheckTree.module.css'
import { step } from './step.ts'
import { rowsOf, type TreeNode, type TreeRow } from './TreeNode.ts'
import { Twist } from './Twist.tsx'
import { useTree, type TreeState } from './useTree.ts'

interface CheckTreeProps {
  /** The name of the tree, for screen readers. */
  readonly label: string
  /** The nodes, siblings in their order. */
  readonly nodes: readonly TreeNode[]
  /** The ids of the checked nodes. */
  readonly checked: readonly string[]
  /** Receives the ids in the order of the tree; ids that it does not have stay at the end. */
  readonly onChange: (checked: readonly string[]) => void
  /**
   * Whether a node is checked together with all that is below it, and a node with everything below it checked counts as checked.
   * During a search only what it found changes. By default each node is on its own.
   */
  readonly isLinked?: boolean
  readonly isDisabled?: boolean
  /** The number of levels that are open at first; 1 by default, which opens the top level. */
  readonly openLevels?: number
}

/**
 * A tree of thousands of nodes with checkboxes, and a search over them. Arrow keys move through it, Space and Enter check. Only the
 * rows in view are drawn.
 */
export function CheckTree(props: CheckTreeProps) {
  const { label, nodes, checked, onChange, isLinked = false, isDisabled = false, openLevels = 1 } = props
  const translate = useTranslate()
  const height = useIsPhone() ? 44 : 32
  const hint = useId()
  const [text, setText] = useState('')
  const all = useMemo(() => rowsOf(nodes), [nodes])
  const visible = useMemo(() => (text.trim() === '' ? all : matching(all, text)), [all, text])
  const given = useMemo(() => new Set(checked), [checked])
  const checks = useMemo(() => checksOf(all, given, isLinked), [all, given, isLinked])
  const toggle = (id: string): void => {
    if (!isDisabled) onChange(afterClick(id, { rows: all, checked: given, isLinked, visible }))
  }
  const box = useRef<HTMLDivElement>(null)
  const tree = useTree({
    nodes: useMemo(() => nodes.filter(({ id }) => visible.has(id)), [nodes, visible]),
    onSelect: toggle,
    openLevels: visible === all ? openLevels : Number.POSITIVE_INFINITY,
    onCurrent: (id) => {
      const place = tree.shown.findIndex(({ node }) => node.id === id)
      revealRow(box.current, place, height)
    },
  })
  const place = tree.active ? tree.shown.indexOf(tree.active) : -1
  const { spans } = useRowWindow(box, tree.shown.length, { height, kept: place })
  const count = [...checks].filter(([id, check]) => check === true && isCounted(all.get(id), isLinked)).length
  return (
    <div className="column gap-8">
      <div className={styles['head']}>
        <input
          type="search"
          value={text}
          maxLength={100}
          aria-label={translate('atrium.tree.search', { name: label })}
          placeholder={translate('atrium.action.search')}
          onChange={({ target }) => setText(target.value)}
        />
        <output className="muted" id={hint}>
          {translate('atrium.tree.checked', { smart_count: count })}
        </output>
      </div>
      {tree.shown.length === 0 && <p>{translate('atrium.state.no_result.title')}</p>}
      <div
        ref={box}
        role="tree"
        aria-label={label}
        aria-describedby={hint}
        aria-disabled={isDisabled || undefined}
        aria-multiselectable="true"
        aria-activedescendant={place < 0 ? undefined : `${tree.box}-${place}`}
        tabIndex={0}
        data-node=""
        className={styles['tree']}
        onKeyDown={tree.onKeyDown}
      >
        {spans.flatMap(({ from, to }, at) => [
          <Gap key={`before ${at}`} rows={from - (spans[at - 1]?.to ?? 0)} height={height} />,
          ...tree.shown
            .slice(from, to)
            .map((row, index) => (
              <Item
                key={row.node.id}
                id={`${tree.box}-${from + index}`}
                row={row}
                tree={tree}
                height={height}
                check={checks.get(row.node.id) ?? false}
                onToggle={toggle}
              />
            )),
        ])}
        <Gap rows={tree.shown.length - (spans.at(-1)?.to ?? 0)} height={height} />
      </div>
    </div>
  )
}

/** Has the height of rows that are not rendered. */
const Gap = ({ rows, height }: { readonly rows: number; readonly height: number }) => (
  <div role="presentation" style={{ height: rows * height }} />
)

interface ItemProps {
  readonly id: string
  readonly row: TreeRow
  readonly tree: TreeState
  readonly height: number
  readonly check: Check
  readonly onToggle: (id: string) => void
}

function Item({ id, row, tree, height, check, onToggle }: ItemProps) {
  const { node, level, position, siblings, children } = row
  return (
    // The tree handles the keyboard and keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="treeitem"
      className={styles['item']}
      style={{ height, paddingInlineStart: 4 + (level - 1) * step }}
      data-active={tree.active === row || undefined}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings.length}
      aria-checked={check}
      aria-expanded={children.length > 0 ? tree.isOpen(row) : undefined}
      onClick={() => {
        tree.setCurrent(node.id)
        onToggle(node.id)
      }}
    >
      <Twist row={row} isOpen={tree.isOpen(row)} onTwist={tree.twist} />
      <span className={styles['check']} data-check={check} aria-hidden="true" />
      <span className="cut grow" title={node.label}>
        {node.label}
      </span>
      {node.beside !== undefined && <span className="muted small">{node.beside}</span>}
    </div>
  )
}

/** What is above others is only their sum if nodes are linked. */
const isCounted = (row: TreeRow | undefined, isLinked: boolean): boolean =>
  !isLinked || row?.children.length === 0
