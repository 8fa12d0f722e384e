-- concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS "upload_shown_to" ON "upload" USING btree ("shown_to") WHERE "upload"."shown_to" is not null;