import { useMediaQuery, useTheme } from '@mui/material'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useNavigate } from 'react-router-dom'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import styles from './Chart.module.css'
import type { ChartProps } from './Chart.tsx'
import { pointAt, type ChartData, type Place } from './ChartData.ts'
import { ChartSkeleton } from './ChartSkeleton.tsx'
import { pointText, summaryOf } from './describe.ts'
import type { draw as Draw, DrawnChart } from './draw.ts'
import { fontOf } from './fontOf.ts'
import { nextPlace } from './nextPlace.ts'
import { useDrawing } from './useDrawing.ts'

interface ChartFigureProps {
  readonly data: ChartData
  readonly to: ChartProps['to']
}

/** The drawing of a chart, once its code is loaded, with what keyboards and screen readers need. */
export function ChartFigure(props: ChartFigureProps) {
  const { data: drawing, isError, refetch } = useDrawing()
  if (isError) return <ErrorState error={new Error('')} retry={() => void refetch()} />
  return drawing ? <Canvas {...props} draw={drawing.draw} /> : <ChartSkeleton />
}

function Canvas({ data, to, draw }: ChartFigureProps & { readonly draw: typeof Draw }) {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  const navigate = useNavigate()
  const appearance = useTheme().palette.mode
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const keys = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useRef<DrawnChart>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const drawnData = useSameContent(data)
  useEffect(() => {
    const on = canvas.current
    // The tests of plugins run where nothing can be drawn. The summary and the table are there all the same.
    if (!on?.getContext('2d')) return
    const made = draw(on, drawnData, { appearance, locale, isStill, font: fontOf(on), isPicture: false })
    drawn.current = made
    return () => {
      drawn.current = null
      made.destroy()
    }
  }, [draw, drawnData, appearance, locale, isStill])
  const go = (at: Place | null) => {
    setPlace(at)
    drawn.current?.mark(at)
  }
  const addressOf = (at: Place | null): string | undefined => {
    const point = at ? pointAt(data, at) : undefined
    return point && to?.(point)
  }
  const open = (at: Place | null) => {
    const address = addressOf(at)
    if (address !== undefined) void navigate(address)
  }
  const placeUnder = ({ nativeEvent }: MouseEvent) => drawn.current?.placeAt(nativeEvent) ?? null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return open(place)
    const next = nextPlace(event.key, place, data)
    if (next === undefined) return
    event.preventDefault()
    go(next)
  }
  return (
    <>
      {/* An application, so that arrow keys go to the chart instead of moving the screen reader. Everything
          else is in the table. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="application"
        aria-label={summaryOf(data, translate, locale)}
        aria-describedby={keys}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles['canvas']}
        style={data.kind === 'ranking' ? { height: rankingHeight(data) } : undefined}
        onKeyDown={onKeyDown}
        onBlur={() => go(null)}
        onPointerMove={(event) => {
          event.currentTarget.style.cursor = addressOf(placeUnder(event)) === undefined ? '' : 'pointer'
        }}
        onClick={(event) => open(placeUnder(event))}
      >
        <canvas ref={canvas} aria-hidden="true" />
      </div>
      <p id={keys} className={styles['keys']}>
        {translate(`atrium.chart.${to ? 'keys_open' : 'keys'}`)}
      </p>
      <output className="visually-hidden">{place && pointText(data, place, translate, locale)}</output>
    </>
  )
}

/** In pixels: the axis, and a line for each bar. */
const rankingHeight = ({ categories }: ChartData): number => 40 + 26 * categories.length

/**
 * Returns the same object as long as its content is the same, because callers create the data again with each
 * render.
 */
function useSameContent(data: ChartData): ChartData {
  const [kept, keep] = useState(data)
  if (JSON.stringify(kept) === JSON.stringify(data)) return kept
  keep(data)
  return data
}
