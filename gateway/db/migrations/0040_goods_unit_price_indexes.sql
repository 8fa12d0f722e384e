-- concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS "goods_leaf_unit_price" ON "goods" USING btree ("category_id","unit_price","id") WHERE "goods"."is_shown";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "goods_top_unit_price" ON "goods" USING btree ("top_category_id","unit_price","id") WHERE "goods"."is_shown";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "goods_merchant_unit_price" ON "goods" USING btree ("merchant_id","unit_price","id") WHERE "goods"."is_shown";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "goods_area_unit_price" ON "goods" USING btree ("cart_type","unit_price","id") WHERE "goods"."is_shown";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "goods_shop_unit_price" ON "goods" USING btree ("is_shown","unit_price","id") WHERE "goods"."is_shown";