DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "account_deleted" ON "account" USING btree ("id") WHERE "account"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_given_up" ON "outbox" USING btree ("id") WHERE "outbox"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at","id") WHERE "outbox"."done_at" is null and "outbox"."given_up_at" is null;