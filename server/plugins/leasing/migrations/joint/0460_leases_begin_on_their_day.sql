-- A lease could be put into force before its first day, and a lease that begins in years counted as space that is let. Those that
-- have not begun are signed again.
update lease_ship set activated_on = null where activated_on < start_date and start_date > current_date;
