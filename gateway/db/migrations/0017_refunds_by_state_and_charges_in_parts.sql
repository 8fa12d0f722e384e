ALTER TABLE "local_charge" ADD COLUMN "paid_back_by" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_state" ON "refund" USING btree ("state","id");--> statement-breakpoint
ALTER TABLE "local_charge" ADD CONSTRAINT "local_charge_refunded" CHECK ("local_charge"."refunded" between 0 and "local_charge"."amount");