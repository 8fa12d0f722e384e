ALTER TABLE "upload" ADD COLUMN "merchant_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Pictures that were sent before each had viewers of its own.
UPDATE "upload" SET "is_private" = true
WHERE "model" = 'refund'
	OR ("model" = 'review' AND "path" NOT IN (SELECT unnest("images") FROM "review"));--> statement-breakpoint
UPDATE "upload" SET "merchant_ids" = "asked"."merchant_ids"
FROM (
	SELECT "path", array_agg(DISTINCT "merchant_id") AS "merchant_ids"
	FROM "refund", unnest("images") AS "path" GROUP BY "path"
) "asked"
WHERE "asked"."path" = "upload"."path" AND "upload"."model" = 'refund';
