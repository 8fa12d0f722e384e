-- Of a large shop this is done in a quiet hour: the goods are written anew, see "A new version of a large shop" in docs/operating.md.
ALTER TABLE "goods" drop column "rating";--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "rating" numeric(2, 1) GENERATED ALWAYS AS (case when rating_count >= 3 then round(rating_sum / (2.0 * rating_count), 1) end) STORED;--> statement-breakpoint
ALTER TABLE "merchant" drop column "rating";--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "rating" numeric(2, 1) GENERATED ALWAYS AS (case when rating_count >= 3 then round(rating_sum / (2.0 * rating_count), 1) end) STORED;--> statement-breakpoint
CREATE INDEX "goods_leaf_sales" ON "goods" USING btree ("category_id",("stock" = 0),"sales" DESC NULLS FIRST,"id","price","stock","rating","category_id","merchant_id") WHERE "goods"."is_shown";--> statement-breakpoint
CREATE INDEX "goods_top_sales" ON "goods" USING btree ("top_category_id",("stock" = 0),"sales" DESC NULLS FIRST,"id","price","stock","rating","category_id","merchant_id") WHERE "goods"."is_shown";--> statement-breakpoint
CREATE INDEX "goods_merchant_sales" ON "goods" USING btree ("merchant_id",("stock" = 0),"sales" DESC NULLS FIRST,"id","price","stock","rating","category_id","merchant_id") WHERE "goods"."is_shown";--> statement-breakpoint
CREATE INDEX "goods_area_sales" ON "goods" USING btree ("cart_type",("stock" = 0),"sales" DESC NULLS FIRST,"id","price","stock","rating","category_id","merchant_id") WHERE "goods"."is_shown";--> statement-breakpoint
CREATE INDEX "goods_shop_sales" ON "goods" USING btree ("is_shown",("stock" = 0),"sales" DESC NULLS FIRST,"id","price","stock","rating","category_id","merchant_id") WHERE "goods"."is_shown";
