-- concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ledger_entry_cash" ON "ledger_entry" USING btree ("at") WHERE "ledger_entry"."account" = 'cash';