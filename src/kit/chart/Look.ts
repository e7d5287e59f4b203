/** How a chart is to be drawn. */
export interface Look {
  readonly appearance: 'light' | 'dark'
  /** The person's language, such as `zh_CN`. */
  readonly locale: string
  /** The font family of the page, which differs by language. */
  readonly font: string
  /** Without animation, as for those who prefer reduced motion. */
  readonly isStill: boolean
  /** For a file or paper: title and legend are part of it. */
  readonly isPicture: boolean
}
