-- concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS "account_member" ON "account" USING btree ("id") WHERE "account"."kind" = 'member' and "account"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "account_blocked" ON "account" USING btree ("id") WHERE "account"."blocked_at" is not null;