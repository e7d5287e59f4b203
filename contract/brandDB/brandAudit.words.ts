import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { brandAudit } from './brandAudit.ts'

const comment = { comment: text('意见（选填）', '意見（可不填）', 'Comment (optional)') }

/** The words for requests to change a brand. */
export const brandAuditWords = words(brandAudit, {
  name: text('品牌审批', '品牌審批', 'Brand approval |||| Brand approvals'),
  fields: {
    brand_id: text('品牌', '品牌', 'Brand'),
    kind: text('申请类型', '申請類別', 'Request'),
    status: text('状态', '狀態', 'Status'),
    before: text('修改前', '更改前', 'As it was'),
    after: text('修改后', '更改後', 'As proposed'),
    decisions: text('审批记录', '審批記錄', 'Decisions'),
    diff: text('修改内容', '更改內容', 'Changes'),
    submitted_by: text('申请人', '申請人', 'Submitted by'),
    submitted_at: text('提交时间', '遞交時間', 'Submitted'),
    level_required: text('审批级数', '審批級數', 'Approvals needed'),
    level_done: text('已审批级数', '已審批級數', 'Approvals given'),
    base_rev: text('基于版本', '所據版本', 'Based on revision'),
    source: text('来源', '來源', 'From'),
  },
  choices: {
    kind: {
      create: text('新增品牌', '新增品牌', 'New brand'),
      update: text('修改', '更改', 'Change'),
      deactivate: text('停用', '停用', 'Deactivation'),
    },
    status: {
      draft: text('草稿', '草稿', 'Draft'),
      audit_inprogress: text('审批中', '審批中', 'In approval'),
      approved: text('已批准', '已批准', 'Approved'),
      rejected: text('已驳回', '不獲批准', 'Rejected'),
      withdrawn: text('已撤回', '已撤回', 'Withdrawn'),
    },
    source: {
      pc: text('电脑', '電腦', 'Desktop'),
      mobile: text('手机', '手機', 'Phone'),
      import: text('导入', '匯入', 'Import'),
    },
  },
  steps: {
    submit: {
      label: text('提交审批', '遞交審批', 'Submit for approval'),
      question: text('将草稿提交审批？', '把草稿遞交審批？', 'Submit this draft for approval?'),
      done: text('已提交审批', '已遞交審批', 'Submitted for approval'),
      fields: comment,
    },
    approve: {
      label: text('批准', '批准', 'Approve'),
      question: text('批准此申请？', '批准這項申請？', 'Approve this request?'),
      done: text('已批准', '已批准', 'Approved'),
      fields: comment,
    },
    reject: {
      label: text('驳回', '不批准', 'Reject'),
      question: text('驳回此申请？', '不批准這項申請？', 'Reject this request?'),
      done: text('已驳回', '不獲批准', 'Rejected'),
      fields: {
        comment: text('理由', '原因', 'Reason'),
      },
      help: {
        comment: text(
          '请说明理由，以便申请人修改',
          '請說明原因，方便申請人修正',
          'Say why, so that the author can correct it',
        ),
      },
    },
    withdraw: {
      label: text('撤回', '撤回', 'Withdraw'),
      question: text('撤回此申请？', '撤回這項申請？', 'Withdraw this request?'),
      done: text('已撤回', '已撤回', 'Withdrawn'),
      fields: comment,
    },
    resubmit: {
      label: text('重新提交', '再次遞交', 'Submit again'),
      question: text('重新提交此申请？', '再次遞交這項申請？', 'Submit this request again?'),
      done: text('已重新提交', '已再次遞交', 'Submitted again'),
      fields: comment,
    },
  },
  not_open: {
    state: text('此申请已处理', '此申請已有決定', 'This has already been decided'),
    created_by: text(
      '不能审批自己提交的申请',
      '不能審批自己遞交的申請',
      'You cannot decide on your own request',
    ),
    submitted_by: text(
      '不能审批自己提交的申请',
      '不能審批自己遞交的申請',
      'You cannot decide on your own request',
    ),
    approved_by: text(
      '您已批准，还需另一位审批人批准',
      '你已批准，仍須另一位審批人批准',
      'You have approved this: somebody else has to approve it too',
    ),
  },
  screen: {
    title: text('申请：%{kind}', '申請：%{kind}', 'Request: %{kind}'),
    modify_title: text('修改“%{name}”', '更改「%{name}」', 'Propose changes to %{name}'),
    propose_brand: text('申请新增品牌', '申請新增品牌', 'Propose a new brand'),
    propose_text: text(
      '提交后由审批人决定，批准后即列入品牌库。',
      '遞交後由審批人決定，批准後便會列入品牌庫。',
      'An approver decides on it. Once approved, the brand is added to the brand database.',
    ),
    only_asked: text(
      '立即保存不含公司关系，公司请在品牌页面修改；在此只能提交审批',
      '立即儲存不包括公司關係，公司請在品牌頁面更改；在此只可遞交審批',
      'Companies can be changed at once on the brand’s page; changes made here need approval',
    ),
    end: {
      action: text('申请停用', '申請停用', 'Propose deactivation'),
      title: text('申请停用“%{name}”？', '申請停用「%{name}」？', 'Ask to deactivate %{name}?'),
      text: text(
        '由审批人决定，审批期间任何人都不能修改该品牌。批准后品牌状态变为停用，所有记录保留，日后可重新启用。',
        '由審批人決定，審批期間任何人都不能更改此品牌。批准後品牌狀態變為停用，所有記錄保留，日後可重新啟用。',
        'Approvers decide on it. Until then nobody can change the brand. Once approved, it is kept as inactive with all its records, and can be made active again.',
      ),
      stores: text(
        '该品牌目前有 %{smart_count} 家门店在营，相关租约不受影响。',
        '此品牌現有 %{smart_count} 間舖位營業，相關租約不受影響。',
        'It trades in %{smart_count} store today. The tenancy stays as it is. |||| It trades in %{smart_count} stores today. The tenancies stay as they are.',
      ),
    },
    now: text('现值', '現有內容', 'Now'),
    view: {
      to_decide: text('待我审批', '待我審批', 'To decide'),
      mine: text('我的申请', '我的申請', 'My requests'),
      decided: text('已处理', '已處理', 'Decided'),
    },
    section: {
      change: text('修改内容', '更改內容', 'Changes'),
      new: text('新品牌内容', '新品牌內容', 'The new brand'),
      brand: text('品牌概况', '品牌概況', 'About the brand'),
      course: text('审批过程', '審批過程', 'Approval timeline'),
    },
    companies: text('品牌关联公司', '品牌相關公司', 'Companies behind the brand'),
    result: {
      drafted: text('草稿', '草稿', 'Draft'),
      submitted: text('提交申请', '遞交申請', 'Submitted'),
      approved: text('批准', '批准', 'Approved'),
      rejected: text('驳回', '不批准', 'Rejected'),
      withdrawn: text('撤回', '撤回', 'Withdrawn'),
      resubmitted: text('重新提交', '再次遞交', 'Submitted again'),
    },
    waits: text(
      '等待第 %{level} 级审批（共 %{of} 级）',
      '等候第 %{level} 級審批（共 %{of} 級）',
      'Waiting for approval %{level} of %{of}',
    ),
    pending: text('审批中', '審批中', 'Approval in progress'),
    pending_text: text(
      '品牌目前只能查看，审批结束后方可再次修改。',
      '品牌現時只供檢視，審批完成後才可再更改。',
      'The brand is read-only until this request is decided.',
    ),
    see: text('查看申请', '檢視申請', 'See the request'),
    changed_since: text(
      '提交后品牌又有改动，审批前请比较三方内容。',
      '遞交後品牌資料再有更改，審批前請比較三方內容。',
      'The brand has changed since this was requested. Compare all three versions before you approve.',
    ),
    contested: text(
      '相同字段已被他人修改。批准后将以申请的内容覆盖。',
      '其他人已更改相同欄位。批准後會以申請的內容取代。',
      'Somebody changed the same fields in the meantime. Approving replaces their values with the proposed ones.',
    ),
    approve_over: text('仍然批准', '仍然批准', 'Approve anyway'),
    change: text('修改', '更改', 'Change'),
    send: {
      label: text('提交修改', '遞交更改', 'Send the changes'),
      draft: text('存为草稿', '儲存為草稿', 'Save as draft'),
      submit: text('提交审批', '遞交審批', 'Submit for approval'),
      save: text('立即保存', '立即儲存', 'Save now'),
    },
    sent: {
      draft: text('草稿已保存', '草稿已儲存', 'Draft saved'),
      submit: text('已提交审批', '已遞交審批', 'Submitted for approval'),
      save: text('已保存', '已儲存', 'Saved'),
    },
    older: text(
      '您填写之后品牌又有改动，提交前请核对。',
      '你填寫之後品牌再有更改，遞交前請核對。',
      'The brand has changed since you typed this. Compare before you submit it.',
    ),
  },
})
