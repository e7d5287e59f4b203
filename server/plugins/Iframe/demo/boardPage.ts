import { html, raw } from 'hono/html'
import type { BoardFigures, NamedFigure } from './boardFigures.ts'
import { floorChart } from './floorChart.ts'
import { boardStyle } from './boardStyle.ts'
import { boardText, nameIn, type BoardLocale } from './boardText.ts'

/** The board for a visitor. `html` escapes everything that is put into it. */
export function boardPage(locale: BoardLocale, guest: Omit<NamedFigure, 'name_tc'>, figures: BoardFigures) {
  const words = boardText[locale]
  const name = nameIn(locale, { ...guest, name_tc: null })
  const open = figures.floors.reduce((sum, floor) => sum + floor.open, 0)
  const late = figures.floors.reduce((sum, floor) => sum + floor.late, 0)
  const figure = (label: string, value: number, beside = '') =>
    html` <div class="figure">
      <dt>${label}</dt>
      <dd><strong>${value}</strong> ${beside}</dd>
    </div>`
  return page(
    locale,
    html`
      <header>
        <h1>${words.greeting.replace('{name}', () => name)}</h1>
        <p>${words.site.replace('{site}', () => nameIn(locale, figures.site))}</p>
      </header>
      <dl class="figures">
        ${figure(words.open, open)} ${figure(words.late, late)}
        ${figure(words.trading, figures.trading, words.of.replace('{n}', String(figures.units)))}
      </dl>
      <section>
        <h2>${words.chart}</h2>
        ${open === 0 ? html`<p>${words.none}</p>` : floorChart(locale, figures.floors)}
      </section>
      <footer>${words.source}</footer>
    `,
  )
}

/** For a token that is used, too old or missing. */
export const expiredPage = (locale: BoardLocale) =>
  notice(locale, boardText[locale].expired, boardText[locale].expiredText)

/** For when no data can be read. */
export const unavailablePage = (locale: BoardLocale) =>
  notice(locale, boardText[locale].unavailable, boardText[locale].unavailableText)

const notice = (locale: BoardLocale, title: string, text: string) =>
  page(
    locale,
    html`
      <div class="expired">
        <h1>${title}</h1>
        <p>${text}</p>
      </div>
    `,
  )

const page = (locale: BoardLocale, content: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="${boardText[locale].lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${boardText[locale].title}</title>
        <style>
          ${raw(boardStyle)}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`
