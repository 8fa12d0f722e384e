-- concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS "goods_brand" ON "goods" USING btree ("brand") WHERE "goods"."is_shown";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "goods_origin" ON "goods" USING btree ("origin") WHERE "goods"."is_shown";