-- The tag that took the place of one that was merged away.
alter table brand_tag add column merge_into text references brand_tag;
