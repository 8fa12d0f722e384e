ALTER TABLE "pre_order" ADD COLUMN "shown" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_reference_unique" UNIQUE("reference");