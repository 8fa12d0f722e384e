CREATE TABLE "delivery_promise" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"promised_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"measured_at" timestamp with time zone,
	"points" integer DEFAULT 0 NOT NULL,
	"refund_id" integer,
	CONSTRAINT "delivery_promise_span" CHECK ("delivery_promise"."from_at" <= "delivery_promise"."until_at"),
	CONSTRAINT "delivery_promise_measured" CHECK (("delivery_promise"."state" in ('open', 'void')) = ("delivery_promise"."measured_at" is null)),
	CONSTRAINT "delivery_promise_amends" CHECK (("delivery_promise"."state" = 'amended') = ("delivery_promise"."points" > 0) and ("delivery_promise"."refund_id" is null or "delivery_promise"."state" = 'amended'))
);
--> statement-breakpoint
CREATE TABLE "promise_day" (
	"store_id" integer NOT NULL,
	"day" date NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"broken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promise_day_day_store_id_pk" PRIMARY KEY("day","store_id")
);
--> statement-breakpoint
ALTER TABLE "delivery_promise" ADD CONSTRAINT "delivery_promise_order_id_merchant_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."merchant_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_promise" ADD CONSTRAINT "delivery_promise_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_promise" ADD CONSTRAINT "delivery_promise_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_day" ADD CONSTRAINT "promise_day_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_promise_open" ON "delivery_promise" USING btree ("until_at") WHERE "delivery_promise"."state" = 'open';--> statement-breakpoint
CREATE INDEX "delivery_promise_broken" ON "delivery_promise" USING btree ("measured_at") WHERE "delivery_promise"."state" = 'broken';--> statement-breakpoint
CREATE INDEX "delivery_promise_late" ON "delivery_promise" USING btree ("store_id","until_at" DESC NULLS LAST) WHERE "delivery_promise"."state" in ('broken', 'amended', 'waived');