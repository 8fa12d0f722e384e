import { randomBytes, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { goods, sku } from "../db/schema/goods";
import {
	masterOrder,
	merchantOrder,
	orderLine,
	orderStep,
} from "../db/schema/order";
import type { TestShop } from "./test-shop";

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const minuteMs = 60_000;

function numberOf(prefix: string): string {
	const signs = Array.from(randomBytes(18), (byte) => letters[byte % 32]);
	return prefix + signs.join("");
}

const deliveredTo = {
	realName: "Kit Chan",
	countryCode: "+852",
	phone: "91230000",
	email: "kit@example.com",
	country: "HK",
	city: "",
	district: "eastern",
	detail: "18 Taikoo Shing Road",
	block: "",
	floor: "8",
	houseNumber: "A",
	postcode: "",
	addressType: "home" as const,
	latitude: null,
	longitude: null,
};

type MasterRow = typeof masterOrder.$inferSelect;

/** An order of one piece that waits half an hour to be paid, by the shop's clock; of the sample shop's first sku. */
export async function seedMaster(
	{ db, now }: Pick<TestShop, "db" | "now">,
	accountId: number,
	{ total = "120.50" }: { total?: string } = {},
): Promise<MasterRow> {
	const amounts = {
		goodsTotal: total,
		couponTotal: "0.00",
		pointsTotal: "0.00",
		total,
	};
	const at = now();
	const [master] = await db
		.insert(masterOrder)
		.values({
			...amounts,
			no: numberOf("PT"),
			accountId,
			preOrderNo: randomUUID(),
			deliveredTo,
			locale: "en",
			payMethod: "local",
			pointsUsed: 0,
			freightTotal: "0.00",
			createdAt: at,
			expiresAt: new Date(at.getTime() + 30 * minuteMs),
		})
		.returning();
	if (!master) throw new Error("The master was not kept");
	await insertOrder(db, { master, amounts, at });
	return master;
}

interface Made {
	master: MasterRow;
	amounts: Pick<
		MasterRow,
		"goodsTotal" | "couponTotal" | "pointsTotal" | "total"
	>;
	at: Date;
}

async function insertOrder(
	db: Database,
	{ master, amounts, at }: Made,
): Promise<void> {
	const { total } = amounts;
	const [order] = await db
		.insert(merchantOrder)
		.values({
			...amounts,
			no: numberOf("SH"),
			masterId: master.id,
			accountId: master.accountId,
			createdAt: at,
			merchantId: 2,
			cartType: "E_COMMERCE",
			note: "",
			freight: "0.00",
		})
		.returning({ id: merchantOrder.id });
	const created = { step: "created", actor: "buyer", at } as const;
	await db.insert(orderStep).values({ ...created, orderId: order?.id ?? 0 });
	await holdPiece(db);
	await db.insert(orderLine).values({
		orderId: order?.id ?? 0,
		skuId: 1,
		goodsId: 1,
		name: { en: "Jasmine tea" },
		image: "/tea.webp",
		options: {},
		price: total,
		quantity: 1,
		subtotal: total,
		couponShare: "0.00",
		pointsShare: "0.00",
		payable: total,
		substitution: "none",
	});
}

async function holdPiece(db: Database): Promise<void> {
	const [held] = await db
		.update(sku)
		.set({ stock: sql`${sku.stock} - 1`, reserved: sql`${sku.reserved} + 1` })
		.where(eq(sku.id, 1))
		.returning({ goodsId: sku.goodsId });
	await db
		.update(goods)
		.set({ stock: sql`${goods.stock} - 1` })
		.where(eq(goods.id, held?.goodsId ?? 0));
}
