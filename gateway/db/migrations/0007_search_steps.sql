ALTER TABLE "goods" SET (toast_tuple_target = 256);--> statement-breakpoint
UPDATE "goods" SET "search" = array_to_tsvector(ARRAY(SELECT CASE WHEN 'A' = ANY(weights) THEN lexeme ELSE '~' || lexeme END FROM unnest("search")));--> statement-breakpoint
DROP INDEX "goods_search";--> statement-breakpoint
DROP INDEX "goods_leaf_sales";--> statement-breakpoint
DROP INDEX "goods_top_sales";--> statement-breakpoint
DROP INDEX "goods_merchant_sales";--> statement-breakpoint
DROP INDEX "goods_area_sales";--> statement-breakpoint
CREATE INDEX "goods_search_1000" ON "goods" USING gin (("search" || array_to_tsvector(array['#leaf' || "category_id"::text, '#top' || "top_category_id"::text, '#merchant' || "merchant_id"::text, '#area' || "cart_type"]))) WHERE "goods"."is_shown" and "goods"."stock" > 0 and "goods"."sales" >= 1000;--> statement-breakpoint
CREATE INDEX "goods_search_200" ON "goods" USING gin (("search" || array_to_tsvector(array['#leaf' || "category_id"::text, '#top' || "top_category_id"::text, '#merchant' || "merchant_id"::text, '#area' || "cart_type"]))) WHERE "goods"."is_shown" and "goods"."stock" > 0 and "goods"."sales" >= 200;--> statement-breakpoint
CREATE INDEX "goods_shop_sales" ON "goods" USING btree ("is_shown",("stock" = 0),"sales" DESC NULLS FIRST,"id","price","stock","rating","category_id","merchant_id") WHERE "goods"."is_shown";--> statement-breakpoint
CREATE INDEX "goods_shop_price" ON "goods" USING btree ("is_shown","price","id") WHERE "goods"."is_shown";--> statement-breakpoint
CREATE INDEX "goods_shop_new" ON "goods" USING btree ("is_shown","created_at" DESC NULLS FIRST,"id") WHERE "goods"."is_shown";--> statement-breakpoint
CREATE INDEX "goods_search" ON "goods" USING gin (("search" || array_to_tsvector(array['#leaf' || "category_id"::text, '#top' || "top_category_id"::text, '#merchant' || "merchant_id"::text, '#area' || "cart_type"])));--> statement-breakpoint
CREATE INDEX "goods_leaf_sales" ON "goods" USING btree ("category_id",("stock" = 0),"sales" DESC NULLS FIRST,"id","price","stock","rating","category_id","merchant_id") WHERE "goods"."is_shown";--> statement-breakpoint
CREATE INDEX "goods_top_sales" ON "goods" USING btree ("top_category_id",("stock" = 0),"sales" DESC NULLS FIRST,"id","price","stock","rating","category_id","merchant_id") WHERE "goods"."is_shown";--> statement-breakpoint
CREATE INDEX "goods_merchant_sales" ON "goods" USING btree ("merchant_id",("stock" = 0),"sales" DESC NULLS FIRST,"id","price","stock","rating","category_id","merchant_id") WHERE "goods"."is_shown";--> statement-breakpoint
CREATE INDEX "goods_area_sales" ON "goods" USING btree ("cart_type",("stock" = 0),"sales" DESC NULLS FIRST,"id","price","stock","rating","category_id","merchant_id") WHERE "goods"."is_shown";