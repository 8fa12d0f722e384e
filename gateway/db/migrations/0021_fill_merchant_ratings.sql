-- Reviews that were written before merchants counted them.
UPDATE "merchant" SET "rating_sum" = "counted"."sum", "rating_count" = "counted"."count"
FROM (
	SELECT "merchant_id", sum("rating_sum") AS "sum", sum("rating_count") AS "count"
	FROM "goods" WHERE "rating_count" > 0 GROUP BY "merchant_id"
) "counted"
WHERE "counted"."merchant_id" = "merchant"."id";
