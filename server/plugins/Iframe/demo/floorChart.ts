import { html } from 'hono/html'
import type { BoardFigures } from './boardFigures.ts'
import { boardText, nameIn, type BoardLocale } from './boardText.ts'

/** A bar for each floor, the top floor first as in the building; the overdue part comes first in the bar. */
export function floorChart(locale: BoardLocale, floors: BoardFigures['floors']) {
  const words = boardText[locale]
  const most = Math.max(1, ...floors.map(({ open }) => open))
  const long = (count: number): string => `${(count / most) * 100}%`
  return html`
    <table>
      ${floors.toReversed().map(
        (floor) => html`
          <tr>
            <th scope="row">${nameIn(locale, floor)}</th>
            <td class="bar">
              <svg width="100%" height="18" aria-hidden="true">
                <rect class="ground" width="100%" height="18" rx="3" />
                <rect class="open" width="${long(floor.open)}" height="18" rx="3" />
                <rect class="late" width="${long(floor.late)}" height="18" rx="3" />
              </svg>
            </td>
            <td>${floor.open}</td>
          </tr>
        `,
      )}
    </table>
    <p class="legend"><i class="late"></i>${words.late}<i class="open"></i>${words.inTime}</p>
  `
}
