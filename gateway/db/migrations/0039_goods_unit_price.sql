ALTER TABLE "goods" ADD COLUMN "unit_price" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "unit_per" text;