/** The board's own style: only light, like many external pages. */
export const boardStyle = `
  * { box-sizing: border-box }
  body { margin: 0; background: #f4f6fa; color: #1c2333; font: 15px/1.5 Inter, 'PingFang SC', 'PingFang HK',
    'Microsoft YaHei', 'Noto Sans CJK SC', system-ui, sans-serif }
  main { display: grid; gap: 20px; max-width: 860px; min-height: 100vh; margin: auto; padding: 28px 24px;
    align-content: start }
  h1, h2, p, dl, dd { margin: 0 }
  h1 { font-size: 22px; line-height: 1.3 }
  h2 { margin-bottom: 16px; font-size: 15px }
  header p, dt, footer, .legend { color: #55607a }
  .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(160px, 1fr)); gap: 12px }
  .figure, section { padding: 16px 20px; border-radius: 10px; background: #fff; box-shadow: 0 1px 2px #1c233318 }
  dt { font-size: 13px }
  dd { color: #55607a }
  dd strong { color: #1c2333; font-size: 28px; font-weight: 650; font-variant-numeric: tabular-nums }
  table { width: 100%; border-collapse: collapse }
  th { padding: 0 12px 0 0; color: #55607a; font-weight: 400; text-align: end; white-space: nowrap }
  td { padding: 6px 0 6px 12px; font-weight: 600; text-align: end; font-variant-numeric: tabular-nums }
  .bar { width: 100%; padding-inline-start: 0 }
  svg { display: block }
  .ground { fill: #eef1f7 }
  .open { fill: #8fb4e8; background: #8fb4e8 }
  .late { fill: #c2571a; background: #c2571a }
  .legend { display: flex; gap: 8px; align-items: center; margin-top: 12px; font-size: 13px }
  .legend i { width: 12px; height: 12px; border-radius: 3px }
  .legend i + i, .legend .open { margin-inline-start: 12px }
  footer { font-size: 12px }
  .expired { align-self: center; padding: 20vh 0; text-align: center }
  .expired p { margin-top: 8px; color: #55607a }
`
