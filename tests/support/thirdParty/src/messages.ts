export const zh_CN = {
  lostFound: {
    board: { title: '失物看板', now: '目前情况', kept: '保管中', overdue: '超过一个月' },
    overdue: { label: '失物提醒', text: '有 %{smart_count} 件失物已保管超过一个月。', more: '查看看板' },
  },
  resources: {
    'brandDB/store': { fields: { lost_things: '楼层失物' } },
    'lostFound/item': {
      name: '失物',
      fields: {
        site: '站点',
        floor_id: '拾获楼层',
        found_on: '拾获日期',
        status: '状态',
        note: '备注',
      },
      choices: { status: { kept: '保管中', returned: '已领回', handed_over: '已移交警方' } },
    },
  },
}

export const zh_TW: typeof zh_CN = {
  lostFound: {
    board: { title: '失物概覽', now: '現時情況', kept: '保管中', overdue: '逾一個月' },
    overdue: { label: '失物提示', text: '有 %{smart_count} 件失物已保管逾一個月。', more: '查看概覽' },
  },
  resources: {
    'brandDB/store': { fields: { lost_things: '樓層失物' } },
    'lostFound/item': {
      name: '失物',
      fields: {
        site: '站點',
        floor_id: '拾獲樓層',
        found_on: '拾獲日期',
        status: '狀態',
        note: '備註',
      },
      choices: { status: { kept: '保管中', returned: '已領回', handed_over: '已移交警方' } },
    },
  },
}

export const en_US: typeof zh_CN = {
  lostFound: {
    board: { title: 'Lost and found', now: 'Now', kept: 'Kept', overdue: 'Longer than a month' },
    overdue: {
      label: 'Lost and found',
      text: '%{smart_count} thing has been kept for longer than a month. |||| %{smart_count} things have been kept for longer than a month.',
      more: 'See the board',
    },
  },
  resources: {
    'brandDB/store': { fields: { lost_things: 'Lost things' } },
    'lostFound/item': {
      name: 'Found thing |||| Found things',
      fields: { site: 'Site', floor_id: 'Floor', found_on: 'Found on', status: 'Status', note: 'Note' },
      choices: { status: { kept: 'Kept', returned: 'Returned', handed_over: 'Handed to the police' } },
    },
  },
}
