import type { Added } from "@/gateway/testing/next-release";

/** What a release to come may do to a shop that sells, one migration of each kind; `npm run check:migrations` has nothing against it. */
export const adds: Added = {
	"9000_order_mark": [
		`ALTER TABLE "master_order" ADD COLUMN "mark" text DEFAULT 'none' NOT NULL`,
	],
	"9001_goods_by_stock": [
		`-- concurrent\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "goods_by_stock" ON "goods" ("stock", "id")`,
	],
	"9002_sku_note": [
		`CREATE TABLE "sku_note" ("sku_id" integer PRIMARY KEY, "note" text NOT NULL)`,
		`ALTER TABLE "sku_note" ADD CONSTRAINT "sku_note_sku" FOREIGN KEY ("sku_id") REFERENCES "sku"("id") ON DELETE cascade`,
	],
	"9003_sku_has_stock": [
		`-- contract: needs 0000_baseline\nALTER TABLE "sku" ADD CONSTRAINT "sku_has_stock" CHECK ("stock" >= 0) NOT VALID`,
	],
	"9004_sku_has_stock_checked": [
		`ALTER TABLE "sku" VALIDATE CONSTRAINT "sku_has_stock"`,
	],
};

/** And the one after it. */
export const takesAway: Added = {
	...adds,
	"9005_no_order_mark": [
		`-- contract: needs 9000_order_mark\nALTER TABLE "master_order" DROP COLUMN "mark"`,
	],
};
