-- Of a large shop this is done beforehand, while it sells: see "A new version of a large shop" in docs/operating.md.
-- The cost is that of seeing whether a row matches by its tokens, which lie outside the row: no plan does it for many.
CREATE OR REPLACE FUNCTION placed_tokens("search" tsvector, "leaf" integer, "top" integer, "merchant" integer, "area" text, "price" numeric)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE COST 10000 AS $$
DECLARE
	"digits" text := trunc("price")::text;
	"alike" text := '#price' || length("digits") || ':';
BEGIN
	RETURN "search" || array_to_tsvector(array['#leaf' || "leaf", '#top' || "top", '#merchant' || "merchant", '#area' || "area",
		"alike", "alike" || left("digits", 1), "alike" || left("digits", 2)]);
END $$;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "goods_words" ON "goods" USING gin (placed_tokens("search", "category_id", "top_category_id", "merchant_id", "cart_type", "price"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "goods_words_1000" ON "goods" USING gin (placed_tokens("search", "category_id", "top_category_id", "merchant_id", "cart_type", "price")) WHERE "goods"."is_shown" and "goods"."stock" > 0 and "goods"."sales" >= 1000;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "goods_words_400" ON "goods" USING gin (placed_tokens("search", "category_id", "top_category_id", "merchant_id", "cart_type", "price")) WHERE "goods"."is_shown" and "goods"."stock" > 0 and "goods"."sales" >= 400 and "goods"."sales" < 1000;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "goods_words_100" ON "goods" USING gin (placed_tokens("search", "category_id", "top_category_id", "merchant_id", "cart_type", "price")) WHERE "goods"."is_shown" and "goods"."stock" > 0 and "goods"."sales" >= 100 and "goods"."sales" < 400;--> statement-breakpoint
DROP INDEX IF EXISTS "goods_search";--> statement-breakpoint
DROP INDEX IF EXISTS "goods_search_1000";--> statement-breakpoint
DROP INDEX IF EXISTS "goods_search_200";
