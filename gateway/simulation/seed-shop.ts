import { eq } from "drizzle-orm";
import type { Database } from "../db/client";
import { pick, type Random } from "../db/sample/random";
import { account } from "../db/schema/account";
import { address } from "../db/schema/address";
import { coupon, couponReceipt } from "../db/schema/coupon";
import { goods, sku } from "../db/schema/goods";
import { pointsEntry } from "../db/schema/points";

export interface Buyer {
	accountId: number;
	addressId: number;
}

const buyersCount = 3;
const dayMs = 24 * 60 * 60 * 1_000;
const home = {
	...{ realName: "Kit Chan", countryCode: "+852", phone: "91234567" },
	...{ email: "", country: "HK", city: "", district: "eastern" },
	...{ detail: "Taikoo Shing", block: "", floor: "", houseNumber: "B" },
	...{ postcode: "", addressType: "home" as const, isDefault: true },
	...{ latitude: 22.2863, longitude: 114.2185 },
};

/** A handful of goods with few pieces and buyers with coupons and points, in a sample shop that is there already. */
export async function seedShop(
	db: Database,
	random: Random,
	nowMs: number,
): Promise<{ skuIds: number[]; buyers: Buyer[] }> {
	const skuIds = await seedSkus(db, random);
	const at = new Date(nowMs);
	const accounts = await db
		.insert(account)
		.values(
			Array.from({ length: buyersCount }, () => ({
				...{ kind: "member" as const, nickname: "Kit", locale: "en" as const },
				createdAt: at,
			})),
		)
		.returning({ id: account.id });
	const ids = accounts.map(({ id }) => id);
	const addresses = await db
		.insert(address)
		.values(ids.map((accountId) => ({ ...home, accountId, updatedAt: at })))
		.returning({ addressId: address.id, accountId: address.accountId });
	await seedSavings(db, ids, at);
	return { skuIds, buyers: addresses };
}

/** Two of the mall, one of the supermarket. */
async function seedSkus(db: Database, random: Random): Promise<number[]> {
	const ids: number[] = [];
	for (const cartType of ["E_COMMERCE", "E_COMMERCE", "SUPERMARKET"] as const) {
		const [model] = await db
			.select()
			.from(goods)
			.where(eq(goods.cartType, cartType))
			.limit(1);
		if (!model) throw new Error(`The sample shop sells nothing of ${cartType}`);
		const stock = pick(random, [1, 2, 3, 5]);
		// Out of sight: it is found by its number alone.
		const { id, search, ...like } = model;
		const [added] = await db
			.insert(goods)
			.values({ ...like, search: "", stock, skuCount: 1 })
			.returning({ id: goods.id });
		const [sold] = await db
			.insert(sku)
			.values({
				...{ goodsId: added?.id ?? 0, options: {}, weightGrams: 100 },
				...{ price: pick(random, ["8.80", "60.00", "199.90"]), stock },
				position: 0,
			})
			.returning({ id: sku.id });
		ids.push(sold?.id ?? 0);
	}
	return ids;
}

async function seedSavings(
	db: Database,
	accountIds: number[],
	at: Date,
): Promise<void> {
	const [given] = await db
		.insert(coupon)
		.values({
			...{ type: "general", name: { en: "Welcome" }, amount: "5.00" },
			...{ minimumSpend: "10.00", validDays: 7, isOffered: false },
			createdAt: at,
		})
		.returning({ id: coupon.id });
	await db.insert(couponReceipt).values(
		accountIds.map((accountId) => ({
			...{ accountId, couponId: given?.id ?? 0, receivedAt: at },
			expiresAt: new Date(at.getTime() + 7 * dayMs),
		})),
	);
	await db.insert(pointsEntry).values(
		accountIds.map((accountId) => ({
			...{ accountId, kind: "granted" as const, amount: 700 },
			...{ usableFrom: at, at },
		})),
	);
}
