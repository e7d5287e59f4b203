-- Which flags a person cleared: until now their last comment told.
update flag set comments = jsonb_set(comments, '{-1,step}', '"clear"')
where status = 'cleared' and comments -> -1 ->> 'by' is not null;
