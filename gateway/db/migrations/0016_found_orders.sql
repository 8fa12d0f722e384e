ALTER TABLE "order_line" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "account_adopted_by" ON "account" USING btree ("adopted_by") WHERE "account"."adopted_by" is not null;--> statement-breakpoint
CREATE INDEX "merchant_order_merchant_status" ON "merchant_order" USING btree ("merchant_id","status","paid","id");--> statement-breakpoint
CREATE INDEX "order_line_search" ON "order_line" USING gin ("search");