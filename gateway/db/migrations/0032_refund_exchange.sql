CREATE TABLE "refund_exchange" (
	"refund_id" integer PRIMARY KEY NOT NULL,
	"sku_id" integer NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"is_dearer" boolean NOT NULL,
	"held" smallint DEFAULT 0 NOT NULL,
	"order_id" integer,
	"payment_id" integer,
	CONSTRAINT "refund_exchange_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "refund_exchange_held" CHECK ("refund_exchange"."held" >= 0 and ("refund_exchange"."held" = 0 or "refund_exchange"."order_id" is null))
);
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "exchanged" numeric(12, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_exchange" ADD CONSTRAINT "refund_exchange_refund_id_refund_return_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund_return"("refund_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_exchange" ADD CONSTRAINT "refund_exchange_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_exchange" ADD CONSTRAINT "refund_exchange_order_id_merchant_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."merchant_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_exchange" ADD CONSTRAINT "refund_exchange_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_exchange_sku" ON "refund_exchange" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "refund_exchange_payment" ON "refund_exchange" USING btree ("payment_id");