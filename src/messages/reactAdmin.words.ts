import english from 'ra-language-english'
import type { TranslationMessages } from 'react-admin'
import { text, type LocalText } from '#contract/localText.ts'

// Its type makes two groups optional that the object always has; a test compares all keys.
const ra = english.ra as AllKeys<TranslationMessages['ra'], string>

/**
 * react-admin's own messages, in English as they come unless that would be in title case. Chinese has one form for one and many, and no lowered first letter:
 * `field` stands there for `field_lower_first`, which would only spoil names such as GLA.
 */
export const reactAdminTexts = {
  action: {
    add_filter: text('添加筛选', '加入篩選條件', ra.action.add_filter),
    add: text('添加', '加入', ra.action.add),
    back: text('返回', '返回', 'Go back'),
    bulk_actions: text('已选 %{smart_count} 项', '已選取 %{smart_count} 項', ra.action.bulk_actions),
    cancel: text('取消', '取消', ra.action.cancel),
    clear_array_input: text('清空列表', '清空清單', ra.action.clear_array_input),
    clear_input_value: text('清除内容', '清除內容', ra.action.clear_input_value),
    clone: text('复制', '複製', ra.action.clone),
    confirm: text('确定', '確定', ra.action.confirm),
    create: text('新建', '新增', ra.action.create),
    create_item: text('新建“%{item}”', '新增「%{item}」', ra.action.create_item),
    delete: text('删除', '刪除', ra.action.delete),
    edit: text('编辑', '編輯', ra.action.edit),
    export: text('导出', '匯出', ra.action.export),
    list: text('列表', '列表', ra.action.list),
    refresh: text('刷新', '重新整理', ra.action.refresh),
    remove_filter: text('移除此筛选', '移除此篩選條件', ra.action.remove_filter),
    remove_all_filters: text('移除全部筛选', '移除所有篩選條件', ra.action.remove_all_filters),
    remove: text('移除', '移除', ra.action.remove),
    reset: text('重置', '重設', ra.action.reset),
    save: text('保存', '儲存', ra.action.save),
    search: text('搜索', '搜尋', ra.action.search),
    search_columns: text('搜索列', '搜尋欄位', ra.action.search_columns),
    select_all: text('全选', '全選', ra.action.select_all),
    select_all_button: text('全选', '全選', ra.action.select_all_button),
    select_row: text('选择此行', '選取此項', ra.action.select_row),
    show: text('查看', '檢視', ra.action.show),
    sort: text('排序', '排序', ra.action.sort),
    undo: text('撤销', '復原', ra.action.undo),
    unselect: text('取消选择', '取消選取', ra.action.unselect),
    expand: text('展开', '展開', ra.action.expand),
    close: text('关闭', '關閉', ra.action.close),
    open_menu: text('打开菜单', '開啟選單', ra.action.open_menu),
    close_menu: text('关闭菜单', '關閉選單', ra.action.close_menu),
    update: text('更新', '更新', ra.action.update),
    move_up: text('上移', '上移', ra.action.move_up),
    move_down: text('下移', '下移', ra.action.move_down),
    open: text('打开', '開啟', ra.action.open),
    toggle_theme: text('切换浅色/深色模式', '切換淺色／深色模式', ra.action.toggle_theme),
    select_columns: text('显示列', '顯示欄位', ra.action.select_columns),
    update_application: text('重新加载', '重新載入', 'Reload application'),
  },
  boolean: {
    true: text('是', '是', ra.boolean.true),
    false: text('否', '否', ra.boolean.false),
    null: text(' ', ' ', ra.boolean.null),
  },
  page: {
    create: text('新建%{name}', '新增%{name}', ra.page.create),
    dashboard: text('工作台', '工作台', ra.page.dashboard),
    edit: text('%{name} %{recordRepresentation}', '%{name} %{recordRepresentation}', ra.page.edit),
    error: text('出错了', '發生錯誤', ra.page.error),
    list: text('%{name}', '%{name}', ra.page.list),
    loading: text('加载中', '載入中', ra.page.loading),
    not_found: text('页面不存在', '找不到頁面', 'Not found'),
    show: text('%{name} %{recordRepresentation}', '%{name} %{recordRepresentation}', ra.page.show),
    empty: text('还没有%{name}。', '尚未有%{name}。', ra.page.empty),
    invite: text('要新建一条吗？', '要新增一項嗎？', ra.page.invite),
    access_denied: text('无权访问', '無權存取', ra.page.access_denied),
    authentication_error: text('身份验证出错', '身份驗證錯誤', ra.page.authentication_error),
  },
  input: {
    file: {
      upload_several: text(
        '把文件拖到这里上传，或点击选择。',
        '將檔案拖放至此處上載，或按此選取。',
        ra.input.file.upload_several,
      ),
      upload_single: text(
        '把文件拖到这里上传，或点击选择一个。',
        '將檔案拖放至此處上載，或按此選取一個。',
        ra.input.file.upload_single,
      ),
    },
    image: {
      upload_several: text(
        '把图片拖到这里上传，或点击选择。',
        '將圖片拖放至此處上載，或按此選取。',
        ra.input.image.upload_several,
      ),
      upload_single: text(
        '把图片拖到这里上传，或点击选择一张。',
        '將圖片拖放至此處上載，或按此選取一張。',
        ra.input.image.upload_single,
      ),
    },
    references: {
      all_missing: text('找不到关联的数据。', '找不到相關資料。', ra.input.references.all_missing),
      many_missing: text(
        '至少有一条关联的数据已不存在。',
        '最少有一項相關資料已不存在。',
        ra.input.references.many_missing,
      ),
      single_missing: text('关联的数据已不存在。', '相關資料已不存在。', ra.input.references.single_missing),
    },
    password: {
      toggle_visible: text('隐藏密码', '隱藏密碼', ra.input.password.toggle_visible),
      toggle_hidden: text('显示密码', '顯示密碼', ra.input.password.toggle_hidden),
    },
  },
  message: {
    about: text('关于', '關於', ra.message.about),
    access_denied: text(
      '您没有访问此页面的权限',
      '你沒有權限瀏覽此頁面',
      "You don't have access to this page",
    ),
    are_you_sure: text('确定吗？', '確定嗎？', ra.message.are_you_sure),
    authentication_error: text(
      '身份验证服务器返回错误，无法核对您的登录信息。',
      '身份驗證伺服器傳回錯誤，未能核實你的登入資料。',
      'Your sign-in could not be checked.',
    ),
    auth_error: text(
      '验证登录状态时出错。',
      '核實登入狀態時發生錯誤。',
      'Your sign-in could not be checked.',
    ),
    bulk_delete_content: text(
      '确定要删除这 %{smart_count} 条记录吗？',
      '確定要刪除這 %{smart_count} 項記錄嗎？',
      ra.message.bulk_delete_content,
    ),
    bulk_delete_title: text(
      '删除 %{smart_count} 条%{name}',
      '刪除 %{smart_count} 項%{name}',
      ra.message.bulk_delete_title,
    ),
    bulk_update_content: text(
      '确定要更新这 %{smart_count} 条记录吗？',
      '確定要更新這 %{smart_count} 項記錄嗎？',
      ra.message.bulk_update_content,
    ),
    bulk_update_title: text(
      '更新 %{smart_count} 条%{name}',
      '更新 %{smart_count} 項%{name}',
      ra.message.bulk_update_title,
    ),
    clear_array_input: text('确定要清空整个列表吗？', '確定要清空整個清單嗎？', ra.message.clear_array_input),
    delete_content: text('确定要删除此%{name}吗？', '確定要刪除此%{name}嗎？', ra.message.delete_content),
    delete_title: text(
      '删除%{name} %{recordRepresentation}',
      '刪除%{name} %{recordRepresentation}',
      ra.message.delete_title,
    ),
    details: text('详情', '詳情', ra.message.details),
    error: text(
      '页面出错，您的操作未能完成。',
      '頁面發生錯誤，未能完成你的操作。',
      'Something went wrong, and this could not be finished.',
    ),
    invalid_form: text(
      '表单有误，请检查标出的内容',
      '表格內容有誤，請檢查已標示的欄位',
      'Some fields need your attention',
    ),
    loading: text('请稍候', '請稍候', ra.message.loading),
    no: text('否', '否', ra.message.no),
    not_found: text(
      '地址输入有误，或链接已失效。',
      '網址有誤，或連結已失效。',
      'The address may be wrong, or the page was moved.',
    ),
    select_all_limit_reached: text(
      '数量过多，无法全选，只选中了前 %{max} 项。',
      '項目太多，未能全選，只選取了首 %{max} 項。',
      'There are too many records. Only the first %{max} are selected.',
    ),
    unsaved_changes: text(
      '有修改尚未保存，确定要放弃吗？',
      '部分更改尚未儲存，確定要放棄嗎？',
      'You have unsaved changes. Leave without saving?',
    ),
    yes: text('是', '是', ra.message.yes),
    placeholder_data_warning: text(
      '网络异常：数据刷新失败。',
      '網絡問題：未能更新資料。',
      ra.message.placeholder_data_warning,
    ),
  },
  navigation: {
    clear_filters: text('清除筛选', '清除篩選條件', ra.navigation.clear_filters),
    no_filtered_results: text(
      '没有符合当前筛选条件的%{name}。',
      '沒有符合篩選條件的%{name}。',
      ra.navigation.no_filtered_results,
    ),
    no_results: text('没有%{name}', '沒有%{name}', ra.navigation.no_results),
    no_more_results: text(
      '第 %{page} 页超出范围，请返回上一页。',
      '第 %{page} 頁超出範圍，請返回上一頁。',
      'There is no page %{page}. Go back to the previous page.',
    ),
    page_out_of_boundaries: text(
      '第 %{page} 页超出范围',
      '第 %{page} 頁超出範圍',
      'There is no page %{page}',
    ),
    page_out_from_end: text('已是最后一页', '已是最後一頁', 'This is the last page'),
    page_out_from_begin: text('已是第一页', '已是第一頁', 'This is the first page'),
    page_range_info: text(
      '第 %{offsetBegin}–%{offsetEnd} 条，共 %{total} 条',
      '第 %{offsetBegin}–%{offsetEnd} 項，共 %{total} 項',
      ra.navigation.page_range_info,
    ),
    partial_page_range_info: text(
      '第 %{offsetBegin}–%{offsetEnd} 条，共超过 %{offsetEnd} 条',
      '第 %{offsetBegin}–%{offsetEnd} 項，共超過 %{offsetEnd} 項',
      ra.navigation.partial_page_range_info,
    ),
    current_page: text('第 %{page} 页', '第 %{page} 頁', ra.navigation.current_page),
    page: text('转到第 %{page} 页', '前往第 %{page} 頁', ra.navigation.page),
    first: text('转到首页', '前往第一頁', ra.navigation.first),
    last: text('转到末页', '前往最後一頁', ra.navigation.last),
    next: text('下一页', '下一頁', ra.navigation.next),
    previous: text('上一页', '上一頁', ra.navigation.previous),
    page_rows_per_page: text('每页行数：', '每頁項數：', ra.navigation.page_rows_per_page),
    skip_nav: text('跳到正文', '跳至主要內容', ra.navigation.skip_nav),
  },
  sort: {
    sort_by: text('按%{field}%{order}', '按%{field}%{order}', ra.sort.sort_by),
    ASC: text('升序', '遞增', ra.sort.ASC),
    DESC: text('降序', '遞減', ra.sort.DESC),
  },
  auth: {
    auth_check_error: text('请先登录', '請先登入', 'Please sign in'),
    user_menu: text('个人资料', '個人資料', ra.auth.user_menu),
    username: text('用户名', '用戶名稱', 'User name'),
    password: text('密码', '密碼', ra.auth.password),
    email: text('邮箱', '電郵', ra.auth.email),
    sign_in: text('登录', '登入', ra.auth.sign_in),
    sign_in_error: text('登录失败，请重试', '登入失敗，請再試', 'Sign-in failed. Try again.'),
    logout: text('退出登录', '登出', 'Sign out'),
  },
  notification: {
    updated: text(
      '已更新 %{smart_count} 条记录',
      '已更新 %{smart_count} 項記錄',
      'Saved |||| %{smart_count} records saved',
    ),
    created: text('已新建', '已新增', 'Created'),
    deleted: text(
      '已删除 %{smart_count} 条记录',
      '已刪除 %{smart_count} 項記錄',
      'Deleted |||| %{smart_count} records deleted',
    ),
    bad_item: text('记录有误', '記錄有誤', 'This record is not valid'),
    item_doesnt_exist: text('记录不存在', '記錄不存在', 'This record does not exist'),
    http_error: text(
      '与服务器通信出错',
      '與伺服器通訊時發生錯誤',
      'The server did not answer as expected. Try again.',
    ),
    data_provider_error: text(
      '读取数据出错，详情请看浏览器控制台。',
      '讀取資料時發生錯誤，詳情請查閱瀏覽器主控台。',
      'The data could not be read. Reload the page.',
    ),
    i18n_error: text('无法加载所选语言', '未能載入所選語言', 'The language could not be loaded'),
    canceled: text('已取消', '已取消', 'Cancelled'),
    logged_out: text(
      '登录已失效，请重新登录。',
      '登入已失效，請重新登入。',
      'Your session has ended. Sign in again.',
    ),
    not_authorized: text(
      '您没有访问此内容的权限。',
      '你沒有權限瀏覽此內容。',
      "You don't have access to this.",
    ),
    application_update_available: text(
      '有新版本可用。',
      '已有新版本。',
      ra.notification.application_update_available,
    ),
    offline: text(
      '网络未连接，无法获取数据。',
      '沒有網絡連線，未能讀取資料。',
      'No connection: the data could not be loaded.',
    ),
  },
  validation: {
    required: text('必填', '必填', ra.validation.required),
    minLength: text('至少 %{min} 个字符', '最少 %{min} 個字元', 'At least %{min} characters'),
    maxLength: text('最多 %{max} 个字符', '最多 %{max} 個字元', 'At most %{max} characters'),
    minValue: text('不能小于 %{min}', '不可小於 %{min}', 'At least %{min}'),
    maxValue: text('不能大于 %{max}', '不可大於 %{max}', 'At most %{max}'),
    number: text('必须是数字', '必須為數字', 'Enter a number'),
    email: text('邮箱格式不正确', '電郵格式不正確', 'Enter a valid email address'),
    oneOf: text('必须是以下之一：%{options}', '必須為以下其中一項：%{options}', 'Choose one of: %{options}'),
    regex: text(
      '必须符合格式（正则表达式）：%{pattern}',
      '必須符合格式（正規表達式）：%{pattern}',
      'This does not have the expected format: %{pattern}',
    ),
    unique: text('不能重复', '不可重複', 'This exists already'),
  },
  saved_queries: {
    label: text('已存查询', '已儲存的查詢', ra.saved_queries.label),
    query_name: text('查询名称', '查詢名稱', ra.saved_queries.query_name),
    new_label: text('保存当前查询…', '儲存目前的查詢…', ra.saved_queries.new_label),
    new_dialog_title: text('将当前查询存为', '將目前的查詢儲存為', ra.saved_queries.new_dialog_title),
    remove_label: text('移除已存查询', '移除已儲存的查詢', ra.saved_queries.remove_label),
    remove_label_with_name: text(
      '移除查询“%{name}”',
      '移除查詢「%{name}」',
      ra.saved_queries.remove_label_with_name,
    ),
    remove_dialog_title: text('移除已存查询？', '移除已儲存的查詢？', ra.saved_queries.remove_dialog_title),
    remove_message: text(
      '确定要从已存查询中移除这一项吗？',
      '確定要從已儲存的查詢中移除此項目嗎？',
      ra.saved_queries.remove_message,
    ),
    help: text(
      '先筛选列表，再保存查询以便日后使用',
      '先篩選列表，再儲存查詢供日後使用',
      ra.saved_queries.help,
    ),
  },
  guesser: {
    empty: {
      title: text('没有可显示的数据', '沒有可顯示的資料', ra.guesser.empty.title),
      message: text('请检查数据来源', '請檢查資料來源', ra.guesser.empty.message),
    },
  },
  configurable: {
    customize: text('自定义', '自訂', ra.configurable.customize),
    configureMode: text('设置此页面', '設定此頁面', ra.configurable.configureMode),
    inspector: {
      title: text('页面设置', '頁面設定', ra.configurable.inspector.title),
      content: text(
        '将鼠标移到界面元素上即可设置',
        '將滑鼠移至介面元件上即可設定',
        ra.configurable.inspector.content,
      ),
      reset: text('恢复默认', '還原預設值', 'Reset settings'),
      hideAll: text('全部隐藏', '全部隱藏', 'Hide all'),
      showAll: text('全部显示', '全部顯示', 'Show all'),
    },
    Datagrid: {
      title: text('表格', '資料表', ra.configurable.Datagrid.title),
      unlabeled: text('未命名列 %{column}', '未命名欄 %{column}', ra.configurable.Datagrid.unlabeled),
    },
    SimpleForm: {
      title: text('表单', '表格', ra.configurable.SimpleForm.title),
      unlabeled: text('未命名输入项 %{input}', '未命名欄位 %{input}', ra.configurable.SimpleForm.unlabeled),
    },
    SimpleList: {
      title: text('列表', '列表', ra.configurable.SimpleList.title),
      primaryText: text('主要文字', '主要文字', ra.configurable.SimpleList.primaryText),
      secondaryText: text('次要文字', '次要文字', ra.configurable.SimpleList.secondaryText),
      tertiaryText: text('补充文字', '補充文字', ra.configurable.SimpleList.tertiaryText),
    },
  },
} satisfies AllKeys<TranslationMessages['ra'], LocalText>

/**
 * react-admin's type also allows any other key (an index signature) and makes some groups optional, so surplus and missing
 * keys would compile. This type has only the keys that it names, and all of them are required.
 */
type AllKeys<T, Text> = {
  [K in keyof T as string extends K ? never : K]-?: NonNullable<T[K]> extends string
    ? Text
    : AllKeys<NonNullable<T[K]>, Text>
}
