CREATE TABLE "opening" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"claimed_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	CONSTRAINT "opening_is_one_row" CHECK ("opening"."id" = 1)
);
--> statement-breakpoint
-- A shop that sells is open, and one that has an operator needs no first one.
INSERT INTO "opening" ("claimed_at", "opened_at")
SELECT
	CASE WHEN EXISTS (SELECT FROM "account" WHERE 'operator' = ANY("scope")) THEN now() END,
	now()
WHERE EXISTS (SELECT FROM "goods");
