import { LinkBase, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { joinNames } from '#contract/joinNames.ts'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { formatArea, formatRatio } from '#src/kit/value/field/formatNumber.ts'
import { placesOf, type LineageEdge, type Place } from './generations.ts'
import styles from './Lineage.module.css'

/** A node of the graph: a unit before or after a split. */
export interface LineageNode {
  readonly id: string
  /** Its number. */
  readonly label: string
  /** Square metres. */
  readonly area?: number | null
  /** Days `YYYY-MM-DD` between which it existed; null if it still exists. */
  readonly from?: string | null
  readonly to?: string | null
  /** The address of its page; none if the user cannot see it. */
  readonly href?: string
}

interface LineageGraphProps {
  /** The name of the graph. */
  readonly label: string
  readonly nodes: readonly LineageNode[]
  readonly edges: readonly LineageEdge[]
  /** The id of the node that the page is about. */
  readonly current?: string
}

/**
 * Shows what became what, from left to right, with the shares on the lines; below it the same as a list in
 * words.
 */
export function LineageGraph({ label, nodes, edges, current }: LineageGraphProps) {
  const locale = useLocale()
  const translate = useTranslate()
  const places = placesOf(
    nodes.map(({ id }) => id),
    edges,
  )
  const all = [...places.values()]
  const width = (Math.max(0, ...all.map(({ column }) => column)) + 1) * pitchX - gapX
  const height = (Math.max(0, ...all.map(({ row }) => row)) + 1) * pitchY - gapY
  return (
    <figure className={styles['lineage']} aria-label={label}>
      {/* It can be scrolled by keyboard, because its nodes are links. */}
      <div className={styles['scroller']}>
        <div className={styles['graph']} style={{ width, height }}>
          <svg width={width} height={height} aria-hidden="true">
            {edges.map((edge) => (
              <Edge key={`${edge.from} ${edge.to}`} edge={edge} places={places} />
            ))}
          </svg>
          {nodes.map((node) => {
            const { column, row } = places.get(node.id) ?? { column: 0, row: 0 }
            const box = { left: column * pitchX, top: row * pitchY, width: boxX, height: boxY }
            return <Node key={node.id} node={node} box={box} isCurrent={node.id === current} />
          })}
        </div>
      </div>
      <details>
        <summary>{translate('atrium.lineage.list')}</summary>
        <ul className="bullets">
          {nodes.map((node) => (
            <li key={node.id}>
              {[
                node.label,
                ...factsOf(node, translate),
                ...becameOf(node, nodes, edges, { translate, locale }),
              ].join(' · ')}
            </li>
          ))}
        </ul>
      </details>
    </figure>
  )
}

interface NodeProps {
  readonly node: LineageNode
  readonly box: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>
  readonly isCurrent: boolean
}

function Node({ node, box, isCurrent }: NodeProps) {
  const translate = useTranslate()
  const content = (
    <>
      <strong className="strong">{node.label}</strong>
      {factsOf(node, translate).map((fact) => (
        <span key={fact} className="cut muted">
          {fact}
        </span>
      ))}
    </>
  )
  const look = { className: styles['node'] ?? '', style: box, 'aria-current': isCurrent || undefined }
  return node.href === undefined ? (
    <div {...look}>{content}</div>
  ) : (
    <LinkBase to={node.href} {...look}>
      {content}
    </LinkBase>
  )
}

function Edge({ edge, places }: { readonly edge: LineageEdge; readonly places: ReadonlyMap<string, Place> }) {
  const [from, to] = [places.get(edge.from), places.get(edge.to)]
  if (!from || !to) return null
  const [x1, y1] = [from.column * pitchX + boxX, from.row * pitchY + boxY / 2]
  const [x2, y2] = [to.column * pitchX, to.row * pitchY + boxY / 2]
  const middle = (x1 + x2) / 2
  return (
    <>
      <path d={`M${x1} ${y1} C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`} />
      {typeof edge.share === 'number' && (
        <text
          className="tiny figures"
          x={middle}
          y={(y1 + y2) / 2}
          dominantBaseline="central"
          textAnchor="middle"
        >
          {formatRatio(edge.share)}
        </text>
      )}
    </>
  )
}

type Translate = ReturnType<typeof useTranslate>

function factsOf({ area, from, to }: LineageNode, translate: Translate): string[] {
  const days = { from: formatDay(from), to: formatDay(to) }
  const when = from && to ? 'span' : from ? 'from' : 'until'
  return [
    ...(typeof area === 'number' ? [formatArea(area)] : []),
    ...(from || to ? [translate(`atrium.timeline.${when}`, days)] : []),
  ]
}

/** What a node became, and with which share of it. */
function becameOf(
  { id }: LineageNode,
  nodes: readonly LineageNode[],
  edges: readonly LineageEdge[],
  { translate, locale }: { readonly translate: Translate; readonly locale: string },
): string[] {
  const parts = edges.flatMap(({ from, to, share }) => {
    const name = nodes.find((node) => node.id === to)?.label
    if (from !== id || name === undefined) return []
    return typeof share === 'number'
      ? translate('atrium.lineage.part', { name, share: formatRatio(share) })
      : name
  })
  return parts.length === 0
    ? []
    : [
        translate('atrium.labelled', {
          label: translate('atrium.lineage.became'),
          name: joinNames(parts, locale),
        }),
      ]
}

// Pixels: the size of a node's box, and the gaps between boxes.
const [boxX, boxY, gapX, gapY] = [148, 66, 84, 18]
const [pitchX, pitchY] = [boxX + gapX, boxY + gapY]
